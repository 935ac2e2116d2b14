package mystics.editor.balance;

import java.util.List;
import java.util.Set;
import mystics.bot.Bot;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.lab.GameSeries;
import mystics.mod.load.Library;
import mystics.play.Inspector;

/**
 * What bots are to play.
 *
 * @param library the mods, in which the chapter may stand otherwise than it is being written
 * @param party ids of the heroes who set out
 */
public record BotSetUp(Library library, Chapter chapter, List<String> party, Bot bot) {
    private static final long SEED = 1;

    /**
     * The numbered games. The same set-up always plays the same games.
     *
     * @throws mystics.content.SetupRefused if the party cannot play the chapter
     */
    public GameSeries series() {
        Library drafted = library.with(chapter);
        List<Setup.Member> members = party.stream().map(hero -> new Setup.Member(hero, "")).toList();
        Set<String> variants = drafted.catalog().usualVariants();
        return new GameSeries(drafted.setting(new Setup(chapter.id(), members, variants), Inspector.NONE), bot, SEED);
    }
}
