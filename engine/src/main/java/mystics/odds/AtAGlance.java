package mystics.odds;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.EncounterCard;
import mystics.content.Need;
import mystics.phase.card.Cards;
import mystics.phase.card.trade.ShareAction;
import mystics.phase.encounter.Placing;
import mystics.phase.explore.WaysOut;
import mystics.phase.search.Searches;
import mystics.phase.turn.Actions;
import mystics.play.Game;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Requirement;
import mystics.rules.Scene;
import mystics.rules.Space;

/**
 * Facts about an option that can be read off the table: the distance of arriving minions from the mice, the heroes who
 * go along, the minions that an encounter card brings, the heroes who can use a found card, and the hero who cannot use a card that it
 * is given.
 */
final class AtAGlance {
    private AtAGlance() {
    }

    /** The remark on an option of a game's open question, if there is one. */
    static Optional<Sentence> of(Game game, Option option) {
        boolean arriving = game.question().map(Question::prompt).filter(prompt -> prompt.pattern().equals(Placing.ARRIVING)).isPresent();
        if (arriving && option instanceof Space space) {
            return game.lookNow(scene -> nearest(scene, scene.room(space.getRoom().number()).getSpaces().get(space.index())));
        }
        if (option.isForParty()) {
            return game.lookNow(scene -> companions(scene, option.key()));
        }
        if (option instanceof ShareAction.CardGift gift) {
            return game.lookNow(scene -> useless(scene.figure(gift.to().slot()), scene.card(gift.card().getNumber()).facts()));
        }
        if (option instanceof CardInPlay card && card.type() == CardType.ENCOUNTER) {
            return game.lookNow(scene -> EncounterBrings.words(scene, (EncounterCard) scene.box().card(card.getNumber())));
        }
        return option instanceof Searches.Keep keep ? game.lookNow(scene -> users(game, scene, scene.card(keep.card().getNumber())))
                : Optional.empty();
    }

    /** The distance from a space to the nearest mouse (PLACE-5). */
    private static Optional<Sentence> nearest(Scene scene, Space space) {
        return scene.heroes().stream().filter(hero -> hero.getRoom().equals(space.getRoom()))
                .min(Comparator.comparingInt(hero -> hero.getSpace().steps(space))).map(hero -> {
                    int steps = hero.getSpace().steps(space);
                    return Sentence.of("{n} {n|step|steps} from {hero}", "n", steps, "hero", hero.spoken());
                });
    }

    /** The heroes who go along with the acting hero, and those who stay (EXPLORE-4, EXPLORE-5). */
    private static Optional<Sentence> companions(Scene scene, String key) {
        return Actions.acting(scene).flatMap(hero -> {
            List<Figure> going = WaysOut.company(scene, hero, key);
            String along = names(going);
            String left = names(hero.getRoom().getHeroes().stream()
                    .filter(other -> !other.equals(hero) && !going.contains(other)).toList());
            if (left.isEmpty()) {
                return Optional.of(along).filter(names -> !names.isEmpty())
                        .map(names -> Sentence.of("takes along {heroes}", "heroes", names));
            }
            return Optional.of(along.isEmpty() ? Sentence.of("leaves {others} behind", "others", left)
                    : Sentence.of("takes along {heroes}, leaves {others} behind", "heroes", along, "others", left));
        });
    }

    /** The heroes who meet a card's requirement (FREE-4); empty for a card without requirement. */
    private static Optional<Sentence> users(Game game, Scene scene, CardInPlay card) {
        Need need = card.facts().need();
        if (need.equals(Need.NOTHING)) {
            return Optional.empty();
        }
        String users = names(scene.party().stream().filter(hero -> Cards.meets(hero, card.facts())).toList());
        return Optional.of(users.isEmpty()
                ? Sentence.of("of use to nobody in this party: {why}", "why", why(need))
                : Sentence.of("of use to {heroes}: {why}", "heroes", users, "why", why(need)));
    }

    /** The requirement that keeps a hero from using a card that it is given (FREE-4); empty if the hero meets it. */
    private static Optional<Sentence> useless(Figure to, Card card) {
        return Cards.meets(to, card) ? Optional.empty()
                : Optional.of(Sentence.of("of no use to {hero}: {why}", "hero", to, "why", why(card.need())));
    }

    /** Why a card is not of use to everybody: what it needs, or who alone can use it. */
    private static Sentence why(Need need) {
        return need.hero().isEmpty() ? Sentence.of("it needs {need}", "need", Requirement.of(need))
                : Sentence.of("{need} can use it", "need", Requirement.of(need));
    }

    private static String names(List<Figure> heroes) {
        return heroes.stream().map(Figure::getName).collect(Collectors.joining(", "));
    }
}
