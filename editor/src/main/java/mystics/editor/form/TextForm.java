package mystics.editor.form;

import java.awt.BorderLayout;
import java.awt.Font;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.Optional;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.Timer;
import javax.swing.text.BadLocationException;
import mystics.choice.Sentence;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.editor.type.Typing;

/** A file of the mod as text. One second after the last keystroke, the typed text becomes an entry of the history. */
public final class TextForm extends JPanel {
    private static final int PAUSE = 1000;
    private final transient Drafting drafting;
    private final String path;
    private final JTextArea text = new JTextArea();
    private final Prose mistake = new Prose(" ");
    private final Timer pause = new Timer(PAUSE, tick -> settle());
    private boolean showing;

    /** @param path the path of the file in the mod */
    public TextForm(Drafting drafting, String path) {
        super(new BorderLayout(0, 6));
        this.drafting = drafting;
        this.path = path;
        pause.setRepeats(false);
        text.setFont(new Font(Font.MONOSPACED, Font.PLAIN, Math.round(Type.size())));
        text.setTabSize(2);
        Says.name(text, Sentence.of("Text of {path}", "path", path));
        add(new JScrollPane(text), BorderLayout.CENTER);
        mistake.getAccessibleContext().setAccessibleName("Mistake");
        add(mistake, BorderLayout.SOUTH);
        refresh();
        Typing.in(text, this::typed);
        text.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                settle();
            }
        });
    }

    private void typed() {
        if (!showing) {
            drafting.preview(Edit.text(drafting.settled(), Sentence.of("Text of {path} changed", "path", path), path, text.getText()));
            pause.restart();
        }
    }

    private void settle() {
        if (pause.isRunning()) {
            pause.stop();
            drafting.settle();
        }
    }

    /** Shows the current text, and leaves the cursor at its place. */
    public void refresh() {
        Optional<FileText> file = drafting.project().file(path);
        String now = file.map(FileText::text).orElse("").replace("\r\n", "\n");
        if (!now.equals(text.getText())) {
            showing = true;
            int caret = text.getCaretPosition();
            text.setText(now);
            text.setCaretPosition(Math.min(caret, now.length()));
            showing = false;
        }
        text.setEditable(file.map(FileText::isText).orElse(false));
        Says.text(mistake, file.flatMap(FileText::broken).map(found -> Sentence.of("{what}", "what", found.toString()))
                .orElse(Sentence.of(" ")));
    }

    /** Goes to a line, counted from 1. */
    public void go(int line) {
        try {
            text.setCaretPosition(text.getLineStartOffset(Math.max(0, Math.min(text.getLineCount(), line) - 1)));
            text.requestFocusInWindow();
        } catch (BadLocationException outside) {
            throw new IllegalStateException(outside);
        }
    }
}
