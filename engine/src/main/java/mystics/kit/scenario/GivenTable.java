package mystics.kit.scenario;

import java.util.List;
import java.util.Map;
import mystics.trial.TrialTable;

/** Sets up a trial table as a scenario describes it. */
record GivenTable(TableFacts facts, TrialTable table) {
    /**
     * Sets the table.
     *
     * @throws IllegalArgumentException when a name is not in the box
     */
    void set() {
        List<String> rooms = facts.roomsOnTable();
        rooms.stream().skip(1).forEach(table::room);
        rooms.stream().limit(1).forEach(table::room);
        facts.bare().forEach(table::bare);
        facts.heroes().forEach(this::stand);
        stand(facts.minions());
        facts.eachRoom().forEach(this::fill);
        facts.cards().forEach(table::card);
        facts.cheese().forEach(table::cheese);
        facts.wounds().forEach(table::wounds);
        facts.marks().forEach((figure, marks) -> marks.forEach((mark, number) -> table.mark(figure, mark, number)));
        lay(facts.spaces());
        facts.notes().forEach(table::note);
        if (!facts.track().isEmpty()) {
            table.track(facts.track().toArray(String[]::new));
        }
        facts.numbers().forEach(table::set);
    }

    private void fill(RoomFacts room) {
        room.heroes().forEach(table::hero);
        stand(room.minions());
        lay(room.spaces());
        room.marks().forEach((mark, number) -> table.markRoom(room.room(), mark, number));
    }

    private void stand(Map<String, List<String>> minions) {
        minions.forEach((minion, spaces) -> spaces.forEach(space -> table.minion(minion, space)));
    }

    private void lay(Map<String, Map<String, Integer>> spaces) {
        spaces.forEach((space, marks) -> marks.forEach((mark, number) -> table.lay(space, mark, number)));
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
