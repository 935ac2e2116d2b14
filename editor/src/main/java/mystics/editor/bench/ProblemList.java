package mystics.editor.bench;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import mystics.choice.Sentence;
import mystics.editor.advice.Problem;
import mystics.editor.draft.Edit;
import mystics.editor.type.Flow;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Typing;
import mystics.mod.finding.Finding;

/**
 * The problems of the mod. A click or Enter goes to the place of a problem. The buttons below the list mend the chosen problem, or ignore
 * it for a stated reason.
 */
final class ProblemList extends JPanel {
    private static final int GAP = 8;
    private final DefaultListModel<Problem> problems = new DefaultListModel<>();
    private final Flow remedies = new Flow(GAP);
    private final transient Consumer<Edit> mend;
    private final JButton rule = Says.text(new JButton(), Sentence.of("Write the rule"));
    private transient List<Sentence> offered = List.of();
    private final JTextField reason = new JTextField();
    private final JButton ignore = new JButton("Ignore");
    private final JList<Problem> list = new JList<>(problems) {
        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true;
        }
    };

    /**
     * @param chosen goes to a place
     * @param mend makes an edit that mends a problem
     * @param ruled goes to the place where the missing rule is written
     * @param ignored ignores a problem for a reason
     */
    ProblemList(Consumer<Finding> chosen, Consumer<Edit> mend, Consumer<Finding> ruled, BiConsumer<Problem, String> ignored) {
        super(new BorderLayout());
        this.mend = mend;
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new Line());
        list.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent resized) {
                measure();
            }
        });
        Says.name(list, Sentence.of("Problems"));
        Keys.on(list, "ENTER", () -> choose(chosen));
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                choose(chosen);
            }
        });
        JScrollPane scroll = new JScrollPane(list, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll);
        remedies.setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
        add(remedies, BorderLayout.SOUTH);
        list.addListSelectionListener(changed -> {
            if (!changed.getValueIsAdjusting()) offer();
        });
        rule.addActionListener(click -> ruled.accept(list.getSelectedValue().finding()));
        Says.name(reason, Sentence.of("Why it may stay"));
        reason.putClientProperty("JTextField.placeholderText", "Why it may stay");
        Typing.in(reason, () -> ignore.setEnabled(!reason.getText().isBlank()));
        Keys.on(reason, "ENTER", ignore::doClick);
        ignore.addActionListener(click -> {
            ignored.accept(list.getSelectedValue(), reason.getText());
            reason.setText("");
        });
        lay(false, false);
    }

    /**
     * Offers the remedies of the chosen problem. Buttons with the same words stay, because a click on one of them may be under way while
     * the mod is read again.
     */
    private void offer() {
        Problem problem = list.getSelectedValue();
        List<Sentence> labels = problem == null ? List.of() : problem.remedies().stream().map(Edit::label).toList();
        boolean doubt = problem != null && !problem.isError() && !problem.path().isEmpty();
        boolean silent = problem != null && lacksRule(problem.finding());
        boolean same = labels.equals(offered) && doubt == remedies.isAncestorOf(ignore) && silent == remedies.isAncestorOf(rule);
        offered = labels;
        if (!same) lay(silent, doubt);
    }

    /** Whether a text promises an effect that no rule has. */
    private static boolean lacksRule(Finding finding) {
        return finding.code().equals("text-without-rules");
    }

    private void lay(boolean silent, boolean doubt) {
        remedies.removeAll();
        if (silent) remedies.add(rule);
        for (int i = 0; i < offered.size(); i++) {
            int remedy = i;
            JButton button = Says.text(new JButton(), offered.get(i));
            button.addActionListener(click -> mend.accept(list.getSelectedValue().remedies().get(remedy)));
            remedies.add(button);
        }
        if (doubt) {
            remedies.add(reason, Flow.REST);
            remedies.add(ignore);
            ignore.setEnabled(!reason.getText().isBlank());
        }
        remedies.setVisible(doubt || !offered.isEmpty());
        revalidate();
        repaint();
    }

    private void choose(Consumer<Finding> chosen) {
        if (list.getSelectedValue() != null) {
            chosen.accept(list.getSelectedValue().finding());
        }
    }

    /** Shows the given problems, and keeps the chosen problem selected. */
    void show(List<Problem> now) {
        Problem chosen = list.getSelectedValue();
        list.setValueIsAdjusting(true);
        problems.clear();
        now.forEach(problems::addElement);
        now.stream().filter(problem -> chosen != null && problem.finding().equals(chosen.finding())).findFirst()
                .ifPresent(problem -> list.setSelectedValue(problem, true));
        list.setValueIsAdjusting(false);
        offer();
    }

    /** Makes the list measure its lines again, because their words wrap. */
    private void measure() {
        list.setFixedCellHeight(1);
        list.setFixedCellHeight(-1);
    }

    /** Paints a problem: the message, the rule behind it, the remedy, and the place. */
    private static final class Line extends JTextArea implements ListCellRenderer<Problem> {
        Line() {
            setLineWrap(true);
            setWrapStyleWord(true);
            setBorder(BorderFactory.createEmptyBorder(3, 8, 3, 8));
        }

        @Override
        public Component getListCellRendererComponent(JList<? extends Problem> list, Problem problem, int index, boolean selected,
                boolean focused) {
            Finding finding = problem.finding();
            setText((problem.isError() ? "✖  " : "!  ") + where(finding) + ":  " + finding.sentence()
                    + (lacksRule(finding) ? "" : " " + finding.fix()));
            setFont(list.getFont());
            setBackground(selected ? list.getSelectionBackground() : list.getBackground());
            setForeground(selected ? list.getSelectionForeground() : list.getForeground());
            getAccessibleContext().setAccessibleName(getText());
            setSize(Math.max(1, list.getWidth()), Short.MAX_VALUE);
            return this;
        }

        private static String where(Finding finding) {
            return finding.file().isEmpty() ? finding.mod() : finding.file() + (finding.line() > 0 ? ", line " + finding.line() : "");
        }
    }
}
