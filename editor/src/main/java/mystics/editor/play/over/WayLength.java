package mystics.editor.play.over;

import java.util.Map;
import mystics.choice.Sentence;

/** The length of the words on the buttons below the last page. Large letters need short words, so that the buttons stand in one row. */
enum WayLength {
    FULL, SHORT;

    private static final Map<String, Sentence> BRIEF = Map.of("The next chapter", Sentence.of("Next chapter"),
            "Change the party and try again", Sentence.of("Change the party"), "Play again with the same mice", Sentence.of("Play again"),
            "On with the campaign", Sentence.of("On with it"), "Read the story again", Sentence.of("Read again"), "Play any chapter again",
            Sentence.of("Play again"), "Back to the board", Sentence.of("Board"));

    /** The words of a button whose full words are known. Words that are short already stay. */
    Sentence of(String label) {
        Sentence full = Sentence.of(label);
        return this == FULL ? full : BRIEF.getOrDefault(label, full);
    }
}
