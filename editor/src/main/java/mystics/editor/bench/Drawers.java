package mystics.editor.bench;

import java.awt.Dimension;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JSplitPane;
import mystics.editor.type.Type;

/**
 * Divides the window into three parts: files on the left, a desk in the middle, problems below. The files and the problems lie in drawers,
 * which open and close.
 */
final class Drawers extends JSplitPane {
    private static final int TREE_LETTERS = 17;
    private static final double DESK = 0.78;
    private final JSplitPane across = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT);

    Drawers(JComponent files, JComponent middle, JComponent below) {
        super(JSplitPane.VERTICAL_SPLIT);
        List.of(files, middle, below).forEach(part -> part.setMinimumSize(new Dimension(0, 0)));
        across.setLeftComponent(files);
        across.setRightComponent(middle);
        setTopComponent(across);
        setBottomComponent(below);
        setResizeWeight(1);
        for (JSplitPane split : List.of(across, this)) {
            split.setBorder(BorderFactory.createEmptyBorder());
            split.setContinuousLayout(true);
        }
    }

    /** Opens and shuts the drawers according to their buttons. */
    void follow(AbstractButton files, AbstractButton problems) {
        boolean left = files.isSelected();
        boolean low = problems.isSelected();
        across.getLeftComponent().setVisible(left);
        across.setDividerSize(left ? 5 : 0);
        across.setDividerLocation(left ? Math.min(Math.round(TREE_LETTERS * Type.size()), getWidth() / 3) : 0);
        getBottomComponent().setVisible(low);
        setDividerSize(low ? 5 : 0);
        setDividerLocation(low ? (int) (getHeight() * DESK) : getHeight());
        revalidate();
    }
}
