/** Encounters: drawing the card, placing its minions, establishing initiative (ENC, PLACE, INIT). */
package mystics.phase.encounter;
