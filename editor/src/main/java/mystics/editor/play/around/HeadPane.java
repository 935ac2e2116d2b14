package mystics.editor.play.around;

import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.JPanel;
import mystics.editor.play.over.Stage;
import mystics.editor.type.Type;

/**
 * The head of the game: the numbers of the chapter, the buttons, and a notice if there is one. In a low window it makes room for a sheet
 * that is read.
 */
public final class HeadPane extends JPanel {
    /** The least height of a window that has room for the head beside a sheet, in letter heights. */
    private static final float LOW = 28;
    private final HeadlinePane numbers;
    private final Tools tools;
    private final Stage stage;

    public HeadPane(HeadlinePane numbers, Tools tools, JComponent notice, Stage stage) {
        super(new BorderLayout());
        this.numbers = numbers;
        this.tools = tools;
        this.stage = stage;
        numbers.add(tools);
        add(numbers);
        add(notice, BorderLayout.SOUTH);
        stage.addPropertyChangeListener(Stage.COVERED, changed -> revalidate());
    }

    /** Whether a window is so low that it has no room for anything beside what is read. */
    private static boolean isLow(JComponent part) {
        return part.getParent() != null && part.getParent().getHeight() > 0 && part.getParent().getHeight() < LOW * Type.size();
    }

    @Override
    public Dimension getPreferredSize() {
        if (tools.isVisible()) {
            tools.fit(numbers.left(getWidth(), tools), getWidth(), isLow(this) ? Tools.Rows.FEW : Tools.Rows.MANY);
        }
        return isLow(this) && stage.isCovered() ? new Dimension(0, 0) : super.getPreferredSize();
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }
}
