package mystics.home;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import mystics.content.CampaignSheet;
import mystics.play.Autosave;
import mystics.play.Session;
import mystics.save.ModDifference;
import mystics.save.Overview;
import mystics.save.SaveRefused;
import mystics.save.Saves;

/** A user's saved games. One of them, the autosave or a campaign's chapter in progress, is rewritten after every answer. */
public final class Shelf implements Autosave {
    /** The name of the game that is kept after every answer. */
    public static final String AUTOSAVE = "autosave";
    /** The folder of reports, in that of saved games. */
    public static final String REPORTS = "reports";
    private final Saves saves;
    private final SavedGames games;
    private final KeptAt usual;
    private final KeptGame kept;
    private final Queue<String> remarks = new ConcurrentLinkedQueue<>();

    private Shelf(Saves saves, GameFolder folder, KeptAt usual, Failures failures) {
        this.saves = saves;
        this.games = new SavedGames(saves, folder);
        this.usual = usual;
        this.kept = new KeptGame(saves, usual, new LeftGames(folder), new FallenMods(failures), remarks::add);
    }

    /** A shelf in a folder that need not exist yet; rules of mods that fail in its games are noted among the failures. */
    public Shelf(Saves saves, Path folder, Failures failures) {
        this(saves, new GameFolder(folder), new KeptAt(new GameFolder(folder), AUTOSAVE, Optional.empty()), failures);
    }

    /**
     * The same shelf while a campaign is played: its chapter under way is kept with the campaign, by its name.
     *
     * @param campaigns the folder of the campaigns
     */
    public static Shelf ofCampaign(Saves saves, Path folder, Failures failures, Path campaigns, String campaign) {
        return new Shelf(saves, new GameFolder(folder), KeptAt.ofCampaign(new GameFolder(campaigns), campaign), failures);
    }

    /** What to type to go on with the game that is kept after every answer. */
    public String goingOn() {
        String own = kept.at().equals(usual) ? "" : kept.at().name();
        return usual.campaign().map(campaign -> "mystics play --campaign " + campaign + (own.isEmpty() ? "" : ", and there: load " + own))
                .orElse(own.isEmpty() ? "mystics play --continue" : "mystics play --load '" + own + "'");
    }

    /** Whether a game can be gone on with in the place of the one that is played: on the way through a campaign only one that begins from the same sheet. */
    public boolean takes(Session other, Session played) {
        return usual.campaign().isEmpty() || sheet(other).equals(sheet(played));
    }

    private static Optional<CampaignSheet> sheet(Session session) {
        return session.game().setting().box().setup().campaign();
    }

    /** The game that is kept after every answer, if there is one. */
    public Optional<Session> underWay() {
        return Optional.of(kept.at().file()).filter(Files::isRegularFile).map(this::read);
    }

    /** The same, whatever mods it was saved with. */
    public Optional<Session> underWayDespiteMods() {
        return Optional.of(kept.at().file()).filter(Files::isRegularFile).map(saves::readDespiteMods);
    }

    /**
     * The game that is kept after every answer gives up its place, and is put by among the saved games.
     *
     * @return its name there
     * @throws UncheckedIOException when it cannot be put by
     */
    public String putBy(Session session) {
        return kept.putBy(session);
    }

    /** The campaign that a saved game was left in, by the game's name; empty when that names none. */
    public static Optional<String> campaign(String game) {
        return LeftGames.campaign(game);
    }

    /**
     * What can be said of a saved game without setting it up.
     *
     * @throws IllegalArgumentException when there is none; {@link SaveRefused} when it cannot be read
     */
    public Overview overview(String name) {
        return saves.overview(games.wanted(name));
    }

    /** The game that is kept after every answer is done with. */
    public void clear() {
        kept.clear();
    }

    /**
     * Another game begins, or is gone on with, and is kept after every answer from now on. If the one that was kept so far is not over and its first round
     * has come, it is put by among the saved games before it is written over. A chapter of a campaign that is gone on with like any other game is played by itself.
     */
    public void begins(Session session) {
        if (usual.campaign().isEmpty() && sheet(session).isPresent()) {
            remarks.add("This chapter was begun in a campaign and is played by itself here: how it ends goes onto no sheet.");
        }
        kept.begins(session);
    }

    @Override
    public void changed(Session session) {
        kept.changed(session);
    }

    /** Why the last autosave failed, if it did. */
    public Optional<String> trouble() {
        return kept.trouble();
    }

    /** What there is to say of how games are kept and opened since this was asked last. */
    public List<String> remarks() {
        List<String> said = new ArrayList<>();
        for (String remark = remarks.poll(); remark != null; remark = remarks.poll()) {
            said.add(remark);
        }
        return said;
    }

    /** Lays a picture, a PNG, beside the game that is kept after every answer. */
    public void pictured(byte[] picture) {
        kept.pictured(picture);
    }

    /**
     * Saves a game under a name.
     *
     * @return the file
     * @throws IllegalArgumentException when the name cannot be that of a file; {@link SaveRefused} when it cannot be written
     */
    public Path save(Session session, String name) {
        return games.save(session, name);
    }

    /**
     * Saves a game under a name with a picture beside it.
     *
     * @param picture a PNG
     * @return the file of the game
     * @throws IllegalArgumentException when the name cannot be that of a file; {@link SaveRefused} when it cannot be written
     */
    public Path save(Session session, String name, byte[] picture) {
        return games.save(session, name, picture);
    }

    /**
     * A saved game, by its name or as a file.
     *
     * @throws IllegalArgumentException when there is none; {@link SaveRefused} when it cannot be gone on with
     */
    public Session load(String name) {
        return read(games.wanted(name));
    }

    private Session read(Path game) {
        Session session = saves.read(game);
        List<ModDifference> changed = saves.differences(game);
        if (!changed.isEmpty()) {
            remarks.add("Mods have changed since this game was saved, and it comes out the same with them: " + changed.stream().map(ModDifference::toString).collect(Collectors.joining("; ")) + ".");
        }
        return session;
    }

    /**
     * A saved game, whatever mods it was saved with.
     *
     * @throws IllegalArgumentException when there is none; {@link SaveRefused} when it cannot be gone on with
     */
    public Session loadDespiteMods(String name) {
        return saves.readDespiteMods(games.wanted(name));
    }

    /**
     * Takes a saved game off the list. Its file stays under another name, so that nothing is lost by a slip.
     *
     * @return the file as it is called now
     * @throws IllegalArgumentException when there is none of this name; {@link UncheckedIOException} when it cannot be renamed
     */
    public Path delete(String name) {
        return games.delete(name);
    }

    /**
     * Writes a report of a game: one archive that can be loaded like a saved game.
     *
     * @param others what else it is to hold, by the names of the files
     * @return the archive
     * @throws SaveRefused when it cannot be written
     */
    public Path report(Session session, Map<String, byte[]> others) {
        return games.report(session, others);
    }

    /**
     * A saved game: its name, and when it was saved, for people.
     *
     * @param overview what it holds; empty when it cannot be read
     * @param picture a picture of it, if there is one
     */
    public record Entry(String name, String when, Optional<Overview> overview, Optional<Path> picture) {
        /** A game of which no more is known. */
        public Entry(String name, String when) {
            this(name, when, Optional.empty(), Optional.empty());
        }
    }

    /** The saved games, the newest first. */
    public List<Entry> entries() {
        return games.entries();
    }

    /** The saved games for people, the newest first. */
    public List<String> list() {
        List<String> lines = new ArrayList<>();
        entries().forEach(game -> lines.add(" " + game.when() + "  " + game.name()));
        return lines.isEmpty() ? List.of("There are no saved games yet.") : lines;
    }
}
