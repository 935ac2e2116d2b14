package mystics.editor.script;

import java.util.stream.IntStream;
import mystics.choice.Sentence;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.kit.scenario.Scenarios;

/** Writes the current state of a game as a new scenario file in the mod. */
public final class MomentFile {
    private static final String NAME = Scenarios.FOLDER + "/moment";

    private MomentFile() {
    }

    /** Adds the file, as one entry of the history, and returns its path. */
    public static String in(Drafting drafting, String text) {
        String path = IntStream.iterate(1, number -> number + 1).mapToObj(number -> NAME + (number == 1 ? "" : "-" + number) + ".yaml")
                .filter(free -> drafting.project().file(free).isEmpty()).findFirst().orElseThrow();
        drafting.make(Edit.create(Sentence.of("A moment of play written"), path, text));
        return path;
    }
}
