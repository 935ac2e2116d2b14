package mystics.editor.sight;

import java.util.Arrays;
import java.util.List;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.play.RecordedAnswer;
import mystics.play.Setting;

/**
 * A throw of dice.
 *
 * @param what the purpose of the throw, in words
 * @param faces the faces, 1 to 6 each
 */
public record Throw(String what, List<Integer> faces) {
    private static final String FACES = "[1-6]( [1-6])*";

    public Throw {
        faces = List.copyOf(faces);
    }

    /** The throws among some answers, in order. */
    static List<Throw> in(List<RecordedAnswer> answers, Setting setting) {
        return answers.stream().filter(given -> given.seat().equals(Seat.FATE.name()) && given.value().matches(FACES))
                .map(given -> new Throw(setting.worded(Sentence.of(given.prompt())).toString(),
                        Arrays.stream(given.value().split(" ")).map(Integer::valueOf).toList()))
                .toList();
    }
}
