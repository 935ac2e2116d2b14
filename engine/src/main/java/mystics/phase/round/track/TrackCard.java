package mystics.phase.round.track;

import mystics.choice.Option;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Scene;

/** A card of the initiative track as something to draw or choose. */
public record TrackCard(int kind, String key, String label, boolean ofMinions) implements Option {
    /** The card of a kind. */
    public static TrackCard of(Scene scene, int kind) {
        boolean hero = kind < scene.box().heroCount();
        String name = hero ? scene.box().heroes().get(kind).name() : scene.box().minion(kind).name();
        return new TrackCard(kind, scene.box().layout().kinds().get(kind), name, !hero);
    }

    /** The id of the hero or the minion card. */
    @Names(What.TRACK_CARD)
    public String getId() {
        return key;
    }

    /** Its number among the cards of the track, which figures have as their {@code kindNumber}. */
    public int getKindNumber() {
        return kind;
    }

    /** Its name for people. */
    public String getName() {
        return label;
    }

    /** Whether it is a card of minions. */
    public boolean isMinion() {
        return ofMinions;
    }

    @Override
    public String toString() {
        return label;
    }
}
