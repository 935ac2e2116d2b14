package mystics.view;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import mystics.choice.Occasion;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.content.MarkKind;
import mystics.content.MinionCard;
import mystics.phase.chapter.PackingUp;
import mystics.phase.encounter.Placing;
import mystics.phase.search.Searches;
import mystics.play.Game;
import mystics.play.Setting;
import mystics.table.Outcome;

/**
 * The information that a player needs before answering a question: the reason for the question, and the texts of the cards involved.
 *
 * @param happening the current event, as a sentence without a full stop; empty if the question explains itself
 * @param warning the effect that time will have at the end of the round, unless the party acts
 * @param entries the card whose rule asks, and the cards that the question names
 */
public record Background(String happening, String warning, List<Entry> entries) {
    /** A question that needs no background. */
    public static final Background NONE = new Background("", "", List.of());
    private static final Sentence ARRIVING = Sentence.of("The rules rank these spaces alike, so the party chooses (PLACE-5): minions far "
            + "from the mice attack later, and minions apart cannot surround a mouse");

    public Background {
        entries = List.copyOf(entries);
    }

    /** The background of a game's open question, if the question is a choice or a roll. */
    public static Background of(Game game) {
        Question open = game.question().orElse(null);
        return open instanceof Question.Choice choice ? of(choice, game)
                : open instanceof Question.Roll roll ? new Background(happening(roll.occasion(), game), "", List.of()) : NONE;
    }

    private static String happening(Occasion occasion, Game game) {
        return occasion.happening().map(game.setting()::worded).map(Object::toString).orElse("");
    }

    private static Background of(Question.Choice question, Game game) {
        Setting setting = game.setting();
        CardIndex index = new CardIndex(setting.box().catalog());
        Set<Entry> entries = new LinkedHashSet<>();
        index.cause(question.occasion().source()).filter(entry -> !text(entry).isEmpty()).ifPresent(entries::add);
        List<String> places = question.prompt().places();
        for (int i = 1; i < places.size(); i += 2) {
            index.find(places.get(i))
                    .filter(entry -> !(entry instanceof HeroCard) && !(entry instanceof MinionCard) && !text(entry).isEmpty())
                    .ifPresent(entries::add);
        }
        question.options().forEach(option -> conditions(option.words().toString(), setting).forEach(entries::add));
        String reason = switch (question.prompt().pattern()) {
            case Placing.ARRIVING -> setting.worded(ARRIVING).toString();
            case PackingUp.KEEPS -> setting.worded(keeping(question.prompt(), game)).toString();
            case Searches.FOUND -> setting.worded(FindUse.of(question, game)).toString();
            default -> happening(question.occasion(), game);
        };
        return new Background(reason, OptionForecasts.roundEnding(game).map(Sentence::toString).orElse(""), new ArrayList<>(entries));
    }

    private static Sentence keeping(Sentence asked, Game game) {
        return Sentence.of(game.outcome() == Outcome.WON ? "The chapter is won. {hero} may keep a card; the rest stays behind"
                : "The chapter is over. {hero} may keep a card; the rest stays behind", "hero", asked.value("hero").orElse(""));
    }

    /** The conditions that a label names, such as the condition from which a mouse would recover. */
    private static Stream<MarkKind> conditions(String label, Setting setting) {
        String words = " " + label.toLowerCase(Locale.ROOT) + " ";
        return setting.box().catalog().marks().values().stream().filter(mark -> mark.condition() && !mark.text().isBlank())
                .filter(mark -> words.contains(" " + mark.name().toLowerCase(Locale.ROOT) + " "));
    }

    /** The text of an entry: the powers of a hero, or the printed text of any other entry. */
    public static String text(Entry entry) {
        String text = entry instanceof HeroCard hero
                ? String.join(" ", hero.powers().stream().map(power -> power.name() + ": " + power.text()).toList()) : Printed.text(entry);
        return text.strip().replaceAll("\\s+", " ");
    }

    /** The kind and cost of a card, if the entry is a card that players use. */
    public static Sentence facts(Entry entry) {
        return entry instanceof HeroCard || entry instanceof MinionCard ? Sentence.EMPTY : Printed.facts(entry);
    }
}
