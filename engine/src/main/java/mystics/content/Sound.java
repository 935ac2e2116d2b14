package mystics.content;

import java.util.List;

/**
 * The sound of some happenings. The program plays the sound on instruments of its own.
 *
 * @param of the happenings with this sound: words of the program, rule ids, or pieces as {@code folder/id}
 * @param beat the length of a beat in milliseconds; 0 for the usual length
 * @param loudness the loudness in percent of full loudness; 0 for the usual loudness
 * @param parts the instruments that play together, each a line of notes as the schema describes it
 */
public record Sound(String id, String name, List<String> of, int beat, int loudness, List<String> parts) implements Entry {
    public Sound {
        of = List.copyOf(of);
        parts = List.copyOf(parts);
    }
}
