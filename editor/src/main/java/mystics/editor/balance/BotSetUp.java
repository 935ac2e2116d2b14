package mystics.editor.balance;

import java.util.List;
import mystics.bot.Bot;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.lab.GameSeries;
import mystics.lab.LostGame;
import mystics.mod.load.Library;
import mystics.play.Inspector;
import mystics.play.Setting;

/**
 * The set-up of games for bots.
 *
 * @param library the mods; their version of the chapter may differ from the one being written
 * @param party ids of the heroes who set out
 */
public record BotSetUp(Library library, Chapter chapter, List<String> party, Bot bot) {
    private static final long SEED = 1;

    /**
     * The numbered games. Equal set-ups give equal games.
     *
     * @throws mystics.content.SetupRefused if the party cannot play the chapter
     */
    public GameSeries series() {
        return new GameSeries(setting(Inspector.NONE), bot, SEED);
    }

    /** The lost games of the series. */
    public LostGame lost() {
        return new LostGame(this::setting, bot, SEED);
    }

    private Setting setting(Inspector inspector) {
        Library drafted = drafted();
        List<Setup.Member> members = party.stream().map(hero -> new Setup.Member(hero, "")).toList();
        return drafted.setting(new Setup(chapter.id(), members, drafted.catalog().usualVariants()), inspector);
    }

    /** The mods with the chapter in its current form. */
    public Library drafted() {
        return library.with(chapter);
    }
}
