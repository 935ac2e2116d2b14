package mystics.editor.home;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Insets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.text.View;
import mystics.choice.Sentence;
import mystics.editor.type.Html;
import mystics.editor.type.HtmlLabel;
import mystics.editor.type.MainButton;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/**
 * The buttons that lead into a game: in one column, or in two columns if the window is low for its letters and the menu is not slim. One
 * of them is the main button and may carry a line of words under its name.
 */
final class GameDoors extends JPanel {
    /** The height of the window, in letter heights, below which there are two columns. */
    private static final float LOW = 42;
    /** The size of letters in one column, and of those on the main button, relative to other letters. */
    private static final float LARGE = 1.25f;
    private static final float MAIN = 1.2f;
    private static final float ABOUT = 0.9f;
    private static final float SLIM_ABOUT = 0.7f;
    /** The share of the width of a slim menu on which a line can be written. */
    private static final float INSIDE = 0.9f;
    /** The least height of a button and the margin of the main button, in pixels at the usual size of letters. */
    private static final String LEAST = "h 44::";
    private static final String SLIM_LEAST = "h 24::";
    private static final int EDGE = 3;
    /** A day and a time at the end of a line. */
    private static final Pattern WHEN = Pattern.compile("[^,\\s][^,]*, \\d{1,2}[:.]\\d\\d$");
    private int columns;
    private HomeRoom room = HomeRoom.WIDE;
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
        if (!words.isEmpty()) write(door, words, room);
        part(columns);
        revalidate();
    }

    /** Sets the room for the buttons. In a slim menu, the buttons stand in one column with letters of the usual size. */
    void fit(HomeRoom newRoom) {
        room = newRoom;
        main.ifPresent(door -> lead(door, about));
        part(columns);
    }

    /** Writes a line at the lower edge of a button. In a slim menu, the line wraps. */
    private static void write(JButton door, Sentence words, HomeRoom room) {
        JLabel line = room == HomeRoom.WIDE ? Says.text(new JLabel(), words)
                : Says.html(new HtmlLabel(""),
                        language -> "<html><center>" + Html.plain(unbroken(words.in(language).toString())) + "</center>");
        line.setForeground(UIManager.getColor("Panel.background"));
        line.setFont(line.getFont().deriveFont(Type.size() * (room == HomeRoom.WIDE ? ABOUT : SLIM_ABOUT)));
        door.setVerticalAlignment(SwingConstants.TOP);
        door.setLayout(new MigLayout("insets 0, fill", "[center]", "push[]"));
        door.add(line, "wmin 0, growx");
        line.setHorizontalAlignment(SwingConstants.CENTER);
        Says.more(door, words);
    }

    /** A line whose day and time, at its end, are never divided. */
    static String unbroken(String line) {
        Matcher end = WHEN.matcher(line);
        return end.find() ? line.substring(0, end.start()) + end.group().replace(' ', '\u00a0') : line;
    }

    /** The height of a button as a constraint: of its name, and of the line under the name if there is one. */
    private String high(JButton door) {
        Insets edge = door.getInsets();
        int line = Stream.of(door.getComponents()).mapToInt(this::tall).sum();
        if (line == 0) return room == HomeRoom.SLIM ? SLIM_LEAST : LEAST;
        return "h " + (edge.top + door.getFontMetrics(door.getFont()).getHeight() + line + edge.bottom) + "px!";
    }

    /** The height of a line. A line that wraps takes as many rows as the width of a slim menu asks for. */
    private int tall(Component line) {
        if (line instanceof JLabel label && label.getClientProperty(BasicHTML.propertyKey) instanceof View wrapped) {
            int wide = Math.round(room.menu() * INSIDE);
            wrapped.setSize(wide, 0);
            label.setPreferredSize(new Dimension(wide, (int) Math.ceil(wrapped.getPreferredSpan(View.Y_AXIS))));
        }
        return line.getPreferredSize().height;
    }

    private void part(int number) {
        columns = number;
        MigLayout rows = (MigLayout) getLayout();
        String apart = room == HomeRoom.SLIM ? "4px" : number == 1 ? "9" : "0";
        rows.setLayoutConstraints("insets 0, novisualpadding, wrap " + number + ", fillx, gapy " + apart + ", hidemode 3");
        rows.setColumnConstraints("[grow, fill, sg]".repeat(number));
        write();
    }

    /** Writes larger letters on the buttons if they stand in one column. The main button with words takes a whole row. */
    private void write() {
        float size = Type.size() * (columns == 1 && room == HomeRoom.WIDE ? LARGE : 1);
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
        int fitting = room == HomeRoom.WIDE && window != null && window.getHeight() < LOW * Type.size() ? 2 : 1;
        if (fitting != columns) {
            part(fitting);
            SwingUtilities.invokeLater(this::revalidate);
        }
        super.doLayout();
    }
}
