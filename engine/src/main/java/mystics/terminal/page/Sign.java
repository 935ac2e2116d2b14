package mystics.terminal.page;

import java.util.function.UnaryOperator;

/**
 * A short text on the board with its style.
 *
 * @param style adds the colour codes around the text
 */
record Sign(String text, UnaryOperator<String> style) {
    /** A sign without style. */
    static Sign of(String text) {
        return new Sign(text, UnaryOperator.identity());
    }

    /** This sign, cut to a number of columns. */
    Sign within(int columns) {
        return text.length() <= columns || columns < 2 ? this : new Sign(text.substring(0, columns - 1) + "~", style);
    }

    @Override
    public String toString() {
        return style.apply(text);
    }
}
