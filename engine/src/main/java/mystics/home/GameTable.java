package mystics.home;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import mystics.bot.Bot;
import mystics.choice.Wording;
import mystics.content.Box;
import mystics.content.Catalog;
import mystics.content.HeroCard;
import mystics.content.SetupRefused;
import mystics.mod.load.Library;
import mystics.phase.chapter.BeginChapter;
import mystics.play.Bots;
import mystics.play.Company;
import mystics.play.Game;
import mystics.play.Inspector;
import mystics.play.Session;
import mystics.play.Setting;
import mystics.rules.Player;
import mystics.save.Campaigns;
import mystics.save.Saves;

/** Sets up a game, from an arrangement or from a file, and brings it to its first question. */
public final class GameTable {
    /** The name of the default computer player. */
    public static final String BOT = Bot.SENSIBLE.name().toLowerCase(Locale.ROOT);
    private final Library library;
    private final Inspector inspector;

    /** A table for games with the loaded mods. */
    public GameTable(Library library) {
        this(library, Inspector.NONE);
    }

    /** A table for games with the loaded mods; the inspector sees the table after every step. */
    public GameTable(Library library, Inspector inspector) {
        this.library = library;
        this.inspector = inspector;
    }

    /** The catalogue of the loaded mods. */
    public Catalog catalog() {
        return library.catalog();
    }

    /** The language of the games that this table sets up. */
    public Wording wording() {
        return library.wording();
    }

    /** Begins a game. */
    public Session begin(GameAgreement arrangement) {
        Setting setting = library.setting(arrangement.setup(), inspector);
        List<String> party = setting.box().heroes().stream().map(HeroCard::id).toList();
        arrangement.company().bots().keySet().stream()
                .filter(seat -> !party.contains(seat) && !seat.equals(mystics.choice.Seat.PARTY.name())).findFirst().ifPresent(stranger -> {
                    throw new SetupRefused("'{id}' is not in the party, so the program cannot play it.", "id", stranger);
                });
        Company company = arrangement.company().joinedBy(party.subList(0, setting.box().partySize()),
                party.subList(setting.box().partySize(), party.size()));
        Game game = Game.begin(setting, company.seating(GameTable::bot, setting.box()), List.of(new BeginChapter()));
        return Session.of(company, game);
    }

    /** The available computer players. */
    public static Bots bots() {
        return GameTable::bot;
    }

    /** The loaded mods, in words. */
    public List<String> mods() {
        return library.mods().stream().map(mod -> mod.manifest().words()).toList();
    }

    /** Reads and writes saved games with the loaded mods. */
    public Saves saves() {
        return new Saves(ProgramVersion.NUMBER, library, (Bots) GameTable::bot, inspector);
    }

    /** The saved games of a user. */
    public Shelf shelf(HomeFolder home) {
        return new Shelf(saves(), home.saves(), new Failures(home.failures()));
    }

    /** Reads and writes campaigns. */
    Campaigns campaigns() {
        return new Campaigns(ProgramVersion.NUMBER);
    }

    private static Player bot(String name, Box box) {
        return Arrays.stream(Bot.values()).filter(bot -> bot.name().equalsIgnoreCase(name)).findFirst()
                .map(bot -> bot.players(box).apply(0))
                .orElseThrow(() -> new IllegalArgumentException("There is no bot '" + name + "'. Known bots: "
                        + String.join(", ", Arrays.stream(Bot.values()).map(bot -> bot.name().toLowerCase(Locale.ROOT)).toList()) + "."));
    }
}
