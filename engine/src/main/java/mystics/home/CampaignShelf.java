package mystics.home;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import mystics.choice.Sentence;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.disk.FolderList;
import mystics.disk.FreeName;
import mystics.play.Session;
import mystics.save.Campaign;
import mystics.save.CampaignStory;
import mystics.save.Campaigns;
import mystics.save.Overview;
import mystics.save.SaveRefused;

/** A user's campaigns, each with its chapter in progress (CAMP, END-2). */
public final class CampaignShelf {
    private static final String PLAYERS = ".players";
    private final GameTable table;
    private final HomeFolder home;
    private final Campaigns campaigns;

    /** The campaigns in a user's folder. The {@code table} sets up the games of these campaigns. */
    public CampaignShelf(GameTable table, HomeFolder home) {
        this.table = table;
        this.home = home;
        this.campaigns = table.campaigns();
    }

    /**
     * The names of all campaigns.
     *
     * @throws mystics.disk.UnreadableFolder if the folder of campaigns cannot be listed
     */
    public List<String> names() {
        return FolderList.of(home.campaigns()).stream().map(file -> file.getFileName().toString())
                .filter(name -> name.endsWith(Campaigns.ENDING)).map(name -> name.substring(0, name.length() - Campaigns.ENDING.length()))
                .sorted().toList();
    }

    /**
     * Reads a campaign.
     *
     * @throws mystics.save.SaveRefused when the file cannot be read
     */
    public Campaign read(String name) {
        return campaigns.read(file(name));
    }

    /** The campaign that was played last, if there is any. */
    public Optional<String> latest() {
        return names().stream().max(Comparator.comparing(this::when));
    }

    /** The time when a campaign was last played: the time of its sheet or of its chapter in progress, whichever is newer. */
    private FileTime when(String name) {
        return FolderList.of(home.campaigns()).stream().filter(file -> file.getFileName().toString().startsWith(name + "."))
                .map(GameFolder::when).max(Comparator.naturalOrder()).orElse(FileTime.fromMillis(0));
    }

    /**
     * Whether no chapter with a board has been played in the campaigns. A campaign that cannot be read counts as one that has played a
     * chapter.
     */
    public boolean untried(Catalog catalog) {
        try {
            return names().stream().flatMap(name -> read(name).played().stream()).map(past -> catalog.chapters().get(past.chapter()))
                    .allMatch(chapter -> chapter != null && chapter.storyOnly());
        } catch (SaveRefused damaged) {
            return false;
        }
    }

    /** The given name if no campaign has it; otherwise the name with the lowest number from 2 on that is free. */
    public String free(String name) {
        return FreeName.of(name, each -> !has(each));
    }

    /**
     * Begins a campaign.
     *
     * @throws IllegalArgumentException when the name is taken or is not a valid file name
     */
    public Campaign begin(String name, Set<String> variants) {
        if (Files.exists(file(name))) {
            throw new WrongName(Sentence.of("There is a campaign '{name}' already.", "name", name));
        }
        return write(name, Campaign.beginning(variants));
    }

    /** The shelf that saves the campaign's chapter in progress after every answer. */
    public Shelf underWay(String name) {
        return Shelf.ofCampaign(table.saves(), home.saves(), new Failures(home.failures()), home.campaigns(), name);
    }

    /**
     * The facts about the chapter that a campaign is playing: a chapter that was begun from the campaign's current sheet and is not over.
     * Empty if there is none, or if its file cannot be read; the user learns the reason when opening the campaign.
     */
    public Optional<Overview> playing(String name) {
        try {
            return underWay(name).left().filter(seen -> seen.campaign().filter(sheet -> stands(name, sheet)).isPresent());
        } catch (SaveRefused damaged) {
            return Optional.empty();
        }
    }

    /**
     * The campaigns in which a saved game can continue. The game must have begun from the campaign's current sheet. If the game's name says
     * to which campaign the game belonged, only that campaign qualifies. A finished game cannot continue in any campaign.
     *
     * @throws IllegalArgumentException when there is no game of this name
     * @throws SaveRefused when the game cannot be read
     */
    public List<String> takers(String game) {
        Overview seen = table.shelf(home).overview(game);
        Optional<String> leftIn = Shelf.campaign(game);
        return seen.campaign().isEmpty() ? List.of()
                : names().stream().filter(name -> leftIn.map(name::equals).orElse(true) && stands(name, seen.campaign().get())).toList();
    }

    /** An unreadable campaign accepts no game. The user learns the reason when opening the campaign. */
    private boolean stands(String name, CampaignSheet sheet) {
        try {
            return read(name).standsAt(sheet);
        } catch (SaveRefused damaged) {
            return false;
        }
    }

    /**
     * Detaches a chapter from a campaign that has moved on since the chapter began, and moves the chapter to the saved games.
     *
     * @param underWay the shelf that holds the chapter
     * @return a message for the user; empty when the chapter still counts in the campaign
     */
    public Optional<Sentence> part(String name, Shelf underWay, Session chapter) {
        return read(name).counts(chapter.game()) ? Optional.empty()
                : Optional.of(Sentence.of(
                        "The campaign '{name}' has gone on since this chapter began, so its sheet stays as it is; this game is kept as "
                                + "'{game}'.",
                        "name", name, "game", underWay.putBy(chapter)));
    }

    /**
     * Records the result of a finished chapter in its campaign. The story is extended first, the campaign is written next, and the chapter
     * is removed last. Even after an interruption, no chapter is counted or told twice.
     *
     * @param underWay the shelf that holds the chapter
     * @return a message for the user if the campaign has moved on meanwhile and stays unchanged; otherwise empty
     */
    public Optional<Sentence> keep(String name, Shelf underWay, Session over) {
        Optional<Sentence> parted = part(name, underWay, over);
        if (parted.isEmpty()) {
            story(name).add(over.game());
            players(name).played(over);
            write(name, read(name).after(over.game()));
            underWay.clear();
        }
        return parted;
    }

    /** The players of the latest chapters of a campaign. */
    public PlayersFile players(String name) {
        return new PlayersFile(file(name).resolveSibling(name + PLAYERS));
    }

    /** The story of a campaign as read so far. */
    public CampaignStory story(String name) {
        return new CampaignStory(file(name).resolveSibling(name + CampaignStory.ENDING));
    }

    private Campaign write(String name, Campaign campaign) {
        campaigns.write(file(name), campaign);
        return campaign;
    }

    /** Whether a campaign with this name exists. */
    public boolean has(String name) {
        return Files.isRegularFile(file(name));
    }

    private Path file(String name) {
        if (!name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N}_.-]{0,59}")) {
            throw new WrongName(Sentence.of("A campaign name consists of letters, digits and dashes, not '{name}'.", "name", name));
        }
        return home.campaigns().resolve(name + Campaigns.ENDING);
    }
}
