package mystics.editor.type;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import javax.swing.text.BadLocationException;
import javax.swing.text.Element;
import javax.swing.text.StyleConstants;
import javax.swing.text.html.HTML;
import javax.swing.text.html.HTMLDocument;

/** A text pane that grows at its end, paragraph by paragraph. Existing paragraphs are never laid out again. */
public final class Chronicle extends Paper {
    private final transient Deque<String> paragraphs = new ArrayDeque<>();

    /**
     * An empty chronicle in a type size.
     *
     * @param follow opens links
     */
    public Chronicle(float size, Consumer<String> follow) {
        super(size, follow);
    }

    /** Adds a paragraph: the HTML of one element. */
    public void append(String paragraph) {
        if (paragraphs.isEmpty()) {
            write(paragraph);
        } else {
            try {
                document().insertBeforeEnd(body(), paragraph);
            } catch (BadLocationException | IOException e) {
                throw new IllegalStateException("A paragraph cannot be written behind the last one", e);
            }
        }
        paragraphs.addLast(paragraph);
    }

    /** Removes the oldest paragraph. */
    public void dropFirst() {
        paragraphs.removeFirst();
        take(0);
    }

    /** Removes the newest paragraph. */
    public void dropLast() {
        paragraphs.removeLast();
        take(body().getElementCount() - 1);
    }

    private void take(int place) {
        if (paragraphs.isEmpty()) {
            write("");
        } else {
            document().removeElement(body().getElement(place));
        }
    }

    @Override
    public String words() {
        return String.join("", paragraphs);
    }

    private HTMLDocument document() {
        return (HTMLDocument) getDocument();
    }

    private Element body() {
        return document().getElement(document().getDefaultRootElement(), StyleConstants.NameAttribute, HTML.Tag.BODY);
    }
}
