package mystics.save;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import mystics.choice.Sentence;
import mystics.choice.Worded;
import mystics.disk.SafeFile;

/** Thrown when a saved game cannot be read or written. The message names the file, the problem and the remedy. */
public final class SaveRefused extends RuntimeException implements Worded {
    private static final long serialVersionUID = 1;
    private final transient Path file;
    private final transient List<ModDifference> differences;
    private final transient Sentence words;

    /** A refusal in two sentences, each with its full stop. */
    SaveRefused(Path file, Sentence wrong, Sentence remedy) {
        this(file, Sentence.of("{file}: {wrong} {remedy}", "file", name(file), "wrong", wrong, "remedy", remedy), List.of());
    }

    /** A refusal in sentences without places. */
    SaveRefused(Path file, String wrong, String remedy) {
        this(file, Sentence.of(wrong), Sentence.of(remedy));
    }

    private SaveRefused(Path file, Sentence words, List<ModDifference> differences) {
        super(words.toString());
        this.file = file;
        this.words = words;
        this.differences = List.copyOf(differences);
    }

    /** The refusal of a file that was saved with other mods. */
    static SaveRefused otherMods(Path file, Sentence wrong, List<ModDifference> differences) {
        return new SaveRefused(file, Sentence.of("{file}: {wrong} {remedies} Or open it despite that.", "file", name(file), "wrong", wrong,
                "remedies", Sentence.row(differences.stream().map(ModDifference::remedy).toList(), " ")), differences);
    }

    private static Object name(Path file) {
        return file.getFileName() == null ? file : file.getFileName();
    }

    /** The refusal of a damaged file. The message mentions the backup, if any. */
    static SaveRefused damaged(Path file, String how) {
        Path previous = SafeFile.previous(file);
        boolean campaign = file.toString().endsWith(Campaigns.ENDING);
        String before = campaign ? "How it was one chapter before is kept in {before}. To go on from there give that file the name {file}."
                : "How it was one save before is kept in {before}; open that.";
        String otherwise = campaign ? "Begin another campaign." : "Open another save.";
        return new SaveRefused(file, Sentence.of("it is damaged: {how}.", "how", how),
                Sentence.of(Files.exists(previous) ? before : otherwise, "before", name(previous), "file", name(file)));
    }

    @Override
    public Sentence words() {
        return words;
    }

    /** The file. */
    public Path file() {
        return file;
    }

    /** The differences between the loaded mods and those of the save; empty when the problem is a different one. */
    public List<ModDifference> differences() {
        return differences;
    }
}
