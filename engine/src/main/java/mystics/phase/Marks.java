package mystics.phase;

import java.util.Locale;
import mystics.choice.Name;
import mystics.content.MarkKind;
import mystics.content.TextKey;
import mystics.rules.Figure;
import mystics.rules.Scene;

/** Lays marks on figures and removes them. */
public final class Marks {
    private Marks() {
    }

    /** Lays a mark on a figure, unless a rule forbids it. A figure has a condition at most once. */
    public static boolean give(Scene scene, Figure figure, String mark, int number) {
        if (!figure.isActive() && !figure.isWaiting()) {
            return false;
        }
        return scene.happen(new MarkGiven(figure, mark), given -> {
            Notes.set(scene, mark, figure.holder(), number);
            if (scene.box().mark(scene.box().markNumber(mark)).condition()) {
                scene.tell(scene.speaker(), "{figure} is {mark}", "figure", figure, "mark", name(scene, mark));
            }
        });
    }

    /** Sets the number of a mark on a space, a room or the table; 0 removes the mark. */
    public static void lay(Scene scene, String mark, int holder, int number) {
        Notes.set(scene, mark, holder, number);
        scene.happened(new MarkLaid(mark, number, holder));
    }

    /** Takes a mark from a figure. */
    public static void remove(Scene scene, Figure figure, String mark) {
        if (figure.has(mark)) {
            scene.happen(new MarkRemoved(figure, mark), removed -> {
                Notes.set(scene, mark, figure.holder(), 0);
                if (scene.box().mark(scene.box().markNumber(mark)).condition()) {
                    scene.tell(scene.speaker(), "{figure} is no longer {mark}", "figure", figure, "mark", name(scene, mark));
                }
            });
        }
    }

    private static Name name(Scene scene, String mark) {
        MarkKind kind = scene.box().mark(scene.box().markNumber(mark));
        return new Name(TextKey.of(kind, "name"), kind.name().toLowerCase(Locale.ROOT), "");
    }
}
