package mystics.editor.play.ask;

import java.awt.Font;
import java.util.List;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.sight.Pick;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;

/**
 * The heading of a group of choices. A narrow list leaves out the price, and a heading that only repeats the choice below it. The heading
 * says what the chances of its choices mean if the choices have no room for it.
 */
final class GroupTitle {
    /** The space above and below the heading, in pixels, and the size of its letters in a narrow list. */
    private static final int ABOVE = 2;
    private static final int BELOW = 4;
    private static final float SMALL = 0.8f;
    private final String group;
    private final List<Pick> members;
    private final Prose slim;
    private final ByWidth shown;

    /** @param price the hint that all choices of the group share; empty if they share none */
    GroupTitle(String group, String price, List<Pick> members) {
        this.group = group;
        this.members = members;
        slim = Says.html(new Prose(Sentence.of(group), SMALL, Font.PLAIN).muted(),
                language -> brief(Sentence.of(group).in(language).toString(), price));
        slim.setVisible(!repeats());
        shown = new ByWidth(Says.html(new Prose("").muted(), language -> heading(Sentence.of(group).in(language).toString(), price)), slim,
                new ByWidth.Gaps(ABOVE, BELOW));
        shown.putClientProperty(Scrolling.KEPT, true);
    }

    /** The component to be shown above the choices. */
    JComponent component() {
        return shown;
    }

    private boolean repeats() {
        return members.size() == 1 && PickButton.isPlain(members.get(0));
    }

    /** Says in a narrow list what the chances are chances of, such as {@code defeats}. */
    void weigh(PickPreviews outlook) {
        List<String> words = members.stream().filter(pick -> !PickButton.isPlain(pick)).map(outlook::word)
                .filter(word -> !word.isEmpty()).distinct().toList();
        if (words.size() == 1) Says.html(slim, language -> chances(words.get(0), language).in(language).toString());
        shown.revalidate();
    }

    /** What the chances of the group are chances of. An attack defeats or wounds its target. */
    private Sentence chances(String word, Wording language) {
        return isVerb(word, Sentence.of("defeats {chance}", "chance", ""), language) ? Sentence.of("Attack: chance to defeat")
                : isVerb(word, Sentence.of("wounds {chance}", "chance", ""), language) ? Sentence.of("Attack: chance to wound")
                : Sentence.of("{group}: chance that it {finds}", "group", Sentence.of(group), "finds", word);
    }

    /** Whether a word is the one before the chance in some odds. */
    private static boolean isVerb(String word, Sentence odds, Wording language) {
        return odds.in(language).toString().strip().equals(word) || odds.in(language).toString().strip().equals(word + ":");
    }

    /** The heading of a narrow list: the name of the group, with the price only if both are one phrase. */
    private static String brief(String group, String price) {
        return continues(group, price) ? heading(group, price) : group;
    }

    private static boolean continues(String group, String price) {
        return price.regionMatches(true, 0, group, 0, group.length());
    }

    /**
     * A heading with the price that all choices below it share. For example, "Free" and "free, once a turn" give the heading "Free, once a
     * turn".
     */
    private static String heading(String group, String price) {
        return price.isEmpty() ? group
                : continues(group, price) ? group + price.substring(group.length()) : group + " · " + price;
    }
}
