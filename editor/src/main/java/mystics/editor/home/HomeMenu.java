package mystics.editor.home;

import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.JViewport;
import javax.swing.Scrollable;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** The menu over the picture on the home page. The menu is centred vertically, and scrolls in a low window. */
final class HomeMenu extends JPanel implements Scrollable {
    private static final int LINE = 24;
    /** The width of the menu, in letter heights. */
    private static final float WIDE = 30;

    HomeMenu() {
        super(new MigLayout("insets 18px 46px 18px 28px, wrap 1, fill",
                "[0:" + Math.round(WIDE * Type.size()) + "px:, fill]push", "push[]2[]20[]14[]12[]push"));
        setOpaque(false);
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return LINE;
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return visible.height;
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent() instanceof JViewport viewport && viewport.getHeight() > getPreferredSize().height;
    }
}
