package mystics.editor.play.over;

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
import mystics.editor.type.BookInk;
import mystics.editor.type.BookStyle;
import mystics.editor.type.Paper;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** A page of the story, set as the game sets it. */
public final class StoryPaper extends Paper {
    /**
     * The increase of a page's letters over those of the window, in pixels. Letters that are already large are not
     * enlarged by a factor.
     */
    private static final float LARGER = 5.5f;
    /** The space below the last line, in pixels. It keeps the frame of a last box whole. */
    private static final int ROOM = 12;
    /** The space between a portrait and the spoken text, relative to the type size. */
    private static final float FREE = 0.7f;

    /**
     * An empty page.
     *
     * @param pictures finds the portraits of speakers by the names of their pictures
     */
    public StoryPaper(Consumer<String> follow, Function<String, Optional<Sketch>> pictures) {
        super(1 + LARGER / Type.size(), follow, new BookStyle(signs(pictures)));
        Says.name(this, Sentence.of("Page"));
        setBackground(BookInk.worn().paper());
        setBorder(BorderFactory.createEmptyBorder(0, 0, ROOM, 0));
    }

    private static Function<String, Optional<Icon>> signs(Function<String, Optional<Sketch>> pictures) {
        Map<String, Optional<Icon>> known = new HashMap<>();
        return title -> known.computeIfAbsent(title + " " + Type.size() + " " + BookInk.worn(), wanted -> sign(title, pictures));
    }

    private static Optional<Icon> sign(String title, Function<String, Optional<Sketch>> pictures) {
        float size = Type.size() + LARGER;
        if (title.startsWith(BookStyle.INITIAL)) {
            return Optional.of(new Initial(title.substring(BookStyle.INITIAL.length()), Math.round(size * BookStyle.initial()),
                    BookInk.worn()));
        }
        int wide = Math.round(size * (BookStyle.SIGN - FREE));
        return Arrays.stream(title.split(" ")).flatMap(name -> pictures.apply(name).stream()).findFirst()
                .map(portrait -> new Medallion(portrait, wide));
    }

    /** The names of the speakers' pictures, the best first with spaces between them, by the speakers' names. */
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
