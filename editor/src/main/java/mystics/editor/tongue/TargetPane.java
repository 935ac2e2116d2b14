package mystics.editor.tongue;

import java.awt.Font;
import java.awt.KeyboardFocusManager;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.deed.SpellMarks;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Typing;
import mystics.kit.translate.SourceText;
import mystics.kit.translate.TranslationWork.Standing;
import mystics.mod.lang.TextPlaces;
import net.miginfocom.swing.MigLayout;

/** One text and its translation: the original, its speaker, its recent changes, and the field for the translation. */
final class TargetPane extends Scrolling {
    private final Prose where = new Prose(" ", 0.9f, Font.PLAIN).muted();
    private final JTextArea source = area(Sentence.of("The text as it was written"));
    private final Prose before = new Prose("");
    private final JTextArea target = area(Sentence.of("Translation"));
    private final Prose amiss = new Prose("");
    private final JButton right = Says.text(new JButton(), Sentence.of("Still right"));
    private final Map<String, JTextField> forms = new LinkedHashMap<>();
    private final transient Listener listener;
    private transient Optional<SourceText> shown = Optional.empty();
    private boolean filling;

    /** Receives the actions of the translator. */
    interface Listener {
        /** Receives a translation that was typed. */
        void typed(SourceText text, String translation);

        /** Receives a form of a name that was translated. */
        void formed(SourceText text, String form, String words);

        /** Receives a confirmation that the translation is still right. */
        void accepted(SourceText text);
    }

    /** @param spelling marks misspelt words in the translation */
    TargetPane(Listener listener, SpellMarks spelling) {
        super(new MigLayout("insets 10, fillx, wrap 1, hidemode 3", "[grow, fill]"));
        this.listener = listener;
        source.setEditable(false);
        source.setFocusable(true);
        source.setOpaque(false);
        source.setBorder(BorderFactory.createEmptyBorder(2, 10, 2, 0));
        Typing.in(target, this::typed);
        spelling.watch(target);
        before.setForeground(TextList.AMBER);
        right.addActionListener(click -> shown.ifPresent(listener::accepted));
        lay(List.of());
    }

    private static JTextArea area(Sentence name) {
        JTextArea area = new JTextArea();
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        area.setBorder(UIManager.getBorder("TextField.border"));
        Says.name(area, name);
        area.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        area.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        return area;
    }

    private static Prose called(Sentence words) {
        return new Prose(words, 0.9f, Font.PLAIN).muted();
    }

    private void lay(List<String> names) {
        removeAll();
        forms.clear();
        Stream.<JComponent>of(where, called(Sentence.of("The text as it was written")), source, before, right,
                called(Sentence.of("Translation")), target, amiss).forEach(part -> add(part, "wmin 0"));
        for (String form : names) {
            JTextField field = Says.name(new JTextField(), Sentence.of("Form {form}", "form", form));
            forms.put(form, field);
            add(called(Sentence.of("Form {form}", "form", form)), "wmin 0");
            add(field, "wmin 0");
            field.addActionListener(done -> shown.ifPresent(text -> listener.formed(text, form, field.getText().strip())));
        }
        revalidate();
        repaint();
    }

    private void typed() {
        if (filling) return;
        shown.ifPresent(text -> {
            check(text);
            listener.typed(text, target.getText().strip());
        });
    }

    /** Shows a text. A translation that somebody is typing is not replaced. */
    void show(TongueWork work, SourceText text) {
        filling = true;
        boolean same = shown.filter(one -> one.key().equals(text.key())).isPresent();
        shown = Optional.of(text);
        List<String> wanted = text.key().matches(".*/(name|one)") ? List.copyOf(work.forms()) : List.of();
        if (!List.copyOf(forms.keySet()).equals(wanted)) lay(wanted);
        Says.text(where, text.speaker().isEmpty() ? Sentence.of("{where}", "where", text.where())
                : Sentence.of("{where}. {who} says:", "where", text.where(), "who", text.speaker()));
        source.setText(text.text());
        boolean outdated = work.work().of(text) == Standing.OUTDATED;
        Says.text(before, Sentence.of("It was translated from: {text}", "text", work.work().memory().of(text.key()).orElse("")));
        before.setVisible(outdated);
        right.setVisible(outdated);
        if (!same || !target.isFocusOwner() && !target.getText().strip().equals(work.translation(text))) {
            target.setText(work.translation(text));
            target.setCaretPosition(target.getText().length());
        }
        forms.forEach((form, field) -> {
            if (!field.isFocusOwner()) field.setText(work.work().translated().getOrDefault(text.key() + ":" + form, ""));
        });
        check(text);
        filling = false;
    }

    /** Checks that the translation has the same places for words as the original. */
    private void check(SourceText text) {
        List<String> lost = target.getText().isBlank() ? List.of() : TextPlaces.lost(text.text(), target.getText());
        List<String> unknown = TextPlaces.unknown(text.text(), target.getText());
        Says.text(amiss, !lost.isEmpty() ? Sentence.of("The translation leaves out {places}.", "places", lost)
                : unknown.isEmpty() ? Sentence.EMPTY : Sentence.of("The text has no {places}.", "places", unknown));
        amiss.setVisible(!lost.isEmpty() || !unknown.isEmpty());
    }

    /** Moves the focus to the field of the translation. */
    void write() {
        target.requestFocusInWindow();
    }

    /** The contents of the translation field. */
    String written() {
        return target.getText().strip();
    }
}
