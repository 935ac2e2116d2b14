package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.bot.SuggestedParty;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.EncounterCard;
import mystics.content.Room;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;

/** Checks that every chapter can be set up and that its objective can be reached. */
final class Chapters implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        Catalog catalog = subject.library().catalog();
        for (Document page : subject.entries("chapters")) {
            Chapter chapter = catalog.chapters().get(page.id());
            decks(page, chapter, catalog, findings);
            party(page, chapter, catalog, findings);
            rooms(page, chapter, catalog, findings);
        }
        return findings;
    }

    private static void decks(Document page, Chapter chapter, Catalog catalog, List<Finding> findings) {
        for (Map.Entry<String, Integer> wanted : chapter.encounters().entrySet()) {
            List<EncounterCard> there = catalog.encounters().values().stream().filter(card -> card.difficulty().equals(wanted.getKey()))
                    .toList();
            if (wanted.getValue() > there.size()) {
                findings.add(Finding
                        .error("deck-short", page.valueAt("/encounters/" + wanted.getKey()),
                                "the chapter needs " + wanted.getValue() + " " + wanted.getKey() + " encounter cards, but there are "
                                        + there.size())
                        .fix("Write " + there.size() + ", or add cards to encounters/."));
            }
        }
    }

    private static void party(Document page, Chapter chapter, Catalog catalog, List<Finding> findings) {
        if (chapter.party().required().size() > chapter.party().size()) {
            findings.add(page.error("party", "/party/required", "'required' names more heroes than 'size' allows"));
        } else if (SuggestedParty.of(catalog, chapter).size() < chapter.party().size()) {
            findings.add(page.error("party", "/party/size", "the chapter allows fewer heroes than its party needs"));
        }
        for (int i = 0; i < chapter.party().required().size(); i++) {
            if (chapter.party().forbidden().contains(chapter.party().required().get(i))) {
                findings.add(page.error("party", "/party/required/" + i, "the chapter both requires and forbids this hero"));
            }
        }
    }

    private static void rooms(Document page, Chapter chapter, Catalog catalog, List<Finding> findings) {
        Journey journey = Journey.of(chapter, catalog);
        if (!lies(page, "/start/room", journey.rooms(), findings)) return;
        for (String goal : goals(page)) {
            for (String key : List.of("entered", "cleared", "gathered")) room(page, goal + "/" + key, journey, findings);
            Stream.of(goal + "/on", goal + "/hint/at").flatMap(place -> places(page, place))
                    .forEach(place -> place(page, place, journey, findings));
        }
        Stream.of("setup", "surges", "searches", "story").forEach(list -> {
            for (int i = 0; i < page.root().path(list).size(); i++) lies(page, "/" + list + "/" + i + "/room", journey.rooms(), findings);
        });
        mark(page, "/start", catalog, findings);
        for (int i = 0; i < chapter.start().teams().size(); i++) {
            if (lies(page, "/start/teams/" + i + "/room", journey.rooms(), findings)) mark(page, "/start/teams/" + i, catalog, findings);
        }
        for (int i = 0; i < chapter.searches().size(); i++) mark(page, "/searches/" + i, catalog, findings);
        for (int i = 0; i < chapter.tiles().size(); i++) {
            String up = chapter.tiles().get(i).up();
            if (!journey.reached().contains(up) && catalog.rooms().get(up).plan().exits().size() > 0 && chapter.tiles().size() > 1) {
                findings.add(
                        Finding.warning("exit-meets-nothing", page.valueAt("/tiles/" + i), "no way leads from the start to '" + up + "'"
                                + new TouchingExits(chapter, catalog).apart(chapter.tiles().get(i)).map(why -> ": " + why).orElse(""))
                                .because("exits of neighbouring tiles connect if they have the same colour (EXPLORE-2)")
                                .fix("Move the tile, or check the colours of its exits."));
            }
        }
    }

    private static void room(Document page, String pointer, Journey journey, List<Finding> findings) {
        String room = page.root().at(pointer).asString("");
        if (lies(page, pointer, journey.rooms(), findings) && !room.isEmpty() && !journey.reached().contains(room)) {
            findings.add(page.error("unreachable-goal", pointer, "no way leads from the start to '" + room + "'")
                    .because("exits of neighbouring tiles connect if they have the same colour (EXPLORE-2)"));
        }
    }

    private static boolean lies(Document page, String pointer, Set<String> rooms, List<Finding> findings) {
        String room = page.root().at(pointer).asString("");
        if (room.isEmpty() || rooms.contains(room)) return true;
        findings.add(page.error("room-not-laid", pointer, "'" + room + "' is on no tile of this chapter").fix(Nearest.advice(room, rooms)));
        return false;
    }

    /** The pointers to all goals, including those in groups. */
    private static List<String> goals(Document page) {
        List<String> goals = new ArrayList<>();
        for (String list : List.of("objective", "avoid")) {
            JsonNode steps = page.root().path(list);
            for (int step = 0; step < steps.size(); step++) {
                String pointer = "/" + list + "/" + step;
                JsonNode group = steps.path(step).path("any-order");
                if (!group.isArray()) goals.add(pointer);
                for (int goal = 0; goal < group.size(); goal++) goals.add(pointer + "/any-order/" + goal);
            }
        }
        return goals;
    }

    private static Stream<String> places(Document page, String pointer) {
        JsonNode named = page.root().at(pointer);
        return named.isArray() ? IntStream.range(0, named.size()).mapToObj(i -> pointer + "/" + i) : Stream.of(pointer);
    }

    private static void place(Document page, String pointer, Journey journey, List<Finding> findings) {
        String room = page.root().at(pointer).asString("").split("/")[0];
        if (room.isEmpty()) return;
        if (!journey.rooms().contains(room)) {
            findings.add(page.error("room-not-laid", pointer, "'" + room + "' is on no tile of this chapter")
                    .fix(Nearest.advice(room, journey.rooms())));
        } else if (!journey.reached().contains(room)) {
            findings.add(page.error("unreachable-goal", pointer, "no way leads from the start to '" + room + "'")
                    .because("exits of neighbouring tiles connect if they have the same colour (EXPLORE-2)"));
        }
    }

    private static void mark(Document page, String pointer, Catalog catalog, List<Finding> findings) {
        String mark = page.root().at(pointer + "/mark").asString("");
        Room room = catalog.rooms().get(page.root().at(pointer + "/room").asString(""));
        if (!mark.isEmpty() && room != null && room.plan().marked(mark) == 0) {
            findings.add(page.error("no-such-mark", pointer + "/mark", "no space of '" + room.id() + "' has the mark '" + mark + "'")
                    .fix(Nearest.advice(mark, room.plan().marks())));
        }
    }
}
