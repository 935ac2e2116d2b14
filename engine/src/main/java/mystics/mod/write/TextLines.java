package mystics.mod.write;

/** The lines of a text. A place is the index of a character in the text. */
record TextLines(String text) {

    /** The line break of the text: that of its first line. */
    String lineBreak() {
        int at = text.indexOf('\n');
        return at > 0 && text.charAt(at - 1) == '\r' ? "\r\n" : "\n";
    }

    /** The beginning of the line that contains a place. */
    int begin(int at) {
        return text.lastIndexOf('\n', at - 1) + 1;
    }

    /** The beginning of the next line after a place; the end of the text if there is none. */
    int next(int at) {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end + 1;
    }

    /** The line that contains a place, without its break and the blanks at its end. */
    String line(int at) {
        return text.substring(begin(at), next(at)).stripTrailing();
    }

    /** The number of characters before a place on its line. */
    int column(int at) {
        return at - begin(at);
    }

    /** Whether only blanks precede a place in its line. */
    boolean opensLine(int at) {
        return text.substring(begin(at), at).isBlank();
    }

    /** Whether a place lies after the last line of the text. */
    boolean isEnd(int at) {
        return at >= text.length();
    }

    boolean isBlank(int at) {
        return line(at).isEmpty();
    }

    /** Whether the line that contains a place consists of a remark. */
    boolean isRemark(int at) {
        return line(at).stripLeading().startsWith("#");
    }

    /** The number of blanks at the beginning of the line that contains a place. */
    int indent(int at) {
        String line = line(at);
        return line.length() - line.stripLeading().length();
    }
}
