package mystics.editor.home;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.UIManager;
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
    /** The share of a wide menu that the name takes at least. */
    private static final float SHARE = 0.72f;
    /** The space between the edge of the picture of the name and its first letter, as a share of the width. */
    private static final double BEFORE = 0.0274;
    private static final int EDGE = 4;
    private final transient Wordmark wordmark = Wordmark.read();
    private HomeRoom room = HomeRoom.WIDE;

    Title(String name) {
        getAccessibleContext().setAccessibleName(name);
    }

    /** Sets the room for the menu. In a wide menu, the name grows with the menu. */
    void fit(HomeRoom newRoom) {
        room = newRoom;
        revalidate();
    }

    @Override
    public Dimension getPreferredSize() {
        double wide = Math.max(Math.min(LEAST + Type.size() * MORE, MOST), room == HomeRoom.WIDE ? room.menu() * SHARE : 0);
        return new Dimension((int) Math.ceil(wide) + 2 * EDGE, (int) Math.ceil(wide / Wordmark.RATIO));
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        double wide = Math.min(getWidth() - 2 * EDGE, getHeight() * Wordmark.RATIO);
        ink.translate(UIManager.getInt("Component.focusWidth") - wide * BEFORE, 0);
        wordmark.paint(ink, wide);
        ink.dispose();
    }
}
