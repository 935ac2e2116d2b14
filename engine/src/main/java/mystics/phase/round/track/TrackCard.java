package mystics.phase.round.track;

import mystics.choice.Name;
import mystics.choice.Named;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.content.MinionCard;
import mystics.content.TextKey;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Scene;

/**
 * A card of the initiative track, to be drawn or chosen.
 *
 * @param card the hero or the minion card
 */
public record TrackCard(int kind, Entry card) implements Option, Named {
    /** The card of a kind. */
    public static TrackCard of(Scene scene, int kind) {
        boolean hero = kind < scene.box().heroCount();
        return new TrackCard(kind, hero ? scene.box().heroes().get(kind) : scene.box().minion(kind));
    }

    @Override
    public String key() {
        return card.id();
    }

    @Override
    public Name spoken() {
        return new Name(TextKey.of(card, "name"), getName(), "");
    }

    @Override
    public Sentence words() {
        return Sentence.from(this);
    }

    /** The id of the hero or the minion card. */
    @Names(What.TRACK_CARD)
    public String getId() {
        return card.id();
    }

    /** The number of the card on the track, which is the {@code kindNumber} of its figures. */
    public int getKindNumber() {
        return kind;
    }

    /** The name of the card, as people read it. */
    public String getName() {
        return card.name();
    }

    /** Whether the card is a minion card. */
    public boolean isMinion() {
        return card instanceof MinionCard;
    }

    @Override
    public String toString() {
        return getName();
    }
}
