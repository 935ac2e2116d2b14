package mystics.editor.play.ask;

import java.awt.Font;
import java.util.List;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.editor.sight.Pick;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;

/**
 * The heading of a group of choices. A narrow list leaves out the price, and a heading that only repeats the choice below it; but the
 * heading says what the chances of its choices mean, because the choices have no room for it.
 */
final class GroupTitle {
    /** The space above the heading, in pixels, and the size of its letters in a narrow list. */
    private static final int ABOVE = 2;
    private static final float SMALL = 0.7f;
    private final String group;
    private final List<Pick> members;
    private final Prose slim;
    private final ByWidth shown;

    /** @param price the hint that all choices of the group share; empty if they share none */
    GroupTitle(String group, String price, List<Pick> members) {
        this.group = group;
        this.members = members;
        slim = new Prose(Sentence.of(group), SMALL, Font.PLAIN).muted();
        slim.setVisible(!repeats());
        shown = new ByWidth(Says.html(new Prose("").muted(), language -> heading(Sentence.of(group).in(language).toString(), price)), slim,
                ABOVE);
        shown.putClientProperty(Scrolling.KEPT, true);
    }

    /** The component to be shown above the choices. */
    JComponent component() {
        return shown;
    }

    private boolean repeats() {
        return members.size() == 1 && members.get(0).brief().equals(members.get(0).label());
    }

    /** Says in a narrow list what the chances are chances of, such as {@code defeats}. */
    void weigh(PickPreviews outlook) {
        List<String> words = members.stream().map(outlook::word).filter(word -> !word.isEmpty()).distinct().toList();
        boolean one = words.size() == 1;
        Says.text(slim, one ? Sentence.of("{group}: % {finds}", "group", Sentence.of(group), "finds", words.get(0)) : Sentence.of(group));
        slim.setVisible(one || !repeats());
        shown.revalidate();
    }

    /**
     * A heading with the price that all choices below it share. For example, "Free" and "free, once a turn" give the heading "Free, once a
     * turn".
     */
    private static String heading(String group, String price) {
        return price.isEmpty() ? group
                : price.regionMatches(true, 0, group, 0, group.length()) ? group + price.substring(group.length()) : group + " · " + price;
    }
}
