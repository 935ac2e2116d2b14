package mystics.home;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import mystics.choice.Sentence;
import mystics.content.CampaignSheet;
import mystics.play.Autosave;
import mystics.play.Session;
import mystics.save.ModDifference;
import mystics.save.Overview;
import mystics.save.SaveRefused;
import mystics.save.Saves;

/** A user's saved games. One saved game, the autosave or a campaign's chapter in progress, is rewritten after every answer. */
public final class Shelf implements Autosave {
    /** The name of the autosave. */
    public static final String AUTOSAVE = "autosave";
    /** The folder of bug reports, inside the folder of saved games. */
    public static final String REPORTS = "reports";
    private final Saves saves;
    private final SavedGames games;
    private final KeptAt usual;
    private final AutosaveFile kept;
    private final Queue<Sentence> remarks = new ConcurrentLinkedQueue<>();

    private Shelf(Saves saves, GameFolder folder, KeptAt usual, Failures failures) {
        this.saves = saves;
        this.games = new SavedGames(saves, folder);
        this.usual = usual;
        this.kept = new AutosaveFile(saves, usual, new LeftGames(folder), new FallenMods(failures), remarks::add);
    }

    /** A shelf in a folder, which need not exist yet. Rules of mods that fail in games of this shelf are logged among the failures. */
    public Shelf(Saves saves, Path folder, Failures failures) {
        this(saves, new GameFolder(folder), new KeptAt(new GameFolder(folder), AUTOSAVE, Optional.empty()), failures);
    }

    /**
     * A shelf for playing a campaign. The chapter in progress is saved in the campaigns' folder under the campaign's name.
     *
     * @param campaigns the folder of the campaigns
     */
    public static Shelf ofCampaign(Saves saves, Path folder, Failures failures, Path campaigns, String campaign) {
        return new Shelf(saves, new GameFolder(folder), KeptAt.ofCampaign(new GameFolder(campaigns), campaign), failures);
    }

    /** The command line that continues the autosave. */
    public String goingOn() {
        String own = kept.at().equals(usual) ? "" : kept.at().name();
        return usual.campaign().map(campaign -> "mystics play --campaign " + campaign + (own.isEmpty() ? "" : ", and there: load " + own))
                .orElse(own.isEmpty() ? "mystics play --continue" : "mystics play --load '" + own + "'");
    }

    /** Whether the current game may be replaced by another saved game. In a campaign, the other game must begin from the same sheet. */
    public boolean takes(Session other, Session played) {
        return usual.campaign().isEmpty() || sheet(other).equals(sheet(played));
    }

    private static Optional<CampaignSheet> sheet(Session session) {
        return session.game().setting().box().setup().campaign();
    }

    /** Whether there is an unfinished game that can be continued. */
    public boolean waits() {
        return Files.isRegularFile(kept.at().file());
    }

    /** Whether there is an autosave, readable or not. */
    public boolean isUnderWay() {
        return Files.isRegularFile(kept.at().file());
    }

    /** The autosave, if any. */
    public Optional<Session> underWay() {
        return Optional.of(kept.at().file()).filter(Files::isRegularFile).map(this::read);
    }

    /** The autosave, if there is one, regardless of the mods with which it was saved. */
    public Optional<Session> underWayDespiteMods() {
        return Optional.of(kept.at().file()).filter(Files::isRegularFile).map(saves::readDespiteMods);
    }

    /**
     * Moves the autosave to the saved games.
     *
     * @return the name of the saved game
     * @throws UncheckedIOException when the file cannot be moved
     */
    public String putBy(Session session) {
        return kept.putBy(session);
    }

    /** The campaign to which a saved game belonged, according to the game's name; empty if the name states none. */
    public static Optional<String> campaign(String game) {
        return LeftGames.campaign(game);
    }

    /**
     * The facts about a saved game that can be read without setting the game up.
     *
     * @throws IllegalArgumentException when there is no game of this name
     * @throws SaveRefused when the game cannot be read
     */
    public Overview overview(String name) {
        return saves.overview(games.wanted(name));
    }

    /**
     * The facts about the autosave, if there is one.
     *
     * @throws SaveRefused when the autosave cannot be read
     */
    public Optional<Overview> left() {
        return Optional.of(kept.at().file()).filter(Files::isRegularFile).map(saves::overview);
    }

    /** Deletes the autosave. */
    public void clear() {
        kept.clear();
    }

    /**
     * Begins to save a game, new or continued, after each of its answers. The previous game is moved to the saved games if it is unfinished
     * and has reached its first round. A campaign's chapter that is loaded like any other game continues as a single chapter.
     */
    public void begins(Session session) {
        if (usual.campaign().isEmpty() && sheet(session).isPresent()) {
            remarks.add(
                    Sentence.of("This chapter was begun in a campaign and is played by itself here: how it ends goes onto no sheet."));
        }
        kept.begins(session);
    }

    @Override
    public void changed(Session session) {
        kept.changed(session);
    }

    /** The reason why the latest autosave failed; empty if it succeeded. */
    public Optional<Sentence> trouble() {
        return kept.trouble();
    }

    /** New messages about saving and loading since the last call. */
    public List<Sentence> remarks() {
        List<Sentence> said = new ArrayList<>();
        for (Sentence remark = remarks.poll(); remark != null; remark = remarks.poll()) {
            said.add(remark);
        }
        return said;
    }

    /** Writes a picture (PNG) beside the autosave. */
    public void pictured(byte[] picture) {
        kept.pictured(picture);
    }

    /**
     * Saves a game under a name.
     *
     * @return the file
     * @throws IllegalArgumentException when the name is not a valid file name
     * @throws SaveRefused when the file cannot be written
     */
    public Path save(Session session, String name) {
        return games.save(session, name);
    }

    /**
     * Saves a game under a name, with a picture beside it.
     *
     * @param picture a PNG
     * @return the file of the game
     * @throws IllegalArgumentException when the name is not a valid file name
     * @throws SaveRefused when the file cannot be written
     */
    public Path save(Session session, String name, byte[] picture) {
        return games.save(session, name, picture);
    }

    /**
     * Loads a saved game, given by name or file.
     *
     * @throws IllegalArgumentException when there is no game of this name
     * @throws SaveRefused when the game cannot be continued
     */
    public Session load(String name) {
        return read(games.wanted(name));
    }

    private Session read(Path game) {
        Session session = saves.read(game);
        List<ModDifference> changed = saves.differences(game);
        if (!changed.isEmpty()) {
            remarks.add(Sentence.of("Mods have changed since this game was saved, and it comes out the same with them: {which}.", "which",
                    Sentence.row(changed, "; ")));
        }
        return session;
    }

    /**
     * Loads a saved game, given by name or file, regardless of the mods with which it was saved.
     *
     * @throws IllegalArgumentException when there is no game of this name
     * @throws SaveRefused when the game cannot be continued
     */
    public Session loadDespiteMods(String name) {
        return saves.readDespiteMods(games.wanted(name));
    }

    /**
     * Removes a saved game from the list. The file is renamed and not deleted, so that a mistake loses nothing.
     *
     * @return the renamed file
     * @throws IllegalArgumentException when there is no game of this name
     * @throws UncheckedIOException when the file cannot be renamed
     */
    public Path delete(String name) {
        return games.delete(name);
    }

    /**
     * Writes a bug report: one archive that can be loaded like a saved game.
     *
     * @param others further files of the archive, by file name
     * @return the archive
     * @throws SaveRefused when the archive cannot be written
     */
    public Path report(Session session, Map<String, byte[]> others) {
        return games.report(session, others);
    }

    /**
     * A saved game: its name, and the time at which it was saved, in words.
     *
     * @param overview the facts about the game; empty when the file cannot be read
     * @param picture the picture of the game, if any
     */
    public record Entry(String name, String when, Optional<Overview> overview, Optional<Path> picture) {
        /** A saved game without facts and picture. */
        public Entry(String name, String when) {
            this(name, when, Optional.empty(), Optional.empty());
        }

        /** The time of saving, in words. */
        public Sentence said() {
            return SavedTime.words(when, LocalDate.now());
        }

        /** The name of the game for people. */
        public Sentence title() {
            return name.equals(AUTOSAVE) ? Sentence.of("The game that was left last") : LeftGames.title(name);
        }
    }

    /** The saved games, the newest first. */
    public List<Entry> entries() {
        return games.entries();
    }

    /** The saved games as lines for people, the newest first. */
    public List<String> list() {
        List<String> lines = new ArrayList<>();
        entries().forEach(game -> lines.add(" " + game.when() + "  " + game.name()));
        return lines.isEmpty() ? List.of("There are no saved games yet.") : lines;
    }
}
