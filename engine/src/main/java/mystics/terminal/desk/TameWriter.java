package mystics.terminal.desk;

import java.io.PrintWriter;

/**
 * A writer for terminals and files that removes every control code except the colours of {@link TextStyle}. The text may quote mods,
 * saved games and file names.
 */
public final class TameWriter extends PrintWriter {
    /** Passes text to another writer, without the removed control codes. */
    public TameWriter(PrintWriter out) {
        super(out, true);
    }

    @Override
    public void write(String text, int from, int length) {
        String tame = TextStyle.tame(text.substring(from, from + length));
        super.write(tame, 0, tame.length());
    }

    @Override
    public void write(char[] letters, int from, int length) {
        write(new String(letters, from, length), 0, length);
    }

    @Override
    public void write(int letter) {
        write(String.valueOf((char) letter), 0, 1);
    }
}
