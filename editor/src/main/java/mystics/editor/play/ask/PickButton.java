package mystics.editor.play.ask;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Rectangle;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.sight.Pick;
import mystics.editor.type.Html;
import mystics.editor.type.Says;
import mystics.editor.type.WordButton;

/** The button of one choice: its key, its words, and its preview. */
public final class PickButton extends SlimWords {
    /** The look of a choice that ends the question: an outline in the accent colour without a ground. */
    private static final String END = "borderWidth: 2; borderColor: $Component.accentColor; background: $Panel.background";
    /** The look of the end of a turn while the hero can still act: no outline draws the eye. */
    private static final String EARLY = "background: $Panel.background";
    /** The key of the pick that ends a turn: its button has room for a preview from the beginning, so that nothing jumps. */
    private static final String TURN = "end";
    /** The size of the previews below the end of a turn where there is room for few letters, relative to the button's letters. */
    private static final float BELOW = 0.8f;
    /** The greatest number of letters of a card's text that stands on the button. A longer text is the tooltip. */
    private static final int TEXT = 90;
    private static final int SLIM_TEXT = 24;
    private final transient Pick pick;
    private final String price;
    private transient List<String> known = List.of();
    private String meaning = "";
    private String chance = "";
    private boolean inWords;
    private transient Sentence warning = Sentence.EMPTY;
    private transient Sentence said = Sentence.EMPTY;

    /**
     * Creates the button.
     *
     * @param key the key that chooses the pick; empty for none
     * @param price the hint that is shown after the words; empty if the heading above shows it
     * @param actions the number of actions that the acting hero has left
     */
    PickButton(Pick pick, String key, String price, int actions) {
        super("");
        this.pick = pick;
        this.price = flowing(price);
        setName(key);
        addPropertyChangeListener("UI", change -> column());
        column();
        putClientProperty(Pick.class, pick);
        getAccessibleContext().setAccessibleName(pick.label());
        getAccessibleContext().setAccessibleDescription(pick.hint());
        if (pick.isEnd()) putClientProperty(FlatClientProperties.STYLE, pick.key().equals(TURN) && actions > 0 ? EARLY : END);
        write();
    }

    /**
     * Requires two presses of the key, one directly after the other, because players easily press this key by mistake. The first press of
     * the key shows the given warning.
     */
    void guard(Sentence words) {
        warning = words;
        Elsewhere.of(this, this::calm);
    }

    /** Takes the warning back, because something else was done: the key must be pressed twice again. */
    void calm() {
        if (!said.isEmpty()) {
            said = Sentence.EMPTY;
            write();
        }
    }

    /** The choice. */
    Pick pick() {
        return pick;
    }

    /** Whether the pick ends the turn or the question. */
    boolean ends() {
        return pick.isEnd();
    }

    /** Handles the key: chooses the pick, or warns first. */
    void press() {
        if (said.equals(warning)) {
            doClick();
        } else {
            said = warning;
            write();
            requestFocusInWindow();
            scrollRectToVisible(new Rectangle(0, 0, getWidth(), getHeight()));
        }
    }

    /** A placeholder for a pick that is no longer offered, so that nothing else moves. */
    static WordButton spent(Pick pick) {
        return place(pick, Sentence.of(pick.label()), "Not any more");
    }

    /** A placeholder for a pick that has been chosen before. */
    static WordButton done(Pick pick) {
        return place(pick, Sentence.of("{what}: done", "what", pick.label()), "Done");
    }

    private static WordButton place(Pick pick, Sentence words, String why) {
        String faint = Html.colour(UIManager.getColor("Label.disabledForeground"));
        WordButton place = new WordButton("");
        Says.html(place, language -> "<html><font color='" + faint + "'>·&nbsp; " + Html.plain(words.in(language).toString())
                + "</font></html>");
        place.setEnabled(false);
        place.getAccessibleContext().setAccessibleName(pick.label());
        place.getAccessibleContext().setAccessibleDescription(why);
        return place;
    }

    /** The hint on the button: the price, or the text of a card if the text is short. */
    private String price() {
        return pick.isCard() && price.length() > (isSlim() ? SLIM_TEXT : TEXT) ? "" : price;
    }

    private static String flowing(String hint) {
        return hint.strip().replaceAll("\\s+", " ");
    }

    /** Shows the previews: the odds, and what the player would give up with the pick. */
    void say(PickPreviews outlook) {
        known = outlook.known(pick);
        meaning = outlook.meaning(pick);
        chance = PickPreviews.percent(outlook.chance(pick));
        column();
        write();
    }

    /** The height of one line, and of another for what ends a turn, and at least the height of the chance with its word. */
    @Override
    protected int getMinimumHeight() {
        int spare = pick.isEnd() && pick.key().equals(TURN) ? getFontMetrics(getFont()).getHeight() : 0;
        return Math.max(super.getMinimumHeight() + spare, ChanceColumn.high(this, getBorder()));
    }

    /**
     * Shows the key at the left edge and the chance at the right edge. A slim button is no higher than a line, so its word stands before
     * the chance, unless the heading above says it. Where a tight button has no room beside its words, its chance follows them.
     */
    private void column() {
        ChanceColumn.Place place = !isSlim() ? ChanceColumn.Place.BELOW
                : isPlain(pick) ? ChanceColumn.Place.BEFORE : ChanceColumn.Place.NONE;
        KeyCap key = cap(getName());
        setBorder(ChoiceEdge.in(getBorder(), key, ChanceColumn.of(chance, odds(), place)));
        inWords = isTight() && !isInALine();
        if (inWords) setBorder(ChoiceEdge.in(getBorder(), key, ChanceColumn.of("", odds(), place)));
    }

    /** Whether the words of the pick have room in one line beside the key and the chance. */
    private boolean isInALine() {
        return getFontMetrics(getFont()).stringWidth(pick.brief()) + getInsets().left + getInsets().right <= room();
    }

    /** Whether a pick has the same words in a slim list as in a wide one, so that it needs no heading. */
    static boolean isPlain(Pick pick) {
        return pick.brief().equals(pick.label());
    }

    @Override
    protected void shaped() {
        column();
        write();
    }

    /** The words of the preview that the label leaves out, with their meaning; null removes the tooltip. */
    private String tip() {
        String card = pick.isCard() && price().isEmpty() ? flowing(pick.hint()) : "";
        String words = Stream.concat(written().equals(known) ? Stream.of(card) : Stream.concat(Stream.of(card), known.stream()),
                Stream.of(meaning))
                .filter(one -> !one.isEmpty())
                .collect(Collectors.joining("\n"));
        return words.isEmpty() ? null : words;
    }

    private void write() {
        setToolTipText(tip());
        String label = words(pick, unbroken(isSlim() ? pick.brief() : pick.label()), price(), inWords() + preview());
        Says.html(this, language -> said.isEmpty() ? label
                : label.replace("</html>", "<br><b>" + Html.plain(said.in(language).toString()) + "</b></html>"));
        String heard = Stream.concat(Stream.of(pick.hint()), known.stream()).filter(words -> !words.isEmpty())
                .collect(Collectors.joining(", "));
        Says.more(this, said.isEmpty() ? Sentence.of("{heard}", "heard", heard) : said);
    }

    /** The chance as a part of the label, if it has no room beside it; with its word unless the heading above says the word. */
    private String inWords() {
        if (!inWords || chance.isEmpty()) return "";
        String word = isPlain(pick) ? "<i>" + Html.plain(ChanceColumn.word(chance, odds())) + "</i> " : "";
        return "&nbsp; " + word + "<b>" + Html.plain(chance).replace(" ", "&nbsp;") + "</b>";
    }

    /** The words that end with the chance. */
    private String odds() {
        return known.isEmpty() ? "" : known.get(known.size() - 1);
    }

    /** The previews that the label shows. */
    private List<String> written() {
        return chance.isEmpty() ? known : ChanceColumn.without(chance, known);
    }

    /** The previews for the label. A slim button that ends the turn breaks no line within a part of a preview. */
    private List<String> whole() {
        return isSlim() && pick.isEnd() ? written().stream().map(words -> words.replace(' ', '\u00a0').replace(",\u00a0", ", ")).toList()
                : written();
    }

    /** A label with no line break before a number, which belongs to the name before it, unless a long name needs the line for itself. */
    private static String unbroken(String label) {
        return label.replaceAll("(?<!\\S)(\\S{1,9}) (?=\\d+\\b)", "$1\u00a0");
    }

    /** The previews, with no line break between a number and its percent sign. */
    private static String remarks(List<String> known) {
        return Html.plain(String.join("; ", known)).replace(" %", "&nbsp;%");
    }

    /** The previews as HTML: below the words of what ends the turn, and otherwise beside the words. */
    private String preview() {
        if (written().isEmpty()) return "";
        String words = "<i>" + remarks(whole()) + "</i>";
        if (!pick.isEnd()) return "&nbsp; " + words;
        String small = "<span style='font-size: " + Math.round(getFont().getSize2D() * BELOW) + "'>";
        return "<br>" + (isSlim() ? small + words + "</span>" : words);
    }

    private static String words(Pick pick, String label, String hint, String preview) {
        String faint = Html.colour(UIManager.getColor("Label.disabledForeground"));
        return "<html>" + (pick.isEnd() ? "<b>" + Html.plain(label) + "</b>" : Html.plain(label))
                + (hint.isEmpty() ? "" : "&nbsp; <font color='" + faint + "'>" + Html.plain(hint) + "</font>") + preview + "</html>";
    }
}
