package mystics.editor.home;

import java.awt.Component;
import java.awt.Dimension;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import mystics.editor.type.Paper;
import mystics.editor.type.Upright;

/**
 * A text, and below it a picture that fills the remaining height. If the remaining height is too small for a picture, the text takes all
 * the height.
 */
final class SheetOverScene extends JPanel {
    private static final int GAP = 8;
    private final JScrollPane scroll;
    private final NextScene scene;

    SheetOverScene(Paper sheet, NextScene scene) {
        super(null);
        this.scene = scene;
        scroll = Upright.scrolled(sheet);
        setOpaque(false);
        add(scroll);
        add(scene);
    }

    @Override
    public void doLayout() {
        int edges = scroll.getInsets().top + scroll.getInsets().bottom;
        int text = wrapped(getWidth() - edges) + edges;
        // A scroll bar makes the text narrower and therefore higher, so the text is measured again with the scroll bar.
        if (text > getHeight()) wrapped(getWidth() - edges - scroll.getVerticalScrollBar().getPreferredSize().width);
        int rest = getHeight() - text - GAP;
        boolean worth = rest >= scene.least();
        scroll.setBounds(0, 0, getWidth(), worth ? text : getHeight());
        scene.setBounds(0, text + GAP, worth ? getWidth() : 0, worth ? rest : 0);
    }

    /** The height of the text, in pixels, when its lines are wrapped at a width. */
    private int wrapped(int width) {
        Component page = scroll.getViewport().getView();
        page.setSize(width, getHeight());
        page.doLayout();
        return page.getPreferredSize().height;
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension();
    }
}
