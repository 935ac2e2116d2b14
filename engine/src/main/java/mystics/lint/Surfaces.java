package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import mystics.content.Catalog;
import mystics.content.Room;
import mystics.geometry.Drawing;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.yaml.Document;

/** Checks that every look applies to something drawn: decor, terrain, a space, a room or the colour of a side. */
final class Surfaces implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        List<Document> looks = subject.entries("looks");
        if (looks.isEmpty()) return findings;
        SortedSet<String> drawn = drawn(subject.library().catalog());
        for (Document look : looks) {
            for (int i = 0; i < look.root().path("of").size(); i++) {
                String name = look.root().path("of").get(i).asString("");
                if (drawn.contains(name) || subject.missesOne() && Nearest.to(name, drawn).isEmpty()) continue;
                findings.add(Finding.warning("look-of-nothing", look.valueAt("/of/" + i), "the game draws nothing called '" + name + "'")
                        .because("a look is for decor, marks, spaces, rooms or colours of sides").fix(Nearest.advice(name, drawn)));
            }
        }
        return findings;
    }

    private static SortedSet<String> drawn(Catalog catalog) {
        SortedSet<String> names = new TreeSet<>(catalog.marks().keySet());
        for (Room room : catalog.rooms().values()) {
            names.add(room.id());
            names.add(room.colour());
            names.addAll(room.plan().marks());
            IntStream.range(0, room.plan().size()).mapToObj(room.plan()::name).forEach(names::add);
            room.drawing().decor().stream().map(Drawing.Decor::kind).forEach(names::add);
        }
        return names;
    }
}
