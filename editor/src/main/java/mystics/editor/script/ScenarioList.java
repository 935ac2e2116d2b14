package mystics.editor.script;

import java.awt.Color;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;
import mystics.choice.Sentence;
import mystics.editor.settings.Scheme;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.kit.scenario.Verdict;
import mystics.mod.finding.Finding;

/** The results of scenarios: a tick for each that holds, and a cross with the failure and its line. */
final class ScenarioList extends JList<Verdict> {
    private final DefaultListModel<Verdict> verdicts = new DefaultListModel<>();

    /** @param chosen goes to a scenario */
    ScenarioList(Consumer<Verdict> chosen) {
        setModel(verdicts);
        setCellRenderer(new Row());
        Says.name(this, Sentence.of("Scenarios"));
        Keys.on(this, "ENTER", () -> choose(chosen));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                choose(chosen);
            }
        });
    }

    private void choose(Consumer<Verdict> chosen) {
        if (getSelectedValue() != null) chosen.accept(getSelectedValue());
    }

    void show(List<Verdict> now) {
        verdicts.clear();
        now.forEach(verdicts::addElement);
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    /** The words of a line. */
    static String words(Verdict verdict) {
        String failed = String.join("; ", verdict.findings().stream().map(ScenarioList::words).toList());
        return verdict.holds() ? "✔  " + verdict.it() : "✖  " + verdict.it() + " – " + failed;
    }

    private static String words(Finding finding) {
        return (finding.line() > 0 ? "line " + finding.line() + ": " : "") + ScriptMarks.words(finding);
    }

    /** Paints a line. A sign repeats the meaning of the colour, for people who cannot see colours. */
    private static final class Row extends JTextArea implements ListCellRenderer<Verdict> {
        Row() {
            setLineWrap(true);
            setWrapStyleWord(true);
            setBorder(BorderFactory.createEmptyBorder(3, 8, 3, 8));
        }

        @Override
        public Component getListCellRendererComponent(JList<? extends Verdict> list, Verdict verdict, int index, boolean selected,
                boolean focused) {
            setText(words(verdict));
            setFont(list.getFont());
            setBackground(selected ? list.getSelectionBackground() : list.getBackground());
            Color sign = verdict.holds() ? Scheme.worn().theme().legal() : Scheme.worn().theme().target();
            setForeground(selected ? list.getSelectionForeground() : Scheme.worn() == Scheme.CONTRAST ? list.getForeground() : sign);
            getAccessibleContext().setAccessibleName(getText());
            setSize(Math.max(1, list.getWidth()), Short.MAX_VALUE);
            return this;
        }
    }
}
