package mystics.kit.scenario;

import mystics.trial.TrialTable;

/** Sets a trial table as a scenario describes. */
record GivenTable(TableFacts facts, TrialTable table) {
    /**
     * Sets the table.
     *
     * @throws IllegalArgumentException when a name is not in the box
     */
    void set() {
        if (!facts.room().isEmpty()) {
            facts.room().stream().skip(1).forEach(table::room);
            table.room(facts.room().get(0));
        }
        facts.bare().forEach(table::bare);
        facts.heroes().forEach(this::stand);
        facts.minions().forEach((minion, spaces) -> spaces.forEach(space -> table.minion(minion, space)));
        facts.cards().forEach(table::card);
        facts.cheese().forEach(table::cheese);
        facts.wounds().forEach(table::wounds);
        facts.marks().forEach((figure, marks) -> marks.forEach((mark, number) -> table.mark(figure, mark, number)));
        facts.spaces().forEach((space, marks) -> marks.forEach((mark, number) -> table.lay(space, mark, number)));
        facts.rooms().forEach((room, marks) -> marks.forEach((mark, number) -> table.markRoom(room, mark, number)));
        facts.notes().forEach(table::note);
        if (!facts.track().isEmpty()) {
            table.track(facts.track().toArray(String[]::new));
        }
        facts.numbers().forEach(table::set);
    }

    private void stand(String hero, String where) {
        switch (where) {
            case "captured" -> table.captured(hero);
            case "away" -> table.away(hero);
            case "reserve" -> table.inReserve(hero);
            case "safe" -> table.safe(hero);
            default -> table.hero(hero, where);
        }
    }
}
