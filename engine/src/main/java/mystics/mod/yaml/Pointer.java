package mystics.mod.yaml;

import java.util.ArrayList;
import java.util.List;

/**
 * The place of a value in a document, as a JSON pointer. The text is built only when needed: every value has a pointer, and few are ever
 * shown.
 */
public abstract class Pointer {
    /** The whole content. */
    public static final Pointer ROOT = new Pointer() {
        @Override
        String last() {
            return "";
        }

        @Override
        public String toString() {
            return "";
        }
    };

    private Pointer() {
    }

    /**
     * The pointer with this text.
     *
     * @throws IllegalArgumentException if the text is not empty and does not begin with a slash
     */
    public static Pointer of(String text) {
        if (!text.isEmpty() && text.charAt(0) != '/') throw new IllegalArgumentException("no pointer: " + text);
        Pointer pointer = ROOT;
        for (int at = 0; at < text.length();) {
            int next = text.indexOf('/', at + 1);
            int end = next < 0 ? text.length() : next;
            pointer = pointer.in(text.substring(at + 1, end).replace("~1", "/").replace("~0", "~"));
            at = end;
        }
        return pointer;
    }

    /** The keys and indices that lead from the whole content to the value. */
    public List<String> steps() {
        return List.of();
    }

    /** A value of an object. */
    public Pointer in(String key) {
        return new Inner(this, key);
    }

    /** An element of a list. */
    public Pointer at(int index) {
        return new Inner(this, String.valueOf(index));
    }

    /** The last key. */
    abstract String last();

    @Override
    public final boolean equals(Object other) {
        return other instanceof Pointer pointer && toString().equals(pointer.toString());
    }

    @Override
    public final int hashCode() {
        return toString().hashCode();
    }

    private static final class Inner extends Pointer {
        private final Pointer around;
        private final String key;

        Inner(Pointer around, String key) {
            this.around = around;
            this.key = key;
        }

        @Override
        String last() {
            return key;
        }

        @Override
        public List<String> steps() {
            List<String> steps = new ArrayList<>(around.steps());
            steps.add(key);
            return steps;
        }

        @Override
        public String toString() {
            return around + Document.step(key);
        }
    }
}
