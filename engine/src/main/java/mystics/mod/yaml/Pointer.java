package mystics.mod.yaml;

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
        public String toString() {
            return around + Document.step(key);
        }
    }
}
