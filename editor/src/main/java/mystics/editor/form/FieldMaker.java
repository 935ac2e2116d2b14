package mystics.editor.form;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.mod.yaml.Pointer;

/** Makes the field of a property. Parts that contain other parts are made when they are opened. */
final class FieldMaker {
    private FieldMaker() {
    }

    /** Makes the field for the value at a place in the file. A value whose kind differs from the schema is shown and left unchanged. */
    static JComponent made(FormParts parts, Pointer at, FieldKind kind, Demand.Degree degree) {
        ValueField field = fits(kind, parts.value(at)) ? field(parts, at, kind, degree) : new StrangeField(parts, at);
        parts.keep(at, field);
        JComponent spoken = spoken(field);
        Says.name(spoken, FormParts.words(at));
        if (spoken != field.component()) {
            spoken.setName(at + (field instanceof ChipsField ? "/+" : ""));
        }
        return field.component();
    }

    /** The component that takes the focus. */
    private static JComponent spoken(ValueField field) {
        if (field instanceof WordsField words) return words.text();
        if (field instanceof NameField name) return name.text();
        if (field instanceof ChipsField chips) return chips.more();
        if (field instanceof PairsField pairs) return pairs.more();
        return field.component();
    }

    private static ValueField field(FormParts parts, Pointer at, FieldKind kind, Demand.Degree degree) {
        if (kind instanceof FieldKind.Text text) return new WordsField(parts, at, WordsWritten.text(text));
        if (kind instanceof FieldKind.Whole whole) return new WordsField(parts, at, WordsWritten.whole(whole));
        if (kind instanceof FieldKind.Numbers numbers) return new WordsField(parts, at, WordsWritten.numbers(numbers));
        if (kind instanceof FieldKind.OneOf words) return new PickField(parts, at, words, degree);
        if (kind instanceof FieldKind.YesNo) return new PickField(parts, at, new FieldKind.OneOf(List.of(true, false)), degree);
        if (kind instanceof FieldKind.Name name) return new NameField(parts, at, name);
        if (kind instanceof FieldKind.OneOrMore some) return new ChipsField(parts, at, some.one());
        if (kind instanceof FieldKind.Pairs pairs) return new PairsField(parts, at, pairs);
        if (kind instanceof FieldKind.Rows rows) {
            return isWord(rows.element().get()) ? new ChipsField(parts, at, rows.element().get()) : new RowsField(parts, at, rows);
        }
        if (kind instanceof FieldKind.Group group) return group(parts, at, group, degree);
        return new StrangeField(parts, at);
    }

    /** Makes the fields for a value with properties. If the value is missing, makes a button that adds it. */
    private static ValueField group(FormParts parts, Pointer at, FieldKind.Group group, Demand.Degree degree) {
        boolean there = parts.value(at).isPresent() || at.steps().isEmpty() || degree == Demand.Degree.REQUIRED;
        return there ? new GroupField(parts, at, group) : new AbsentField(parts, at, group);
    }

    private static boolean isWord(FieldKind element) {
        return element instanceof FieldKind.Name || element instanceof FieldKind.OneOf
                || element instanceof FieldKind.Text text && !text.severalLines();
    }

    private static boolean fits(FieldKind kind, Optional<Object> value) {
        if (value.isEmpty()) return true;
        Object there = value.get();
        if (kind instanceof FieldKind.Group || kind instanceof FieldKind.Pairs) return there instanceof Map;
        if (kind instanceof FieldKind.Rows || kind instanceof FieldKind.Numbers) return there instanceof List;
        if (kind instanceof FieldKind.OneOrMore) return !(there instanceof Map);
        if (kind instanceof FieldKind.Whole) return there instanceof Number;
        if (kind instanceof FieldKind.YesNo) return there instanceof Boolean;
        if (kind instanceof FieldKind.OneOf words) return words.words().contains(there);
        return !(kind instanceof FieldKind.Anything) && there instanceof String;
    }

    /** The field for a value that has properties but is missing: a button that adds the value. */
    private record AbsentField(FormParts parts, Pointer at, JButton component) implements ValueField {
        AbsentField(FormParts parts, Pointer at, FieldKind kind) {
            this(parts, at, new JButton("Add"));
            Says.name(component, Sentence.of("Add {what}", "what", FormParts.words(at)));
            component.addActionListener(click -> parts.set(at, parts.first(kind)));
        }

        @Override
        public boolean show() {
            return parts.value(at).isEmpty();
        }
    }

    /** Shows a value for which the form has no field. */
    private record StrangeField(FormParts parts, Pointer at, Prose component, Optional<Object> shown) implements ValueField {
        StrangeField(FormParts parts, Pointer at) {
            this(parts, at, new Prose(Sentence.of("{value} – change it under Text.", "value",
                    parts.value(at).map(Object::toString).orElse(""))), parts.value(at));
        }

        @Override
        public boolean show() {
            return parts.value(at).equals(shown);
        }
    }
}
