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

/** A card's turn begins, before any die (ROUND-2). */
public final class TurnBegins extends Moment implements Occurrence {
    /** The id of the card: a hero's or a minion card's. */
    @Names(What.TRACK_CARD)
    public final String card;
    private final Scene scene;
    private final int kind;

    public TurnBegins(Scene scene, int kind) {
        this.scene = scene;
        this.kind = kind;
        this.card = scene.box().layout().kinds().get(kind);
    }

    /** Whether it is a hero's. */
    public boolean isHeroTurn() {
        return kind < scene.box().heroCount();
    }

    /** Whether it is this hero's. */
    public boolean isOf(Figure hero) {
        return hero.isHero() && hero.slot() == kind;
    }

    /** The hero; only in a hero's turn. */
    public Figure getHero() {
        return scene.figure(kind);
    }

    @Override
    public int actor() {
        return isHeroTurn() ? kind : -1;
    }

    @Override
    public Optional<Sentence> words() {
        return Optional
                .of(Sentence.of("The turn of {card} begins", "card", isHeroTurn() ? getHero() : Called.by(scene.box().minion(kind))));
    }
}
