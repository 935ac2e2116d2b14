package mystics.phase.round.track;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Called;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Occurrence;
import mystics.rules.Scene;

/** The beginning or the end of a card's turn. */
public abstract class TurnMoment extends Moment implements Occurrence {
    /** The id of the card: a hero's or a minion card's. */
    @Names(What.TRACK_CARD)
    public final String card;
    private final Scene scene;
    private final int kind;

    TurnMoment(Scene scene, int kind) {
        this.scene = scene;
        this.kind = kind;
        this.card = scene.box().layout().kinds().get(kind);
    }

    /** Whether the card is a hero's. */
    public final boolean isHeroTurn() {
        return kind < scene.box().heroCount();
    }

    /** Whether the card is this hero's. */
    public final boolean isOf(Figure hero) {
        return hero.isHero() && hero.slot() == kind;
    }

    /** The hero; to be called only in a hero's turn. */
    public final Figure getHero() {
        return scene.figure(kind);
    }

    @Override
    public int actor() {
        return isHeroTurn() ? kind : -1;
    }

    /** A sentence about the turn of {@code {card}}. */
    final Optional<Sentence> words(String pattern) {
        return Optional.of(Sentence.of(pattern, "card", isHeroTurn() ? getHero() : Called.by(scene.box().minion(kind))));
    }
}
