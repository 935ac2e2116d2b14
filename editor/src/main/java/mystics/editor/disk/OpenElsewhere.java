package mystics.editor.disk;

import java.nio.file.Path;
import mystics.choice.Sentence;
import mystics.choice.Worded;

/** Thrown when a mod to be opened is already open in another running program. */
public final class OpenElsewhere extends IllegalStateException implements Worded {
    private static final long serialVersionUID = 1;
    private final transient Sentence words;

    OpenElsewhere(Path mod, long process) {
        this(Sentence.of("The mod in {folder} is open in another window of the editor (process {process}). Close it there first.", "folder",
                mod.toString(), "process", process));
    }

    private OpenElsewhere(Sentence words) {
        super(words.toString());
        this.words = words;
    }

    @Override
    public Sentence words() {
        return words;
    }
}
