package mystics.editor.form;

import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** The kinds of values in fields of a form. */
public sealed interface FieldKind {

    /** Properties with fixed names. */
    record Group(List<FormField> fields, List<Demand> needs) implements FieldKind {
        public Group {
            fields = List.copyOf(fields);
            needs = List.copyOf(needs);
        }
    }

    /** A list whose number of elements lies between two limits. */
    record Rows(Supplier<FieldKind> element, int least, int most) implements FieldKind {
    }

    /** A map whose keys are chosen by the author. */
    record Pairs(FieldKind key, Supplier<FieldKind> value) implements FieldKind {
    }

    /**
     * One of some fixed words or numbers.
     *
     * @param about a line about each word, in the same order; empty if the words explain themselves
     */
    record OneOf(List<Object> words, List<String> about) implements FieldKind {
        public OneOf {
            words = List.copyOf(words);
            about = List.copyOf(about);
        }

        /** Words that explain themselves. */
        public OneOf(List<Object> words) {
            this(words, List.of());
        }
    }

    /** A whole number within a range. */
    record Whole(long least, long most) implements FieldKind {
    }

    /** Yes or no. */
    record YesNo() implements FieldKind {
    }

    /**
     * A text.
     *
     * @param most the greatest number of characters
     * @param severalLines whether the text may have several lines
     * @param form the pattern that the text must match
     */
    record Text(int most, boolean severalLines, Pattern form) implements FieldKind {
    }

    /** The id of an entry in one of the given folders. If no folders are given, the value is a name that the author invents. */
    record Name(List<String> of) implements FieldKind {
        public Name {
            of = List.copyOf(of);
        }
    }

    /** One value of a kind, or a list of such values. */
    record OneOrMore(FieldKind one) implements FieldKind {
    }

    /** A list of numbers, such as the corners of a shape, written as one value. */
    record Numbers(int least, int most) implements FieldKind {
    }

    /** Any value, written as YAML. */
    record Anything() implements FieldKind {
    }
}
