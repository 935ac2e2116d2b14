package mystics.save;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import mystics.choice.Sentence;
import mystics.content.Setup;
import mystics.content.SetupRefused;
import mystics.disk.SafeFile;
import mystics.mod.load.Library;
import mystics.play.Bots;
import mystics.play.Game;
import mystics.play.Inspector;
import mystics.play.Session;
import mystics.play.Setting;

/** Writes saved games and reads them again. */
public final class Saves {
    /** The suffix of the names of saved games. */
    public static final String ENDING = ".mystics";
    /** The number of the format. The number increases whenever older programs cannot read the new format. */
    static final int FORMAT = 1;

    private final String engine;
    private final List<SavedMod> mods;
    private final Renames renames;
    private final SaveFiles files;
    private final Function<Setup, Setting> settings;
    private final StepKinds steps;
    private final Bots bots;

    /**
     * @param engine the version of this program
     * @param library the loaded mods
     * @param bots the available computer players
     * @param inspector receives every finished step of loaded games
     */
    public Saves(String engine, Library library, Bots bots, Inspector inspector) {
        this.engine = engine;
        this.mods = library.mods().stream().filter(mod -> mod.manifest().mattersToSaves()).map(SavedMod::of).toList();
        this.renames = Renames.of(library);
        this.files = new SaveFiles(renames);
        this.settings = new LastSetting(setup -> library.setting(setup, inspector));
        this.steps = new StepKinds(library.kernel().steps());
        this.bots = bots;
    }

    /** A session as the text of a file. */
    public String text(Session session) {
        return Json.write(Packing.pack(FORMAT, engine, mods, steps, session));
    }

    /**
     * Writes a session to a file. The file is replaced as a whole, and the previous version is kept as {@code .bak} unless it was damaged.
     *
     * @return the text of the file
     * @throws SaveRefused when the file cannot be written; the file then stays unchanged
     */
    public String write(Path file, Session session) {
        String text = text(session);
        TextFile.write(file, text, before -> files.isWhole(file, before));
        return text;
    }

    /** The backup of a saved game, which holds the save before the latest one. */
    public static Path previous(Path file) {
        return SafeFile.previous(file);
    }

    /**
     * Writes a bug report of a session: one archive with the saved game and other files by name. The archive can be read like a saved
     * game.
     *
     * @throws SaveRefused when the archive cannot be written
     */
    public void report(Path file, Session session, Map<String, byte[]> others) {
        Report.write(file, text(session), others);
    }

    /**
     * The facts about a saved game that can be read without setting the game up.
     *
     * @throws SaveRefused when the file is damaged, not a saved game, or written by a newer program
     */
    public Overview overview(Path file) {
        return Overview.of(files.read(file));
    }

    /**
     * Reads a session saved with the loaded mods. If the content or order of these mods has changed, the session is accepted only if its
     * replay gives the same result.
     *
     * @throws SaveRefused when the file is damaged, not a saved game, written by a newer program, or saved with other mods
     */
    public Session read(Path file) {
        SaveFile saved = files.read(file);
        List<ModDifference> differences = differing(saved);
        if (!differences.stream().allMatch(ModDifference::isTriable)) {
            throw SaveRefused.otherMods(file, Sentence.of("it was saved with other mods: {mods}.", "mods", Sentence.row(differences, "; ")),
                    differences);
        }
        SessionFromSave.Unpacked unpacked = unpacked(file, saved);
        if (!differences.isEmpty() && unpacked.parting().isPresent()) {
            throw SaveRefused.otherMods(file, Sentence.of("it was saved with other mods: {mods}. Run again with these it goes another way. "
                    + "{where}", "mods", Sentence.row(differences, "; "), "where", unpacked.parting().get()), differences);
        }
        return unpacked.session();
    }

    /**
     * Reads a session regardless of the mods it was saved with, provided that all pieces on its table are known. The news of the session
     * includes the point where the replay departs from the record.
     *
     * @throws SaveRefused when the file is damaged, not a saved game, written by a newer program, or holds pieces that
     *    no loaded mod has
     */
    public Session readDespiteMods(Path file) {
        return unpacked(file, files.read(file)).session();
    }

    /** Whether a file holds this session in its current state, with the same mods or other versions of them. */
    public boolean holds(Path file, Session session) {
        try {
            return files.read(file).game().equals(Json.read(Json.tree(text(session)), SaveFile.class).game());
        } catch (SaveRefused unreadable) {
            return false;
        }
    }

    /**
     * The mods of a save that have changed or are missing, and the loaded mods that the save does not have.
     *
     * @throws SaveRefused when the file is damaged, not a saved game, or written by a newer program
     */
    public List<ModDifference> differences(Path file) {
        return differing(files.read(file));
    }

    /**
     * The mods of a save or report that are not loaded. A bare journal names no mods.
     *
     * @throws SaveRefused when the file is damaged, not a saved game, or written by a newer program
     */
    public List<ModDifference> missing(Path file) {
        boolean journal = isJournal(TextFile.read(file));
        return journal ? List.of() : differences(file).stream().filter(mod -> mod.kind() == ModDifference.Kind.MISSING).toList();
    }

    private static boolean isJournal(String text) {
        return !text.stripLeading().startsWith("{");
    }

    private SessionFromSave.Unpacked unpacked(Path file, SaveFile saved) {
        try {
            return new SessionFromSave(saved, settings.apply(Packing.setup(saved)), steps, bots).unpacked();
        } catch (Unreadable wrong) {
            throw unfit(file, saved, wrong.getMessage());
        } catch (SetupRefused refused) {
            throw stuck(file, refused);
        } catch (IllegalArgumentException unknown) {
            throw stuck(file, unknown.getMessage());
        } catch (RuntimeException impossible) {
            throw unfit(file, saved, "what lies on its table cannot be played on (" + impossible.getMessage() + ")");
        }
    }

    private static SaveRefused stuck(Path file, Object why) {
        return new SaveRefused(file, Sentence.of("it cannot go on here: {why}", "why", why),
                Sentence.of("Load the mods and bots it was saved with."));
    }

    /**
     * The refusal of a file that cannot be continued. The file counts as damaged only if the loaded mods are the ones it was saved with.
     */
    private SaveRefused unfit(Path file, SaveFile saved, String how) {
        List<ModDifference> differences = differing(saved);
        return differences.isEmpty() ? SaveRefused.damaged(file, how) : new SaveRefused(file,
                Sentence.of("it cannot go on with these mods: {how} ({mods}).", "how", how, "mods", Sentence.row(differences, "; ")),
                Sentence.of("Load the mods it was saved with."));
    }

    private List<ModDifference> differing(SaveFile saved) {
        return ModDifference.between(saved.mods(), mods).stream().filter(mod -> mod.kind() != ModDifference.Kind.SAME).toList();
    }

    /**
     * Writes a game as a bare journal, which can be replayed and compared by eye.
     *
     * @throws SaveRefused when the file cannot be written
     */
    public void writeJournal(Path file, Game game) {
        TextFile.write(file, RecordedGame.of(game).text(), before -> true);
    }

    /**
     * Replays a recorded game, a save or a bare journal, from its beginning.
     *
     * @throws SaveRefused when the file cannot be read, or does not contain a set-up
     */
    public Replay replay(Path file) {
        return replay(file, playthrough(file));
    }

    /**
     * Replays a recorded game like {@link #replay}, but mods that left the game because their rules failed take part until they fail again.
     *
     * @throws SaveRefused when the file cannot be read, or does not contain a set-up
     */
    public Replay replayWithAllMods(Path file) {
        return replay(file, playthrough(file).withAllMods());
    }

    private Replay replay(Path file, RecordedGame recorded) {
        Setup setup = recorded.setup().orElseThrow(() -> new SaveRefused(file, "it does not say which chapter was played.",
                "Add the lines '# chapter: ...' and '# party: ...'."));
        try {
            return Replay.of(settings.apply(setup), recorded);
        } catch (SetupRefused refused) {
            throw new SaveRefused(file, Sentence.of("it cannot be replayed here: {why}", "why", refused),
                    Sentence.of("Load the mods it was played with."));
        }
    }

    /**
     * Reads the answers of a save or a bare journal.
     *
     * @throws SaveRefused when the file cannot be read
     */
    public RecordedGame playthrough(Path file) {
        try {
            String text = TextFile.read(file);
            if (isJournal(text)) {
                return RecordedGame.parse(renames.words(text));
            }
            SaveFile saved = files.read(file);
            return new RecordedGame(Optional.of(Packing.setup(saved)), JournalText.journal(saved.asked(), saved.journal()),
                    Optional.of(RecordedGame.ending(saved.table())));
        } catch (Unreadable wrong) {
            throw SaveRefused.damaged(file, wrong.getMessage());
        }
    }
}
