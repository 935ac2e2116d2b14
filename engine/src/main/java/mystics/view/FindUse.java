package mystics.view;

import java.util.List;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.phase.card.Slots;
import mystics.phase.search.Searches;
import mystics.play.Game;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;

/** Tells a player who may keep a found card which heroes can use the card (SEARCH-2, FREE-4). */
final class FindUse {
    private FindUse() {
    }

    /** The heroes who can use the card that a question offers to keep; empty if the question offers no such card. */
    static Sentence of(Question.Choice question, Game game) {
        return question.options().stream().filter(Searches.Keep.class::isInstance).map(Searches.Keep.class::cast).findFirst()
                .map(keep -> game.lookNow(scene -> use(scene, question, scene.card(keep.card().getNumber())))).orElse(Sentence.EMPTY);
    }

    private static Sentence use(Scene scene, Question.Choice question, CardInPlay card) {
        List<Figure> users = scene.party().stream().filter(card::suits).toList();
        return scene.party().stream().filter(hero -> hero.seat().equals(question.seat())).findFirst()
                .map(finder -> users.contains(finder) ? can(scene, finder, card) : cannot(finder, users)).orElse(Sentence.EMPTY);
    }

    private static Sentence can(Scene scene, Figure finder, CardInPlay card) {
        if (!card.type().equipment()) return Sentence.of("{hero} can use it", "hero", finder);
        List<List<CardInPlay>> off = Slots.inPlaceOf(scene, finder, card);
        if (off.size() > 1) return Sentence.of("{hero} can use it (Equip) in place of another card", "hero", finder);
        return off.get(0).isEmpty() ? Sentence.of("{hero} can use it (Equip)", "hero", finder)
                : Sentence.of("{hero} can use it (Equip) in place of {worn}", "hero", finder, "worn", off.get(0));
    }

    /** That the finder cannot use a card, and who can. */
    private static Sentence cannot(Figure finder, List<Figure> users) {
        return users.stream().map(Sentence::from)
                .reduce((one, other) -> Sentence.of("{one} or {other}", "one", one, "other", other))
                .map(names -> Sentence.of("{hero} cannot use it: share it with {heroes}", "hero", finder, "heroes", names))
                .orElse(Sentence.of("Nobody here can use it yet"));
    }
}
