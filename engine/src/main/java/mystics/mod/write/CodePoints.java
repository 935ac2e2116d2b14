package mystics.mod.write;

import java.util.Arrays;

/**
 * Converts the places of characters in a text to places in a Java string, where each character beyond the first 65,536 takes two places.
 */
record CodePoints(int[] pairs) {

    /** Records the code points of a text that take two places. */
    static CodePoints of(String text) {
        int[] pairs = new int[4];
        int found = 0;
        for (int i = 0; i + 1 < text.length(); i++) {
            if (!Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1))) continue;
            if (found == pairs.length) pairs = Arrays.copyOf(pairs, 2 * found);
            pairs[found] = i - found;
            found++;
        }
        return new CodePoints(Arrays.copyOf(pairs, found));
    }

    /** The place of a code point in the string. */
    int offset(int point) {
        int at = Arrays.binarySearch(pairs, point);
        return point + (at < 0 ? -at - 1 : at);
    }
}
