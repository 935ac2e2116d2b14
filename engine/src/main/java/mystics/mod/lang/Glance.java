package mystics.mod.lang;

/**
 * A finished text that may be looked at so often and no more: a sentence with many places, as anybody may write one,
 * could be laid on a text in more ways than there is
 * time for. A count and no time, so that a text reads the same on every machine.
 */
final class Glance implements CharSequence {
    private static final int LOOKS = 1_000_000;
    private final String text;
    private int left = LOOKS;

    Glance(String text) {
        this.text = text;
    }

    /** @throws Enough when it has been looked at too often */
    @Override
    public char charAt(int index) {
        if (--left < 0) {
            throw new Enough();
        }
        return text.charAt(index);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.subSequence(start, end);
    }

    @Override
    public String toString() {
        return text;
    }

    /** Nobody looks any longer. */
    static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Enough() {
            super("a sentence can be laid on this text in too many ways", null, false, false);
        }
    }
}
