package mystics.editor.room;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.editor.trace.Pattern;

/** The tools of the room desk, each with its key. */
public enum Tool {
    SELECT("Select", "V", "Click to select, drag to move. Drag a corner, or an edge to break it."),
    POLYGON("Polygon", "P", "Drag a box, or click corners and press Enter: a space."),
    GRID("Grid", "G", "Drag the floor; spaces fill it in rows. Enter keeps them."),
    BRICK("Brick", "I", "Drag the floor; spaces fill it in shifted rows. Enter keeps them."),
    RING("Ring", "R", "Drag the floor; spaces lie round the rock. Enter keeps them."),
    CELLS("Cells", "C", "Drag the floor; flagstones of equal size fill it. Enter keeps them."),
    KNIFE("Knife", "K", "Drag across spaces to cut them."),
    WALL("Wall", "W", "Drag a wall. Begin at the end of another to go on with it."),
    LINE("Line", "Y", "Drag a yellow line. Its arrow is turned by the tip."),
    BLACK("Black area", "B", "Drag a black area: nobody enters it or sees through it."),
    CURRENT("Current", "U", "Drag from a space to where its current carries."),
    MARKS("Marks", "M", "Click spaces to print the chosen mark on them."),
    EXITS("Exits", "X", "Click at an edge for an exit; its spaces choose themselves."),
    PICTURE("Picture", "D", "A picture to draw over. It lies below the drawing and is never part of the mod.");

    private final String title;
    private final String key;
    private final String words;

    Tool(String title, String key, String words) {
        this.title = title;
        this.key = key;
        this.words = words;
    }

    /** The name of the tool on a button. */
    public Sentence title() {
        return Sentence.of(title);
    }

    /** The key that selects the tool. */
    public String key() {
        return key;
    }

    /** An explanation of how to use the tool. */
    public Sentence words() {
        return Sentence.of(words);
    }

    /** The pattern that the tool lays; empty if the tool lays none. */
    Optional<Pattern> pattern() {
        return switch (this) {
            case GRID -> Optional.of(Pattern.GRID);
            case BRICK -> Optional.of(Pattern.BRICK);
            case RING -> Optional.of(Pattern.RING);
            case CELLS -> Optional.of(Pattern.CELLS);
            default -> Optional.empty();
        };
    }

    /** Whether points drawn with the tool keep a gap from the neighbouring spaces, rather than lie on their edges. */
    boolean drawsSpaces() {
        return this == SELECT || this == POLYGON || pattern().isPresent();
    }
}
