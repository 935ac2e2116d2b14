package mystics.phase.encounter;

import mystics.phase.Phase;

/** Encounters in rooms, and the placing of their minions (ENC, PLACE). */
public final class EncounterPhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public EncounterPhase() {
        part("Encounters and arriving minions");
        moment(EncounterDrawn.class); // a card is turned up
        moment(EntrySought.class); // where a minion arrives
        moment(MinionsPlaced.class); // all have arrived
    }
}
