package mystics.editor.sound;

/**
 * A sound to be played.
 *
 * @param of the happening: a word of the program, the number of a rule, or a piece as {@code folder/id}
 * @param after the delay, in milliseconds from now
 */
public record Cue(String of, int after) {
    /** The same sound, after another delay. */
    public Cue after(int milliseconds) {
        return new Cue(of, milliseconds);
    }
}
