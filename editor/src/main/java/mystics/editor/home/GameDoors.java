package mystics.editor.home;

import java.awt.Component;
import java.awt.Container;
import java.awt.Font;
import java.awt.Insets;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.type.MainButton;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/**
 * The buttons that lead into a game: in one column, or in two columns if the window is low for its letters. One of them is the main button
 * and may carry a line of words under its name.
 */
final class GameDoors extends JPanel {
    /** The height of the window, in letter heights, below which there are two columns. */
    private static final float LOW = 42;
    /** The size of letters in one column, and of those on the main button, relative to other letters. */
    private static final float LARGE = 1.25f;
    private static final float MAIN = 1.2f;
    private static final float ABOUT = 0.9f;
    /** The least height of a button and the margin of the main button, in pixels at the usual size of letters. */
    private static final String LEAST = "h 44::";
    private static final int EDGE = 3;
    private int columns;
    private transient Optional<JButton> main = Optional.empty();
    private transient Sentence about = Sentence.EMPTY;

    GameDoors() {
        super(new MigLayout());
        part(1);
    }

    /** Makes a button the main one, with words under its name; without words, the name stands alone. */
    void lead(JButton door, Sentence words) {
        main.ifPresent(before -> {
            MainButton.undress(before);
            before.removeAll();
            before.setVerticalAlignment(SwingConstants.CENTER);
            before.setFont(before.getFont().deriveFont(Font.PLAIN));
        });
        main = Optional.of(door);
        about = words;
        MainButton.dress(door);
        door.setMargin(new Insets(EDGE, EDGE, EDGE, EDGE));
        door.setFont(door.getFont().deriveFont(Font.BOLD));
        if (!words.isEmpty()) write(door, words);
        part(columns);
        revalidate();
    }

    /** Writes a line at the lower edge of a button. */
    private static void write(JButton door, Sentence words) {
        JLabel line = Says.text(new JLabel(), words);
        line.setForeground(UIManager.getColor("Panel.background"));
        line.setFont(line.getFont().deriveFont(Type.size() * ABOUT));
        door.setVerticalAlignment(SwingConstants.TOP);
        door.setLayout(new MigLayout("insets 0, fill", "[center]", "push[]"));
        door.add(line, "wmin 0");
        Says.more(door, words);
    }

    /** The height of a button as a constraint: of its name, and of the line under the name if there is one. */
    private static String high(JButton door) {
        Insets edge = door.getInsets();
        int line = Stream.of(door.getComponents()).mapToInt(part -> part.getPreferredSize().height).sum();
        return line == 0 ? LEAST : "h " + (edge.top + door.getFontMetrics(door.getFont()).getHeight() + line + edge.bottom) + "px!";
    }

    private void part(int number) {
        columns = number;
        MigLayout rows = (MigLayout) getLayout();
        rows.setLayoutConstraints("insets 0, novisualpadding, wrap " + number + ", fillx, gapy " + (number == 1 ? 9 : 0) + ", hidemode 3");
        rows.setColumnConstraints("[grow, fill, sg]".repeat(number));
        write();
    }

    /** Writes larger letters on the buttons if they stand in one column. The main button with words takes a whole row. */
    private void write() {
        float size = Type.size() * (columns == 1 ? LARGE : 1);
        MigLayout rows = (MigLayout) getLayout();
        Stream.of(getComponents()).forEach(door -> {
            boolean leads = main.filter(door::equals).isPresent();
            door.setFont(door.getFont().deriveFont(leads ? size * MAIN : size));
            rows.setComponentConstraints(door, high((JButton) door) + (leads && !about.isEmpty() ? ", span " + columns : ""));
        });
    }

    @Override
    protected void addImpl(Component door, Object constraint, int place) {
        super.addImpl(door, constraint, place);
        write();
    }

    /** Chooses the number of columns for the current height of the window. */
    @Override
    public void doLayout() {
        Container window = SwingUtilities.getAncestorOfClass(JScrollPane.class, this);
        int fitting = window != null && window.getHeight() < LOW * Type.size() ? 2 : 1;
        if (fitting != columns) {
            part(fitting);
            SwingUtilities.invokeLater(this::revalidate);
        }
        super.doLayout();
    }
}
