package mystics.editor.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.Goal;
import mystics.content.MarkKind;
import mystics.content.Room;
import mystics.view.GoalWords;

/** The page that explains how to set up a chapter: map, table, objective, and the rules that apply only in this chapter. */
record SetUpParts(Chapter chapter, BookWords words) {
    List<BookPart> all() {
        List<BookPart> all = new ArrayList<>();
        all.add(new BookPart.Heading(1, words.of("How the chapter is laid out"), ""));
        all.add(map());
        all.add(new BookPart.Heading(2, words.of("Set-up"), ""));
        table().forEach(line -> all.add(new BookPart.Item(line)));
        all.add(new BookPart.Heading(2, words.of("What is to be done"), ""));
        chapter.objective().forEach(goal -> goal(all, goal));
        chapter.avoid().stream().map(goal -> words.of("All is lost as soon as this is so: {goal}", "goal", said(goal)))
                .forEach(line -> all.add(new BookPart.Item(line)));
        special(all);
        return all;
    }

    private BookPart.TileMap map() {
        return new BookPart.TileMap(chapter.tiles().stream().flatMap(tile -> room(tile).stream()
                .map(up -> new BookPart.TileMap.LaidRoom(tile.at()[0], tile.at()[1], up.id(), under(up)))).toList());
    }

    private Optional<Room> room(Chapter.TilePlace tile) {
        return Optional.ofNullable(words.catalog().rooms().get(tile.up()));
    }

    /** The other side of the tile, which lies face down. */
    private String under(Room up) {
        return words.catalog().rooms().values().stream().filter(room -> room.tile().equals(up.tile()) && !room.id().equals(up.id()))
                .findFirst().map(room -> words.of("Below it: {room}", "room", room.name())).orElse("");
    }

    private List<String> table() {
        List<String> lines = new ArrayList<>();
        Chapter.Party party = chapter.party();
        lines.add(words.of("{n} mice set out.", "n", party.size()));
        if (!party.required().isEmpty()) lines.add(words.of("These must come: {heroes}.", "heroes", words.names(party.required())));
        if (!party.forbidden().isEmpty()) lines.add(words.of("These stay at home: {heroes}.", "heroes", words.names(party.forbidden())));
        lines.add(start(chapter.start().room(), chapter.start().mark(), chapter.start().at()));
        lines.add(words.of("The chapter ends when the hourglass stands on page {n}.", "n", chapter.endPage()));
        List<Object> encounters = chapter.encounters().entrySet().stream().filter(one -> one.getValue() > 0)
                .<Object>map(one -> Sentence.of("{n} × {sort}", "n", one.getValue(), "sort", Sentence.of(one.getKey()))).toList();
        if (!encounters.isEmpty()) lines.add(words.of("Encounter cards: {list}.", "list", encounters));
        chapter.setup().forEach(crowd -> lines.add(waiting(crowd.room(), words.crowd(crowd.minions()))));
        chapter.searches().forEach(search -> lines.add(words.of("Whoever searches in {room} finds {thing}.", "room",
                words.name(search.room()), "thing", words.name(search.finds()))));
        return lines;
    }

    private String waiting(String room, List<Object> crowd) {
        return crowd.isEmpty() ? words.of("In {room}: nobody.", "room", words.name(room))
                : words.of("In {room}: {minions}.", "room", words.name(room), "minions", crowd);
    }

    private String start(String room, String mark, List<String> at) {
        List<String> spaces = at.isEmpty() ? marked(room, mark) : at;
        return spaces.isEmpty() ? words.of("They begin in {room}.", "room", words.name(room))
                : words.of("They begin in {room}, on {spaces}.", "room", words.name(room), "spaces", spaces);
    }

    private List<String> marked(String room, String mark) {
        return Stream.ofNullable(words.catalog().rooms().get(room)).flatMap(there -> there.drawing().marks().stream()
                .filter(printed -> printed.kind().equals(mark)).map(printed -> there.spaceName(printed.space()))).toList();
    }

    private void goal(List<BookPart> all, Goal goal) {
        if (goal.anyOrder().isEmpty()) all.add(new BookPart.Item(words.of(said(goal))));
        else goal.anyOrder().forEach(each -> all.add(new BookPart.Item(words.of("{goal} (in any order)", "goal", said(each)))));
    }

    private Sentence said(Goal goal) {
        return new GoalWords(words.catalog()).of(goal);
    }

    /** Adds the explanations that only this chapter needs: its surges, and the marks in its rooms. */
    private void special(List<BookPart> all) {
        List<String> rules = new ArrayList<>();
        chapter.surges().forEach(surge -> rules.add(surge(surge)));
        marks().values().stream().filter(mark -> !mark.text().isBlank())
                .forEach(mark -> rules.add("*" + mark.name() + ".* " + mark.text().strip().replaceAll("\\s+", " ")));
        if (!rules.isEmpty()) {
            all.add(new BookPart.Heading(2, words.of("Special rules"), ""));
            all.add(new BookPart.Boxed(rules.stream().collect(Collectors.joining("\n\n"))));
        }
    }

    private String surge(Chapter.SpecialSurge surge) {
        List<Object> crowd = words.crowd(surge.minions());
        String come = surge.room().isEmpty() ? words.of("A surge anywhere else: {minions}.", "minions", crowd)
                : words.of("A surge in {room}: {minions}.", "room", words.name(surge.room()), "minions", crowd);
        return surge.text().isBlank() ? come : come + " " + surge.text().strip();
    }

    private Map<String, MarkKind> marks() {
        Map<String, MarkKind> marks = new LinkedHashMap<>();
        List<String> tiles = chapter.tiles().stream().flatMap(tile -> room(tile).stream()).map(Room::tile).toList();
        words.catalog().rooms().values().stream().filter(room -> tiles.contains(room.tile()))
                .flatMap(room -> room.drawing().marks().stream()).map(mark -> words.catalog().marks().get(mark.kind()))
                .filter(Objects::nonNull).forEach(mark -> marks.put(mark.id(), mark));
        return marks;
    }
}
