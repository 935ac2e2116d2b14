package mystics.editor.play.around;

import java.awt.Component;
import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/**
 * The head of the game: the numbers of the chapter, the buttons, and a notice if there is one. In a narrow window the buttons go below the
 * numbers, in two rows if necessary.
 */
public final class HeadPane extends JPanel {
    private final JComponent numbers;
    private final Tools tools;
    private final JComponent notice;

    public HeadPane(JComponent numbers, Tools tools, JComponent notice) {
        super(null);
        this.numbers = numbers;
        this.tools = tools;
        this.notice = notice;
        add(numbers);
        add(tools);
        add(notice);
    }

    private boolean isNarrow() {
        return numbers.isVisible() && numbers.getMinimumSize().width + tools.getPreferredSize().width > width();
    }

    /** The available width; unlimited before the first layout. */
    private int width() {
        return getWidth() > 0 ? getWidth() : Integer.MAX_VALUE;
    }

    private static int height(Component part) {
        return part.isVisible() ? part.getPreferredSize().height : 0;
    }

    @Override
    public Dimension getPreferredSize() {
        tools.fit(width() - (numbers.isVisible() ? numbers.getMinimumSize().width : 0), width());
        int rows = isNarrow() ? height(numbers) + height(tools) : Math.max(height(numbers), height(tools));
        return new Dimension(numbers.getPreferredSize().width, rows + height(notice));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(100, getPreferredSize().height);
    }

    @Override
    public void doLayout() {
        int wide = Math.min(getWidth(), tools.getPreferredSize().width);
        int below;
        if (isNarrow()) {
            numbers.setBounds(0, 0, getWidth(), height(numbers));
            tools.setBounds(0, height(numbers), wide, height(tools));
            below = height(numbers) + height(tools);
        } else {
            below = Math.max(height(numbers), height(tools));
            numbers.setBounds(0, 0, getWidth() - wide, below);
            tools.setBounds(getWidth() - wide, (below - height(tools)) / 2, wide, height(tools));
        }
        notice.setBounds(0, below, getWidth(), height(notice));
    }

    /** Lays out everything below anew when the width changes, because the height depends on it. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other && getPreferredSize().height != height) {
            SwingUtilities.invokeLater(this::revalidate);
        }
    }
}
