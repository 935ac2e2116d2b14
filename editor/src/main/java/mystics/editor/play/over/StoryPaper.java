package mystics.editor.play.over;

import java.util.Collection;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import mystics.editor.type.Paper;
import mystics.editor.type.Type;

/** A page of the story, set as the game sets it. */
public final class StoryPaper extends Paper {
    /** How much larger than the window's letters those of a page are, in pixels. Letters that are large already need no factor. */
    private static final float LARGER = 6.5f;
    /** The space below the last line, in pixels. It keeps the frame of a last box whole. */
    private static final int ROOM = 12;

    /** An empty page. */
    public StoryPaper(Consumer<String> follow) {
        super(1 + LARGER / Type.size(), follow);
        getAccessibleContext().setAccessibleName("Page");
        setBorder(BorderFactory.createEmptyBorder(0, 0, ROOM, 0));
    }

    /** Sets a passage: narration, voices, and boxed instructions. */
    public void tell(String text, Collection<String> voices) {
        write(Pages.story(text, voices));
    }
}
