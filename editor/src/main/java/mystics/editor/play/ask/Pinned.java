package mystics.editor.play.ask;

import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import mystics.editor.type.Upright;

/** A scrolling component with a fixed component below it. */
public final class Pinned extends JPanel {
    private final JScrollPane scroll;
    private final JComponent foot;

    public Pinned(JComponent content, JComponent foot) {
        super(null);
        this.scroll = Upright.scrolled(content);
        this.foot = foot;
        add(scroll);
        add(foot);
        ComponentAdapter grown = new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                SwingUtilities.invokeLater(Pinned.this::revalidate);
            }
        };
        content.addComponentListener(grown);
        foot.addComponentListener(grown);
    }

    /** The scroll pane. */
    JScrollPane scroll() {
        return scroll;
    }

    private int footHeight() {
        return foot.isVisible() ? foot.getPreferredSize().height : 0;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Math.max(scroll.getPreferredSize().width, foot.getPreferredSize().width),
                scroll.getPreferredSize().height + footHeight());
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }

    /** Lays out the lower component at its final width before asking for its height, because the text of the component wraps. */
    @Override
    public void doLayout() {
        int frame = scroll.getViewport().getView() instanceof JComponent view ? view.getInsets().left : 0;
        foot.setSize(getWidth() - 2 * frame, foot.getHeight());
        int below = Math.min(footHeight(), getHeight());
        int above = Math.min(scroll.getPreferredSize().height, getHeight() - below);
        scroll.setBounds(0, 0, getWidth(), above);
        foot.setBounds(frame, above, getWidth() - 2 * frame, below);
    }
}
