package mystics.editor.canvas;

import java.util.List;
import java.util.stream.IntStream;
import mystics.choice.Sentence;
import mystics.geometry.Drawing;
import mystics.geometry.Edge;
import mystics.geometry.Plan;

/** The elements of a drawing in words, for the outline, for screen readers and for the history. */
public final class ElementWords {
    private ElementWords() {
    }

    /** An element in a few words. */
    public static Sentence of(Drawing d, Element element) {
        int at = element.index();
        return switch (element.kind()) {
            case SPACE -> Sentence.of("space {id}", "id", d.spaces().get(at).id());
            case WALL -> Sentence.of("wall {number}", "number", at + 1);
            case BLACK -> Sentence.of("black area {number}", "number", at + 1);
            case LINE -> Sentence.of(d.lines().get(at).kind() == Drawing.LineKind.YELLOW ? "yellow line {number}" : "red line {number}",
                    "number", at + 1);
            case EXIT -> Sentence.of("exit {edge}", "edge", edge(d.exits().get(at).edge()));
            case MARK -> Sentence.of("{mark} on {space}", "mark", d.marks().get(at).kind(), "space", d.marks().get(at).space());
            case DECOR -> Sentence.of("{decor} {number}", "decor", d.decor().get(at).kind(), "number", at + 1);
        };
    }

    /** An element in words for a screen reader. For a space, the words name its neighbours, its marks and the spaces that it sees. */
    public static Sentence spoken(Drawing d, Plan plan, Element element) {
        if (!element.isSpace()) return of(d, element);
        int space = element.index();
        String id = plan.name(space);
        List<String> marks = d.marks().stream().filter(mark -> mark.space().equals(id)).map(Drawing.Mark::kind).toList();
        Sentence beside = plan.neighbours(space) == 0 ? Sentence.of("next to nothing")
                : Sentence.of("next to {spaces}", "spaces", String.join(", ", names(plan, plan.neighbours(space))));
        return Sentence.of(marks.isEmpty() ? "space {id}, {beside}; sees {seen} of {all}"
                : "space {id}, {beside}; {marks}; sees {seen} of {all}",
                "id", id, "beside", beside, "marks", String.join(", ", marks), "seen", Long.bitCount(plan.sees(space)), "all", plan.size());
    }

    /** The ids of the spaces that a mask contains. */
    public static List<String> names(Plan plan, long spaces) {
        return IntStream.range(0, plan.size()).filter(space -> (spaces >>> space & 1) != 0).mapToObj(plan::name).toList();
    }

    /** An edge as a word. */
    public static Sentence edge(Edge edge) {
        return Sentence.of(switch (edge) {
            case N -> "north";
            case E -> "east";
            case S -> "south";
            case W -> "west";
        });
    }
}
