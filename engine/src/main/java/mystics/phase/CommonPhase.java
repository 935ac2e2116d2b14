package mystics.phase;

/** The moments that belong to no single phase: rolls for a star, marks, and customs that mods may change. */
public final class CommonPhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public CommonPhase() {
        part("Rolling for a star");
        moment(CheckDice.class); // how many dice
        moment(Checks.CheckRolled.class); // the dice lie

        part("Marks");
        moment(MarkGiven.class); // a mark is laid on a figure
        moment(MarkRemoved.class); // a mark is taken away
        moment(MarkLaid.class); // a mark is laid on a space, a room or the table

        part("Perils and customs");
        moment(Peril.class); // does it work on that figure?
        moment(Custom.class); // the words a rule goes by
    }
}
