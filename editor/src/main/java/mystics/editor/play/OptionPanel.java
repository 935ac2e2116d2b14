package mystics.editor.play;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Rectangle;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.Scrollable;
import javax.swing.SwingConstants;
import mystics.choice.Option;

/** Who is asked, what, and a button for each answer that is not a space. The first nine answer to the keys 1 to 9. */
final class OptionPanel extends JPanel implements Scrollable {
    private final transient Consumer<Option> chosen;
    private transient List<Option> offered = List.of();

    OptionPanel(Consumer<Option> chosen) {
        this.chosen = chosen;
        setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
        setBorder(BorderFactory.createEmptyBorder(10, 12, 10, 12));
    }

    /** Shows a question. */
    void show(String asked, String prompt, Choices choices) {
        removeAll();
        offered = choices.buttons();
        JLabel who = new JLabel(asked);
        who.setFont(who.getFont().deriveFont(Font.BOLD, who.getFont().getSize() * 1.35f));
        add(who);
        add(text(prompt));
        if (!choices.spaces().isEmpty()) {
            add(text(offered.isEmpty() ? "Click a marked space." : "Click a marked space, or:"));
        }
        for (int i = 0; i < offered.size(); i++) {
            add(button(offered.get(i), i + 1));
        }
        revalidate();
        repaint();
    }

    /** Chooses by number, counted from 1; nothing happens when there are not so many. */
    void choose(int number) {
        if (number <= offered.size()) {
            chosen.accept(offered.get(number - 1));
        }
    }

    private JTextArea text(String words) {
        JTextArea area = new JTextArea(words);
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        area.setEditable(false);
        area.setFocusable(false);
        area.setOpaque(false);
        area.setAlignmentX(LEFT_ALIGNMENT);
        area.setBorder(BorderFactory.createEmptyBorder(4, 0, 6, 0));
        return area;
    }

    private JButton button(Option option, int number) {
        String hint = option.hint().isEmpty() ? "" : "  (" + option.hint() + ")";
        JButton button = new JButton((number < 10 ? number + "  " : "") + option.label() + hint);
        button.setHorizontalAlignment(SwingConstants.LEFT);
        button.setToolTipText(option.label() + hint);
        button.setMaximumSize(new Dimension(Integer.MAX_VALUE, button.getPreferredSize().height));
        button.setAlignmentX(LEFT_ALIGNMENT);
        button.addActionListener(event -> chosen.accept(option));
        return button;
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(350, 360);
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return 18;
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
        return false;
    }
}
