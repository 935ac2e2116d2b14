package mystics.editor.home;

import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.JViewport;
import javax.swing.Scrollable;
import net.miginfocom.swing.MigLayout;

/** The menu over the picture on the home page. The menu is centred vertically, and scrolls in a low window. */
final class HomeMenu extends JPanel implements Scrollable {
    private static final int LINE = 24;

    HomeMenu() {
        super(new MigLayout());
        setOpaque(false);
        fit(HomeRoom.WIDE);
    }

    /** Sets the width of the menu and the space between its rows. */
    void fit(HomeRoom room) {
        boolean slim = room == HomeRoom.SLIM;
        MigLayout rows = (MigLayout) getLayout();
        rows.setLayoutConstraints("insets " + (slim ? "8px 46px 0 28px" : "18px 46px 18px 28px") + ", wrap 1, fill, hidemode 3");
        rows.setColumnConstraints("[0:" + room.menu() + "px:, fill]push");
        rows.setRowConstraints(slim ? "push[]2px[]10px[]4px[]0[]push" : "push[]2[]20[]14[]12[]push");
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
