package pgtest

import (
	"os"
	"os/user"
	"strconv"
	"syscall"
)

// dying returns how a program is started that gets a signal when this one dies.
func dying(s syscall.Signal) *syscall.SysProcAttr { return &syscall.SysProcAttr{Pdeathsig: s} }

// asPostgres gives a folder to the user postgres, and makes programs run as that user, if this one runs as root.
func asPostgres(as *syscall.SysProcAttr, dir string) error {
	if os.Getuid() != 0 {
		return nil
	}
	who, err := user.Lookup("postgres")
	if err != nil {
		return err
	}
	uid, _ := strconv.Atoi(who.Uid)
	gid, _ := strconv.Atoi(who.Gid)
	as.Credential = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	return os.Chown(dir, uid, gid)
}
