package mystics.editor.sound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The notes of one instrument.
 *
 * @param share the loudness of the part compared with the other parts, 0 to 1
 */
record Part(Voice voice, double share, List<Note> notes) {
    private static final int CONCERT_A = 69;
    private static final double HERTZ = 440;
    private static final String LADDER = "c d ef g a b";

    /**
     * Notes that sound together.
     *
     * @param at the beat on which the notes begin, counted from 0
     * @param beats the length of the notes, in beats
     * @param hertz the pitches of the notes
     */
    record Note(int at, int beats, List<Double> hertz) {
    }

    /** Reads a part from a line in the form that the schema of sounds describes: {@code pluck@50 d4 -:2 a4+d5:4}. */
    static Part of(String line) {
        List<String> words = Arrays.asList(line.split(" "));
        String[] head = words.get(0).split("@");
        List<Note> notes = new ArrayList<>();
        int at = 0;
        for (String word : words.subList(1, words.size())) {
            String[] halves = word.split(":");
            int beats = halves.length > 1 ? Integer.parseInt(halves[1]) : 1;
            if (!halves[0].equals("-")) {
                notes.add(new Note(at, beats, Arrays.stream(halves[0].split("[+]")).map(Part::hertz).toList()));
            }
            at += beats;
        }
        return new Part(Voice.valueOf(head[0].toUpperCase(Locale.ROOT)), head.length > 1 ? Integer.parseInt(head[1]) / 100.0 : 1,
                List.copyOf(notes));
    }

    /** The frequency of a pitch such as {@code f#4}; {@code a4} is 440 hertz. */
    static double hertz(String pitch) {
        int octave = pitch.charAt(pitch.length() - 1) - '0';
        int sharp = pitch.length() < 3 ? 0 : pitch.charAt(1) == '#' ? 1 : -1;
        int key = 12 * (octave + 1) + LADDER.indexOf(pitch.charAt(0)) + sharp;
        return HERTZ * Math.pow(2, (key - CONCERT_A) / 12.0);
    }
}
