package mystics.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Feat;
import mystics.content.GoalProgress;
import mystics.content.HeroCard;
import mystics.play.Game;
import mystics.rules.Called;
import mystics.table.Outcome;

/**
 * The feats of a hero in a chapter, in words.
 *
 * @param hero the hero
 * @param title the title that the hero earned, if any
 * @param feats the feats and how often the hero did them
 * @param telling the feats that tell most about the hero's chapter, at most five
 */
public record FeatWords(HeroCard hero, Optional<Honours> title, Sentence feats, List<Sentence> telling) {
    /** The feats in the order in which they tell something about a chapter. */
    private static final List<Feat> TELLING = List.of(Feat.DEFEATS, Feat.DEEDS, Feat.RESCUES, Feat.WOUNDS, Feat.CAPTURES, Feat.HEALED,
            Feat.FINDS, Feat.EXPLORES, Feat.GIFTS, Feat.MOVES, Feat.CHEESE, Feat.BLOWS, Feat.SEARCHES);
    private static final int MOST = 5;

    public FeatWords {
        telling = List.copyOf(telling);
    }

    /**
     * The heroes who took part in a finished chapter: those who set out, and then those who joined; empty for a chapter without a board.
     */
    public static List<FeatWords> of(Game game) {
        if (game.setting().box().chapter().storyOnly()) {
            return List.of();
        }
        Feats feats = Feats.of(game);
        List<Honours> titles = Honours.of(game);
        return Feats.played(game).stream()
                .map(hero -> new FeatWords(hero, titles.stream().filter(title -> title.hero().equals(hero)).findFirst(),
                        words(hero, feats), done(hero, feats, TELLING).stream().limit(MOST).toList()))
                .toList();
    }

    private static List<Sentence> done(HeroCard hero, Feats feats, List<Feat> wanted) {
        return wanted.stream().filter(feat -> feats.of(hero.id(), feat) > 0)
                .map(feat -> Sentence.of(pattern(feat), "n", feats.of(hero.id(), feat))).toList();
    }

    private static Sentence words(HeroCard hero, Feats feats) {
        List<Sentence> done = done(hero, feats, List.of(Feat.values()));
        return done.isEmpty() ? Sentence.of("nothing that anybody wrote down") : Sentence.row(done, " · ");
    }

    private static String pattern(Feat feat) {
        return switch (feat) {
            case BLOWS -> "{n} {n|attack|attacks}";
            case DEFEATS -> "{n} {n|minion|minions} defeated";
            case DEEDS -> "{n} special {n|deed|deeds}";
            case WOUNDS -> "{n} {n|wound|wounds} taken";
            case HEALED -> "had {n} {n|wound|wounds} bandaged";
            case SEARCHES -> "{n} {n|search|searches}";
            case FINDS -> "{n} {n|find|finds}";
            case CHEESE -> "{n} cheese gained";
            case PAID -> "{n} cheese paid";
            case MOVES -> "{n} {n|space|spaces} walked";
            case SCURRIES -> "{n} {n|scurry|scurries}";
            case EXPLORES -> "{n} {n|room|rooms} opened";
            case GIFTS -> "{n} {n|gift|gifts}";
            case CAPTURES -> "captured {n} {n|time|times}";
            case RESCUES -> "rescued {n} {n|time|times}";
        };
    }

    /** The hero's name and title. */
    public Sentence heading() {
        return title.map(earned -> Sentence.of("{hero}, {title}", "hero", Called.by(hero), "title", Called.by(earned.title())))
                .orElse(Sentence.of("{hero}", "hero", Called.by(hero)));
    }

    /**
     * How near a lost chapter came to success: the goals that were reached, and those that were missed.
     *
     * @param goals the progress of the goals at the end of the game; the caller reads it on a thread that may wait for the engine
     */
    public static List<Sentence> nearly(Game game, List<GoalProgress> goals) {
        List<GoalProgress> missing = goals.stream().filter(goal -> !goal.reached()).toList();
        if (game.outcome() == Outcome.WON || game.setting().box().chapter().storyOnly() || missing.isEmpty()) {
            return List.of();
        }
        List<Sentence> lines = new ArrayList<>();
        lines.add(Sentence.of("{n} of {all} goals were reached. What was missing: {goal}", "n", goals.size() - missing.size(), "all",
                goals.size(), "goal", new GoalWords(game.setting().box().catalog()).of(missing.get(0))));
        lines.add(Sentence.of("Nothing is lost but the evening: the chapter can be tried again at once."));
        return lines;
    }
}
