package e2e

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// The owner, made by a link that the command prints, lets only invited people in, and blocks a name:
// on one page, by keyboard and on a phone.
func TestTheOwnersPage(t *testing.T) {
	atLength(t)
	h, a, b := openHouse(t), phone(t), desk(t)
	at := strings.Replace(h.url, "127.0.0.1", "localhost", 1)
	a.keeps(at, "Anna of Hull")
	a.open(at + "/owner")
	a.says("Only the owner of this server may see that")
	a.audit("not the owner")
	links := exec.Command(h.path, "owner", "link", "--public-url", at)
	links.Env = append(os.Environ(), h.env)
	link, err := links.CombinedOutput()
	if err != nil {
		t.Fatalf("owner link: %v\n%s", err, link)
	}
	a.open(strings.TrimSpace(string(link)))
	a.clickOn(`document.querySelectorAll('main button')`)
	a.until(`location.pathname === '/me'`)
	a.says("The owner’s page")
	a.open(at + "/owner")
	a.says("people who keep a name")
	a.audit("the owner's page")
	a.screen("owner")
	a.press("Let only those with an invitation in")
	a.says("Only those with an invitation may keep a name.")
	b.hasKeys()
	b.open(at + "/me")
	b.press("Keep a name")
	b.says("nvitation")
	a.press("Make an invitation")
	a.until(`document.querySelector('input[readonly]')?.value.includes('/pass/')`)
	a.do(typed(`.keeping input`, "Cato")...)
	a.press("Block it")
	a.press("Block the name")
	a.says("Nobody can use the name “Cato”")
	a.press("unblock")
	a.says("No name is blocked.")
}
