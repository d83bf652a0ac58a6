package renaissance

// Distance is a distance that the text of the rulebook gives.
type Distance uint8

const (
	Shouting          Distance = iota // ships that hear each other. Case 3.2
	GunSignal                         // ships that may signal by guns. Case 3.2
	TowLine                           // length of a tow. Case 9.1
	BoatTowMost                       // most that a ship towed by boats moves. Case 9.1
	BoatTowDownwind                   // more in a light wind dead aft. Case 9.1
	LyingAHull                        // ahead in a gale. Case 6.2
	LeewayStep                        // straight ahead for each LeewaySide. Case 7.3
	LeewaySide                        // to leeward for each full LeewayStep. Case 7.3
	BackWaterGalley                   // astern. Case 7.9
	BackWaterGalleass                 // astern. Case 7.9
	GalleassSmall                     // most in a move on the small circle. Case 8.1
	LiftOars                          // lost when lifting oars to fire. Case 11.1
	Moving                            // over this firing is worse. Case 11.3
	MovingFast                        // over this it is worse still. Case 11.3
	GunSpacing                        // least between guns of a fort. Case 25.1
	FortOverhead                      // least from the ship fired over to the target. Case 25.3
	Parted                            // between ships that touched and are apart. Case 18.1
	Glance                            // straight on after a swing. Case 18.1
	FoulSlow                          // both below: they lock less easily. Case 18.1
	HolingSpeed                       // least for holing and oar rakes. Case 18.2
	OarRakeStep                       // of both moves for an oar by each spot. Case 18.3
	ExplosionReach                    // of a ship that explodes. Case 16.0
	Near100                           // fire from within. Case 20.2
	Near151                           // fire from below. Case 20.3
	Near200                           // fire from within. Case 20.2
	Near300                           // fire from below. Case 20.1
	GreedReach                        // Case 22.1
	GreedClose                        // where a Sea-Dog out of control engages. Case 22.5
	GroundStep                        // of move for each factor. Case 23.2
	Kedging                           // Case 23.4
	KedgeBoat                         // boat ahead of the bow. Case 23.4
	BoatBase                          // of a ship\'s boat, both ways. Case 4.4
	Shade                             // of high land up wind. Case 23.6
	BarrierSpeed                      // least to break one. Case 23.7
	SwingAnchor                       // of the free end. Case 24.0
	SwingSpring                       // of either end between two anchors. Case 24.0
	BoatParent                        // most she moves while launching one. Ruling R305
	CircleLarge                       // radius. Case 8.1
	CircleSmall                       // radius. Case 8.1
	// NumDistances is how many there are.
	NumDistances = iota
)

// Angle is an angle that text or diagrams of the rulebook give.
type Angle uint8

const (
	BroadsideArc    Angle = iota // either side of the perpendicular. Case 10.5
	ChaserArc                    // either side of the centre line. Case 10.5
	FortArc                      // either side of the facing. Case 25.3. Ruling R313
	RakeAngle                    // most from the centre line. Case 10.6
	SquareLimit                  // nearest to the wind, square rig. Case 7.2
	LateenLimit                  // nearest to the wind, lateen rig. Case 7.2
	PinchWide                    // of the test of square rig. Case 7.2
	PinchNarrow                  // of the same. Case 7.2
	BeamWind                     // below it the wind is on the bow. Case 7.1
	QuarterWind                  // up to it the wind is on the quarter. Case 7.1
	DirectTolerance              // most off dead aft or off the beam. Case 6.2
	HoldTolerance                // most off bow or stern. Case 7.9. Ruling R135
	WindPoint                    // one point of the wind. Case 5.1
	AreaTwo                      // least between course and centre line. Case 18.1
	TackSquare                   // off the wind in stays, square rig. Case 8.2
	TackLateen                   // off the wind in stays, lateen rig. Case 8.2
	// NumAngles is how many there are.
	NumAngles = iota
)

// Task is something that takes full moves.
type Task uint8

const (
	CutAway          Task = iota // a fallen section. Case 17.6
	JuryMast                     // Case 17.9
	RepairHole                   // Case 17.9
	ShiftOars                    // from side to side. Case 17.8
	ShiftChaser                  // a beam battery to the stern ports. Case 10.7
	LoadGuns                     // Case 10.3
	UnloadGuns                   // Case 10.3
	UnloadRaw                    // with the loading option. Case 10.3.1
	FireRaw                      // with the loading option, every so many moves. Case 10.3.1
	SetSail                      // lower or raise. Case 7.4
	ManSteering                  // Case 17.3
	Reassemble                   // a party. Case 19.4
	Board                        // Case 19.1
	Jettison                     // a battery. Case 23.3
	ShiftBattery                 // to or from a boat. Case 23.3
	DropAnchor                   // Case 24.0
	RaiseAnchor                  // Case 24.0
	CutCable                     // Case 24.0
	MakeMoorings                 // Case 24.0
	CastOffMoorings              // Case 24.0
	PassTow                      // Case 9.1
	CastOffTow                   // Case 9.1
	LaunchBoat                   // or stow. Case 9.2
	ManBoat                      // or leave it. Case 9.2
	SecurePrize                  // Case 21.2
	LightFireShip                // Case 16.2
	LeaveFireShip                // Case 16.2
	CutLooseFirst                // Case 18.4
	CutLooseBowsprit             // more, if a bowsprit is over or a fire ship. Case 18.4
	CutLooseLast                 // Case 18.4
	BoatAtBarrier                // Case 23.7
	ShoreAtBarrier               // Case 23.7
	HeatShot                     // Case 25.5
	LoadRedHot                   // Case 25.5
	WindLasts                    // between throws for the wind. Case 5.1
	WeatherLasts                 // between throws for the weather. Case 5.2
	DriftAfterWind               // after sailing into the wind. Case 7.2
	TackAgain                    // between tacks. Case 8.2
	AttackEvery                  // one move at attack speed in so many. Case 7.4
	RehoistAfter                 // Case 21.1
	RehoistHolyWar               // Christians and Moslems. Case 21.1
	RecoverAfter                 // from retire from action. Case 20.4
	// NumTasks is how many there are.
	NumTasks = iota
)

// FigureNo is any other figure of the rulebook.
type FigureNo uint8

const (
	WordsShouted      FigureNo = iota // in a move. Case 3.5
	GunMessages                       // that may be agreed. Case 3.3
	AbreastMost                       // galleys or galleasses in a line. Case 3.1
	MenPerGroup                       // of small arms. Case 15.0
	GroupRounds                       // a remainder over this is a group. Case 15.0
	EndMost                           // men who fire over bow or stern. Case 15.0
	BoatCrew                          // Case 9.2
	BoatPassengers                    // Case 9.2
	BoatDefence                       // Case 14.5
	BoatMasts                         // mast sections lost for a boat. Case 9.2
	FoulLocks                         // total at which ships lock. Case 18.1
	CutLooseOver                      // two dice must exceed it. Case 19.1
	HolingTons                        // for each HolingWeight. Case 18.2
	HoledUnder                        // tons of a ship that may be holed. Case 18.2
	HolesOver                         // tons of a ship that may hole. Case 18.2
	SinksRatio                        // times as heavy sinks outright. Case 18.2
	HoleSerious                       // two dice for each hole. Case 17.7. Ruling R183
	ExplodesAt                        // two dice and moves. Case 16.1
	PrizeCrew                         // percent of the nominal crew. Case 21.2
	PrizeParty                        // men. Case 21.2
	PrizeMenPerGun                    // men for each battery. Case 21.2
	PrizeAttack                       // percent of a prize's men that may attack. Case 19.4
	MarinersPerFactor                 // for each MeleeMariners. Case 19.5
	SoldiersPerFactor                 // for each MeleeSoldiers. Case 19.5
	NobleDuel                         // added by a Spanish Noble. Case 4.3.1
	KnightStrike                      // added by a captured Knight. Case 4.3.1
	StrikeOrder                       // die up to which a captured personality surrenders. Case 4.3.1
	MeleeTaken                        // die up to which a personality is captured. Case 19.7
	HeavyFactor                       // over this a rake does more, in tenths. Case 11.3
	DismastedWind                     // Beaufort over this. Case 11.3
	UpwindFire                        // Beaufort over this. Case 16.0
	RedHotPounds                      // shot of so much or more. Case 16.0
	SmallTons                         // smaller ships fare worse in a gale. Case 6.3
	LossMoved                         // casualties of a move past which morale counts. Case 20.2
	LossFired                         // percent lost from which each fire tests. Case 20.1
	LossBoarded                       // percent lost at which a boarder tests. Case 20.1
	DisabledGuns                      // percent of batteries, below which she is disabled. Ruling R284
	HeavyFire                         // damage points. Case 20.2
	LightFire                         // damage points. Cases 20.1, 20.2
	TonsShare                         // one so manieth of the tonnage. Cases 20.4, 22.2
	GreedSections                     // Case 22.2
	Refloats                          // a factor below it. Case 23.2
	GroundMasts                       // over it she loses her masts. Case 23.2
	GroundWrecks                      // over it she is wrecked. Case 23.3
	GunnersPerGun                     // Case 25.2
	MenPerGun                         // Case 25.2
	CoverOpen                         // Case 25.1
	CoverEarth                        // Case 25.1
	CoverStone                        // Case 25.1
	FortCasualties                    // times the damage by cover. Case 25.4
	GunsPerBattery                    // Cases 25.3, 30.0
	SpecifiedShare                    // gunnery factor at least one so manieth. Case 26.0
	WreckageCovers                    // batteries by a section over the side. Case 17.6
	WreckageTurn                      // sections over a side that bar the other turn. Case 17.6
	CircleSections                    // sections lost past which circles cost more. Case 17.5
	SmallGunsLot                      // eliminated together. Ruling R369
	// NumFigures is how many there are.
	NumFigures = iota
)
