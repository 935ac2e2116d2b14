package mystics.editor.play.over;

import java.awt.Dimension;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Sketch;
import mystics.editor.type.BookFace;
import mystics.editor.type.BookInk;
import mystics.editor.type.BookStyle;
import mystics.editor.type.Paper;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** A page of the story, with the letters and pictures that the game uses. */
public final class StoryPaper extends Paper {
    /**
     * The number of pixels by which a page's letters are larger than those of the window. This is a number of pixels and not a factor,
     * because a factor would enlarge large letters too much.
     */
    private static final float LARGER = 5.5f;
    /**
     * The number of letters of a line from which the letters grow. They grow only until a line has no more letters than this, so that the
     * pages of one book look alike.
     */
    private static final double WIDE = 78;
    /** A text with letters of average width. */
    private static final String SAMPLE = "It was late, and the mice were tired; but one of them went back for the lantern.";
    /** The least number that is tried in place of {@link #LARGER} if a page would otherwise not fit. */
    private static final float LEAST = 1.5f;
    /** The difference between two numbers that are tried. */
    private static final float STEP = 0.5f;
    /** The greatest height of a text for which smaller letters are tried, as a multiple of the page's height. */
    private static final double HOPELESS = 1.7;
    /** The space below the last line, in pixels. If the text ends with a box, this space keeps the frame of the box from being cut off. */
    private static final int ROOM = 12;
    /** The space between a portrait and the spoken text, relative to the type size. */
    private static final float FREE = 0.7f;
    private static final int ENDLESS = 100_000;
    private final transient Consumer<String> follow;
    private final transient Function<String, Optional<Sketch>> pictures;
    private float worn = 1 + LARGER / Type.size();

    /**
     * An empty page.
     *
     * @param pictures finds the portraits of speakers by the names of their pictures
     */
    public StoryPaper(Consumer<String> follow, Function<String, Optional<Sketch>> pictures) {
        super(1 + LARGER / Type.size(), follow, new BookStyle(signs(pictures)));
        this.follow = follow;
        this.pictures = pictures;
        Says.name(this, Sentence.of("Page"));
        setBackground(BookInk.worn().paper());
        setBorder(BorderFactory.createEmptyBorder(0, 0, ROOM, 0));
    }

    /** An empty page on the same ground, with the same links and pictures, for the rest of a text. */
    StoryPaper another() {
        StoryPaper other = new StoryPaper(follow, pictures);
        other.setOpaque(isOpaque());
        other.setRequestFocusEnabled(isRequestFocusEnabled());
        return other;
    }

    /** Sets the usual letters. */
    void usual() {
        larger(LARGER);
    }

    /**
     * Chooses the largest letters with which the text fits on a page. On a wide page, a line has no more than {@link #WIDE} letters. If the
     * text does not fit even with the smallest letters, the usual letters are kept, and the page scrolls.
     */
    void fit(int width, int height) {
        larger(LARGER);
        if (high(width) > HOPELESS * height) return;
        for (float larger = most(width); larger >= LEAST; larger -= STEP) {
            larger(larger);
            if (high(width) <= height) return;
        }
        larger(LARGER);
    }

    /** The number of pixels at which a line has no more letters than a line of a book; never less than the usual number. */
    private float most(int width) {
        double usual = Type.size() + LARGER;
        int wide = getFontMetrics(BookFace.shipped().plain(usual * BookFace.EVEN)).stringWidth(SAMPLE);
        double letters = width * (double) SAMPLE.length() / wide;
        if (letters < WIDE) return LARGER;
        double most = letters / WIDE * usual - Type.size();
        return (float) (LARGER + Math.max(0, Math.ceil((most - LARGER) / STEP)) * STEP);
    }

    private void larger(float newLarger) {
        float wanted = 1 + newLarger / Type.size();
        if (wanted != worn) {
            worn = wanted;
            letters(wanted);
        }
    }

    /** The height of the text at a width. The method does not change the size of the page. */
    int high(int width) {
        Dimension laid = getSize();
        setSize(Math.max(1, width), ENDLESS);
        int high = getPreferredSize().height;
        setSize(laid);
        return high;
    }

    private static BookStyle.Signs signs(Function<String, Optional<Sketch>> pictures) {
        Map<String, Optional<Icon>> known = new HashMap<>();
        return (title, letters) -> known.computeIfAbsent(title + " " + letters + " " + BookInk.worn(),
                wanted -> sign(title, letters, pictures));
    }

    private static Optional<Icon> sign(String title, float size, Function<String, Optional<Sketch>> pictures) {
        if (title.startsWith(BookStyle.INITIAL)) {
            return Optional.of(new Initial(title.substring(BookStyle.INITIAL.length()), Math.round(size * BookStyle.initial()),
                    BookInk.worn()));
        }
        int wide = Math.round(size * (BookStyle.SIGN - FREE));
        return Arrays.stream(title.split(" ")).flatMap(name -> pictures.apply(name).stream()).findFirst()
                .map(portrait -> new Medallion(portrait, wide));
    }

    /** For the name of each speaker, the possible names of the speaker's picture, best first and separated by blanks. */
    public static Map<String, String> portraits(Catalog catalog) {
        Map<String, String> portraits = new HashMap<>();
        catalog.heroes().values().forEach(hero -> portraits.put(hero.name(), String.join(" ", FigureArt.face(hero.id()))));
        catalog.persons().values().forEach(person -> portraits.put(person.name(), String.join(" ", FigureArt.person(person.id()))));
        return portraits;
    }

    /**
     * Sets a passage: narration, voices, and boxed instructions.
     *
     * @param voices the names of the speakers' pictures, by the speakers' names
     */
    public void tell(String text, Map<String, String> voices) {
        write(new StoryHtml(voices).passage(text));
    }
}
