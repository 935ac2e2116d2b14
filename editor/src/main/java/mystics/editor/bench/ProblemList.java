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
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import mystics.choice.Sentence;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.mod.finding.Finding;

/** What is wrong with the mod. A click or Enter goes to the place. */
final class ProblemList extends JPanel {
    private final DefaultListModel<Finding> findings = new DefaultListModel<>();
    private final JList<Finding> list = new JList<>(findings);

    ProblemList(Consumer<Finding> chosen) {
        super(new BorderLayout());
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
    }

    private void choose(Consumer<Finding> chosen) {
        if (list.getSelectedValue() != null) {
            chosen.accept(list.getSelectedValue());
        }
    }

    /** Shows these problems, and keeps the chosen one. */
    void show(List<Finding> now) {
        Finding chosen = list.getSelectedValue();
        findings.clear();
        now.forEach(findings::addElement);
        list.setSelectedValue(chosen, true);
    }

    /** Paints a problem: what, why, what helps, and where. */
    private static final class Line extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(JList<?> list, Object value, int index, boolean selected, boolean focused) {
            JLabel line = (JLabel) super.getListCellRendererComponent(list, "", index, selected, focused);
            Finding finding = (Finding) value;
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
