package mystics.editor.bench;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import mystics.choice.Sentence;
import mystics.editor.advice.Problem;
import mystics.editor.draft.Edit;
import mystics.editor.type.Flow;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.mod.finding.Finding;

/** What is wrong with the mod. A click or Enter goes to the place; buttons below mend the chosen problem. */
final class ProblemList extends JPanel {
    private static final int GAP = 8;
    private final DefaultListModel<Problem> problems = new DefaultListModel<>();
    private final Flow remedies = new Flow(GAP);
    private final transient Consumer<Edit> mend;
    private final JList<Problem> list = new JList<>(problems);

    /** @param chosen goes to a place; {@code mend} makes an edit that mends a problem */
    ProblemList(Consumer<Finding> chosen, Consumer<Edit> mend) {
        super(new BorderLayout());
        this.mend = mend;
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new Line());
        Says.name(list, Sentence.of("Problems"));
        Keys.on(list, "ENTER", () -> choose(chosen));
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                choose(chosen);
            }
        });
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll);
        remedies.setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
        add(remedies, BorderLayout.SOUTH);
        list.addListSelectionListener(changed -> offer());
        offer();
    }

    /** Offers what mends the chosen problem. */
    private void offer() {
        Problem problem = list.getSelectedValue();
        List<Edit> edits = problem == null ? List.of() : problem.remedies();
        remedies.removeAll();
        edits.forEach(edit -> {
            JButton button = Says.text(new JButton(), edit.label());
            button.addActionListener(click -> mend.accept(edit));
            remedies.add(button);
        });
        remedies.setVisible(!edits.isEmpty());
        revalidate();
        repaint();
    }

    private void choose(Consumer<Finding> chosen) {
        if (list.getSelectedValue() != null) {
            chosen.accept(list.getSelectedValue().finding());
        }
    }

    /** Shows these problems, and keeps the chosen one. */
    void show(List<Problem> now) {
        Problem chosen = list.getSelectedValue();
        problems.clear();
        now.forEach(problems::addElement);
        now.stream().filter(problem -> chosen != null && problem.finding().equals(chosen.finding())).findFirst()
                .ifPresent(problem -> list.setSelectedValue(problem, true));
    }

    /** Paints a problem: what, why, what helps, and where. */
    private static final class Line extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(JList<?> list, Object value, int index, boolean selected, boolean focused) {
            JLabel line = (JLabel) super.getListCellRendererComponent(list, "", index, selected, focused);
            Finding finding = ((Problem) value).finding();
            boolean error = finding.severity() == Finding.Severity.ERROR;
            String more = finding.why().isEmpty() ? "" : ": " + finding.why();
            line.setText((error ? "✖  " : "!  ") + where(finding) + ":  " + finding.message() + more + ". " + finding.fix());
            line.setBorder(BorderFactory.createEmptyBorder(3, 8, 3, 8));
            return line;
        }

        private static String where(Finding finding) {
            return finding.file().isEmpty() ? finding.mod() : finding.file() + (finding.line() > 0 ? ", line " + finding.line() : "");
        }
    }
}
