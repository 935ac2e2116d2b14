package mystics.editor.script;

import java.awt.BorderLayout;
import java.awt.Font;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.Timer;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import mystics.choice.Sentence;
import mystics.editor.advice.Problem;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.editor.type.Typing;
import mystics.kit.words.ScriptCompletion;
import mystics.mod.write.Splice;
import org.fife.ui.rtextarea.Gutter;
import org.fife.ui.rtextarea.RTextScrollPane;

/**
 * A script as text, with underlined problems and completion. One second after the last keystroke, the typed text becomes an entry of the
 * history.
 */
final class ScriptPane extends JPanel {
    private static final int PAUSE = 1000;
    private final transient Drafting drafting;
    private final String path;
    private final ScriptText text = new ScriptText();
    private final transient ScriptMarks marks = new ScriptMarks();
    private final Prose problem = new Prose(" ");
    private final Timer pause = new Timer(PAUSE, tick -> settle());
    private boolean showing;

    /** @param path the path of the script in the mod */
    ScriptPane(Drafting drafting, String path, ScriptCompletion completion) {
        super(new BorderLayout(0, 6));
        this.drafting = drafting;
        this.path = path;
        pause.setRepeats(false);
        Says.name(text, Sentence.of("Script {path}", "path", path));
        Says.more(text, Sentence.of("Ctrl Space shows what can stand here. Ctrl Tab leaves the text."));
        text.addParser(marks);
        add(scrolled(), BorderLayout.CENTER);
        problem.setBorder(BorderFactory.createEmptyBorder(2, 8, 2, 8));
        Says.name(problem, Sentence.of("Problem in this line"));
        add(problem, BorderLayout.SOUTH);
        refresh();
        text.setCaretPosition(0);
        ScriptProposals.in(text, completion);
        Typing.in(text, this::typed);
        text.addCaretListener(moved -> tell());
        text.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                settle();
            }
        });
    }

    private RTextScrollPane scrolled() {
        RTextScrollPane scroll = new RTextScrollPane(text, true);
        Gutter gutter = scroll.getGutter();
        gutter.setLineNumberFont(new Font(Font.MONOSPACED, Font.PLAIN, Math.round(Type.size() * 0.9f)));
        gutter.setLineNumberColor(UIManager.getColor("Label.disabledForeground"));
        gutter.setBackground(UIManager.getColor("Panel.background"));
        gutter.setBorderColor(UIManager.getColor("Mystics.edge"));
        scroll.setBorder(BorderFactory.createLineBorder(UIManager.getColor("Mystics.edge")));
        return scroll;
    }

    private void typed() {
        if (!showing) {
            drafting.preview(Edit.text(drafting.settled(), Sentence.of("Rules of {path} changed", "path", path), path, text.getText()));
            pause.restart();
        }
    }

    private void settle() {
        if (pause.isRunning()) {
            pause.stop();
            drafting.settle();
        }
    }

    /** Shows the current text, with the cursor at its old place. */
    void refresh() {
        String now = drafting.project().file(path).map(FileText::text).orElse("").replace("\r\n", "\n");
        showing = true;
        for (Splice splice : Splice.between(text.getText(), now)) {
            text.replaceRange(splice.text(), splice.start(), splice.end());
        }
        showing = false;
    }

    /** Underlines the problems that the engine has found. */
    void show(List<Problem> problems) {
        marks.show(text, problems);
        tell();
    }

    /** Shows the problem in the line of the cursor, or else the first problem of the script. */
    private void tell() {
        int line = text.getCaretLineNumber() + 1;
        Optional<Problem> told = marks.shown().stream()
                .min(Comparator.comparingInt((Problem one) -> one.finding().line() == line ? 0 : 1)
                        .thenComparing(one -> one.finding().line()));
        Says.text(problem, told.map(one -> Sentence.of("Line {line}: {what}", "line", one.finding().line(), "what",
                ScriptMarks.words(one.finding()))).orElse(Sentence.of(" ")));
    }

    /** Goes to a line and column, both counted from 1. */
    void go(int line, int column) {
        try {
            int start = text.getLineStartOffset(Math.max(0, Math.min(text.getLineCount(), line) - 1));
            text.setCaretPosition(Math.min(text.getDocument().getLength(), start + Math.max(0, column - 1)));
            text.requestFocusInWindow();
        } catch (BadLocationException outside) {
            throw new IllegalStateException(outside);
        }
    }
}
