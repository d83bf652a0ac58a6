package record

// sample shows every kind of line in the form the writer gives it.
const sample = `weathergage match 1
game      toy
rules     "second edition" 3
pack      3f9ac1
own       scenarios/open.toml 3e23f5b34b9a9846
  | key = "open"  # ours ; and "yours"
  |
  |   indented
scenario  open
set       wind=variable
set       name="two words"
match     m7x2
fork      k81q 14
seat      A person "Ann \"the gun\"" words="the wind is fair today"
seat      B bot search:playouts=2000 key=91
dice      mixed commit=9f2c known
start     scenario
  16.0 B draw 41 = 17 soldiers
  16.1 - 1d6 = 3

turn 1
at
  | weathergage position 1
  | game toy 3
  |
  |   indented ; kept
A close resolute > vengeur 85mm
A fire resolute > vengeur ; a long shot
  6.2 A 2d6 = 6 1
  6.3 B 1d6 = 4 typed
  6.4 - 1d6 = 2 #9
  6.5 A 1d6 = 2
  check 5d1c90aa02b4e6f1
say B "Well \\ shot.\n"
say A 3 "Close the flagship."
back 2 by B, agreed A, B
; what if she closes?
try "closer"
  A close resolute > vengeur 95mm
    6.2 A 2d6 = 6 1
  try
    turn 2
    at
      | x
    B pass
  B pass
A pass

sitting   mixed commit=88e1 was=41b6 A="a fresh breeze from the west" known mail
A pass
  6.2 A 2d6 = 5 5

turn 2
sealed B 3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b8553
A pass
opened B 1 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
B pass

held B fire vengeur
  6.2 B 1d6 = 1
end concede A
result B 8.1 level=2 score=3,-1
key 41b7
`
