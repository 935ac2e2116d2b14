package mystics.editor.home;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import mystics.editor.art.Wordmark;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;

/** The name of the game, large and in candlelight. */
final class Title extends Spoken {
    /**
     * The width of the name is the sum of two parts: a part in pixels and a part that grows with the letters. The name grows more slowly
     * than the text, and only up to a greatest width, because large letters need the room below it.
     */
    private static final float LEAST = 150;
    private static final float MORE = 11;
    private static final float MOST = 360;
    private static final int EDGE = 4;
    private final transient Wordmark wordmark = Wordmark.read();

    Title(String name) {
        getAccessibleContext().setAccessibleName(name);
    }

    @Override
    public Dimension getPreferredSize() {
        double wide = Math.min(LEAST + Type.size() * MORE, MOST);
        return new Dimension((int) Math.ceil(wide) + 2 * EDGE, (int) Math.ceil(wide / Wordmark.RATIO));
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.translate(EDGE, 0);
        wordmark.paint(ink, Math.min(getWidth() - 2 * EDGE, getHeight() * Wordmark.RATIO));
        ink.dispose();
    }
}
