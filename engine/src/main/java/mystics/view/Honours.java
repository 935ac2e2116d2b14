package mystics.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import mystics.choice.Sentence;
import mystics.content.Feat;
import mystics.content.FeatTitle;
import mystics.content.HeroCard;
import mystics.play.Game;
import mystics.rules.Called;
import mystics.table.Outcome;

/**
 * A title that a hero of a finished chapter has earned.
 *
 * @param hero the hero
 * @param title the title
 * @param number the number of times that the hero did the feat of the title
 */
public record Honours(HeroCard hero, FeatTitle title, int number) {
    /**
     * The titles of a game, in the order of its heroes: those who set out, and those who joined. No hero gets two titles. Two heroes share
     * a title only if one of them has earned no other.
     */
    public static List<Honours> of(Game game) {
        Feats feats = Feats.of(game);
        List<HeroCard> party = Feats.played(game);
        Map<HeroCard, Honours> earned = new LinkedHashMap<>();
        List<FeatTitle> titles = game.setting().box().catalog().titles().values().stream()
                .sorted(Comparator.comparingInt(FeatTitle::order).thenComparing(FeatTitle::id)).toList();
        BiFunction<FeatTitle, HeroCard, Optional<Honours>> earning = (title, hero) -> earns(title, hero, party, feats, game.outcome())
                ? Optional.of(new Honours(hero, title, feats.of(hero.id(), title.feat()))) : Optional.empty();
        titles.forEach(title -> party.stream().filter(hero -> !earned.containsKey(hero))
                .flatMap(hero -> earning.apply(title, hero).stream()).findFirst().ifPresent(won -> earned.put(won.hero(), won)));
        party.stream().filter(hero -> !earned.containsKey(hero)).toList().forEach(hero -> titles.stream()
                .flatMap(title -> earning.apply(title, hero).stream()).findFirst().ifPresent(won -> earned.put(hero, won)));
        List<Honours> all = new ArrayList<>();
        party.forEach(hero -> Optional.ofNullable(earned.get(hero)).ifPresent(all::add));
        return all;
    }

    private static boolean earns(FeatTitle title, HeroCard hero, List<HeroCard> party, Feats feats, Outcome outcome) {
        Feat feat = title.feat();
        int own = feats.of(hero.id(), feat);
        boolean ended = switch (title.when()) {
            case ALWAYS -> true;
            case WON -> outcome == Outcome.WON;
            case LOST -> outcome != Outcome.WON;
        };
        boolean ahead = party.stream().filter(other -> !other.equals(hero)).map(other -> feats.of(other.id(), feat))
                .allMatch(other -> switch (title.among()) {
                    case ANYBODY -> true;
                    case GREATEST -> own > other;
                    case SMALLEST -> own < other;
                });
        return ended && ahead && title.fits(own);
    }

    /** The text of the title. */
    public Sentence words() {
        return Sentence.of(title.says(), "hero", Called.by(hero), "n", number);
    }
}
