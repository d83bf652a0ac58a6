package duel

import "github.com/weathergage/weathergage/engine"

// Acts returns what the log puts under one headline: how the ships sail, and a volley with what it does.
func (r *ruleset) Acts() []engine.Act { return acts }

var acts = []engine.Act{
	{Begins: madeSpeed, Joint: ", ", Deeds: []engine.Deed{
		{Kind: madeSpeed, Says: "%A makes speed %1"},
		{Kind: gotGage, Says: "%A has the gage%{1? (the die shows %1)}"},
		{Kind: closed, Says: "%A closes to %2 mm"},
		{Kind: sheered, Says: "%A sheers off to %2 mm"},
		{Kind: held, Says: "%A holds her course at %1 mm"},
	}},
	{Begins: fired, Says: "%A fires %W at %O and scores %{2w} %{2:hit|hits}", Joint: "; ", Deeds: []engine.Deed{
		{Kind: fired, Says: "%A fires %W and scores %{2w} %{2:hit|hits}"},
		{Kind: heldFire, Says: "%A holds her fire"},
		{Kind: sank, Says: "%A sinks"},
		{Kind: struckColours, Says: "%A strikes her colours"},
		{Kind: foughtOn, Says: "%A fights on"},
	}},
}

// Phrase appends a phrase of an act, filled in with an event.
func (r *ruleset) Phrase(buf []byte, _ engine.State, says string, e engine.Event) []byte {
	return r.words.Fill(buf, says, e.About, e.On, e.With, e.N[:]...)
}
