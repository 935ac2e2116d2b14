package mystics.terminal.desk;

import java.io.PrintWriter;

/** Writes to a terminal or a pipe, and nothing in it is a command but the colours of {@link TextStyle}: what is written may quote mods, saved games and names of files. */
public final class TameWriter extends PrintWriter {
    /** A tame way to what another writer writes to. */
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
