package mystics.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import mystics.content.Chapter;
import mystics.content.Room;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.script.mentions.Mention;
import mystics.mod.yaml.Document;
import mystics.phase.explore.WaysOut;
import mystics.rules.Names;
import tools.jackson.databind.JsonNode;

/** Checks tile sides for drawings that are valid but probably unintended. */
final class Sides implements Check {
    private static final int EDGE = 1000;
    /** The greatest distance that a space next to an exit may have from the tile's edge. */
    private static final int MARGIN = 120;
    private static final Set<String> PRINTED = Set.of("entry", WaysOut.FLIP);

    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        Set<String> known = marks(subject);
        for (Document side : subject.entries("tiles")) {
            number(subject, side, findings);
            for (int i = 0; i < side.root().path("marks").size(); i++) mark(side, "/marks/" + i, known, findings);
            for (int i = 0; i < side.root().path("lines").size(); i++) direction(side, "/lines/" + i + "/arrow", findings);
            for (int i = 0; i < side.root().path("exits").size(); i++) exit(side, "/exits/" + i, findings);
        }
        return findings;
    }

    /**
     * The marks that have a meaning: those with a file, those printed by the kernel or another mod, and those that chapters and the mod's
     * scripts refer to.
     */
    private static Set<String> marks(Subject subject) {
        Set<String> known = new TreeSet<>(PRINTED);
        known.addAll(subject.library().catalog().marks().keySet());
        for (Chapter chapter : subject.library().catalog().chapters().values()) {
            Optional.ofNullable(chapter.start().mark()).ifPresent(known::add);
            chapter.start().teams().forEach(team -> known.add(team.mark()));
            chapter.searches().forEach(search -> Optional.ofNullable(search.mark()).ifPresent(known::add));
        }
        subject.mentions().stream().filter(mention -> mention.what() == Names.What.MARK).map(Mention::text).forEach(known::add);
        List<String> own = subject.entries("tiles").stream().map(Document::id).toList();
        subject.library().catalog().rooms().values().stream().filter(room -> !own.contains(room.id()))
                .forEach(room -> known.addAll(room.plan().marks()));
        return known;
    }

    private static void number(Subject subject, Document side, List<Finding> findings) {
        int number = side.root().path("number").asInt(0);
        Optional<Room> other = subject.library().catalog().rooms().values().stream()
                .filter(room -> number > 0 && room.number() == number && !room.id().equals(side.id())).findFirst();
        other.ifPresent(room -> findings
                .add(Finding.warning("number-twice", side.valueAt("/number"), "'" + room.id() + "' also has the number " + number)
                        .because("players look up a side by its number").fix("Write a number that no other side has.")));
    }

    private static void mark(Document side, String pointer, Set<String> known, List<Finding> findings) {
        String kind = side.root().at(pointer + "/kind").asString("");
        if (!known.contains(kind)) {
            findings.add(Finding.warning("mark-unknown", side.valueAt(pointer + "/kind"), "no file or rule defines the mark '" + kind + "'")
                    .because("a mark needs a file in marks/ or a rule that asks for it").fix(Nearest.advice(kind, known)));
        }
        direction(side, pointer + "/flow", findings);
    }

    private static void direction(Document side, String pointer, List<Finding> findings) {
        JsonNode direction = side.root().at(pointer);
        if (direction.size() == 2 && direction.get(0).asInt() == 0 && direction.get(1).asInt() == 0) {
            findings.add(side.error("no-direction", pointer, "the direction [0, 0] leads nowhere")
                    .fix("Write the direction as [x, y], such as [1, 0] for east, or delete the key."));
        }
    }

    private static void exit(Document side, String pointer, List<Finding> findings) {
        String edge = side.root().at(pointer + "/edge").asString("");
        Map<String, JsonNode> shapes = new HashMap<>();
        side.root().path("spaces").forEach(space -> shapes.put(space.path("id").asString(""), space.path("shape")));
        for (int i = 0; i < side.root().at(pointer + "/spaces").size(); i++) {
            String space = side.root().at(pointer + "/spaces/" + i).asString("");
            if (gap(edge, shapes.get(space)) > MARGIN) {
                findings.add(Finding
                        .warning("exit-away", side.valueAt(pointer + "/spaces/" + i),
                                "the exit opens at the edge " + edge + ", but " + space + " does not reach that edge")
                        .because("an exit touches its spaces (EXPLORE-2)")
                        .fix("Name the spaces along that edge, or the edge that these spaces touch."));
            }
        }
    }

    /** The distance between a shape and an edge of the tile, in tile units. */
    private static int gap(String edge, JsonNode shape) {
        int nearest = EDGE;
        for (int i = 0; i + 1 < shape.size(); i += 2) {
            int x = shape.get(i).asInt();
            int y = shape.get(i + 1).asInt();
            nearest = Math.min(nearest, switch (edge) {
                case "N" -> y;
                case "S" -> EDGE - y;
                case "W" -> x;
                default -> EDGE - x;
            });
        }
        return nearest;
    }
}
