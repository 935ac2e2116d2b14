package mystics.editor.form;

import java.awt.KeyboardFocusManager;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.text.JTextComponent;
import mystics.choice.Sentence;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Typing;
import mystics.mod.yaml.Pointer;
import net.miginfocom.swing.MigLayout;

/** A field in which a text, a number or a list of numbers is typed. Invalid input is marked and not written. */
final class WordsField implements ValueField {
    /** The Swing property with which a field is marked as invalid. */
    private static final String OUTLINE = "JComponent.outline";
    private static final int PAUSE = 1000;
    private static final int ROWS = 3;
    private static final int MOST_ROWS = 9;
    private static final int LETTERS = 64;
    private final FormParts parts;
    private final Pointer at;
    private final Written written;
    private final JTextComponent text;
    private final JLabel meter = new JLabel(" ");
    private final JPanel whole = new JPanel(new MigLayout("insets 0, novisualpadding, hidemode 3", "[grow, fill]6[]", ""));
    private final Timer pause;
    private boolean showing;
    private boolean waiting;

    /** The way in which a value is typed. */
    interface Written {
        /** The text of a value; empty if the value is of another kind. */
        Optional<String> text(Object value);

        /** The value for a text; empty if the text is invalid. */
        Optional<Object> value(String text);

        /** The greatest number of characters; 0 if there is no limit to show. */
        int most();

        /** The width in letters; 0 for all the available width, and a negative number for a field of several lines. */
        int letters();
    }

    WordsField(FormParts parts, Pointer at, Written written) {
        this.parts = parts;
        this.at = at;
        this.written = written;
        this.text = written.letters() < 0 ? area() : new JTextField(written.letters());
        this.pause = new Timer(PAUSE, tick -> parts.done());
        pause.setRepeats(false);
        boolean several = text instanceof JTextArea;
        whole.setOpaque(false);
        whole.add(several ? new JScrollPane(text) : text, written.letters() > 0 ? "growx 0" : "w 0:60");
        meter.setEnabled(false);
        meter.setVisible(false);
        whole.add(meter, several ? "aligny top" : "");
        show();
        Typing.in(text, this::typed);
        text.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                keep();
            }
        });
        if (!several) {
            Keys.on(text, "ENTER", this::keep);
        }
    }

    private static JTextArea area() {
        JTextArea area = new JTextArea(ROWS, 20);
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        // Tab moves to the next field, as in every other field.
        area.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        area.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        Keys.on(area, "TAB", area::transferFocus);
        Keys.on(area, "shift TAB", area::transferFocusBackward);
        return area;
    }

    /** The text component, which needs a name for screen readers. */
    JTextComponent text() {
        return text;
    }

    private void keep() {
        if (pause.isRunning()) {
            pause.stop();
            parts.done();
        }
    }

    /**
     * Writes the text once the key press has had all its effects: when somebody types over a selection, Swing first removes text and then
     * inserts the new text.
     */
    private void typed() {
        measure();
        if (!showing && !waiting) {
            waiting = true;
            SwingUtilities.invokeLater(this::write);
        }
    }

    private void write() {
        waiting = false;
        String now = text.getText();
        Optional<Object> value = written.value(now);
        text.putClientProperty(OUTLINE, value.isPresent() || now.isEmpty() ? null : "error");
        if ((value.isPresent() || now.isEmpty()) && !value.equals(parts.value(at))) {
            parts.type(at, value);
            pause.restart();
        }
    }

    /** Shows the length of the text when the length comes near its limit. A field of several lines always shows the length. */
    private void measure() {
        int most = written.most();
        int now = text.getText().length();
        meter.setVisible(most > 0 && (text instanceof JTextArea || now > most * 2 / 3));
        Says.text(meter, Sentence.of("{n} of {most}", "n", now, "most", most));
        if (text instanceof JTextArea area) {
            int lines = text.getText().lines().mapToInt(line -> 1 + line.length() / LETTERS).sum();
            area.setRows(Math.max(ROWS, Math.min(MOST_ROWS, lines)));
        }
    }

    @Override
    public JComponent component() {
        return whole;
    }

    /** Shows the current value. Letters that are not written yet are newer than the value, so they stay. */
    @Override
    public boolean show() {
        if (waiting) return true;
        Optional<Object> value = parts.value(at);
        Optional<String> said = value.isEmpty() ? Optional.of("") : written.text(value.get());
        boolean typedHere = said.isPresent() && written.value(text.getText()).equals(value);
        if (said.isPresent() && !typedHere && !said.get().equals(text.getText())) {
            showing = true;
            text.setText(said.get());
            text.setCaretPosition(0);
            text.putClientProperty(OUTLINE, null);
            showing = false;
        }
        measure();
        return said.isPresent();
    }
}
