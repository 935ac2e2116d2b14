package mystics.soak;

import java.util.List;
import java.util.stream.Collectors;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.mod.load.Library;
import mystics.play.Inspector;
import mystics.play.Setting;
import mystics.rules.Step;

/**
 * A set-up drawn from a seed. The same seed and mods give the same set-up. Leaving out extras makes a failing set-up smaller.
 *
 * @param seed the seed of the set-up, and also of the game's chance and players
 * @param chapter a chapter of the mods, but with parties, sides, minions, pages and decks drawn from the seed
 * @param extras additions to the table after set-up, in this order
 */
public record RandomSetup(long seed, Chapter chapter, Setup setup, Gamester gamester, List<Extra> extras) {
    public RandomSetup {
        extras = List.copyOf(extras);
    }

    /** This set-up with only the first of its extras. */
    public RandomSetup first(int most) {
        return new RandomSetup(seed, chapter, setup, gamester, extras.subList(0, Math.min(most, extras.size())));
    }

    /** The setting that the games of this set-up share. */
    public Setting setting(Library library, Inspector inspector) {
        return library.with(chapter).setting(setup, inspector);
    }

    /**
     * The first step of the games of this set-up. A game of a random set-up begins like any other game, and the extras are added at the end
     * of the set-up.
     */
    public Step beginning() {
        return new BeginWithExtras(extras);
    }

    /** The full description, in several lines. */
    @Override
    public String toString() {
        return String.join(System.lineSeparator(), "Set-up of seed " + seed,
                "  " + setup.party().stream().map(member -> member.hero() + " with " + member.ability()).collect(Collectors.joining(", "))
                        + "; played by " + gamester,
                "  variants " + setup.variants() + "; chapter ends on page " + chapter.endPage() + "; encounters " + chapter.encounters(),
                "  tiles " + chapter.tiles().stream().map(Chapter.TilePlace::up).toList() + "; start in " + chapter.start().room() + " on "
                        + chapter.start().mark(),
                "  set up " + chapter.setup().stream().map(minions -> minions.room() + " " + minions.minions()).toList() + "; surges "
                        + chapter.surges().stream().map(RandomSetup::words).toList(),
                extras.stream().map(extra -> "  " + extra).collect(Collectors.joining(System.lineSeparator())));
    }

    private static String words(Chapter.SpecialSurge surge) {
        return surge.room() + " " + surge.minions() + (surge.once() ? " once" : "");
    }
}
