package mystics.phase.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Option;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.phase.Notes;
import mystics.phase.round.track.Track;
import mystics.phase.round.track.TrackCard;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Holder;

/** Wounds of a boss with several cards: the party chooses the card for each wound (BATTLE-8). */
final class BossWounds {
    private BossWounds() {
    }

    /** A card with the life that it still has. */
    private record Living(TrackCard card, int life) implements Option {
        @Override
        public String key() {
            return card.key();
        }

        @Override
        public Sentence words() {
            return card.words();
        }

        @Override
        public Sentence hint() {
            return Sentence.of("{n} life left", "n", life);
        }
    }

    private static int left(Scene scene, TrackCard card) {
        return scene.box().minion(card.kind()).life() - Notes.get(scene, Notes.CARD_WOUNDS, Holder.kind(card.kind()));
    }

    /** Whether the wounds of a figure are laid on cards. */
    static boolean lieOnCards(Figure figure) {
        return !figure.isHero() && !figure.minionCard().of().isEmpty();
    }

    /** Lays wounds on cards one by one, and returns the number of wounds laid. A card that reaches its life leaves the track. */
    static int deal(Scene scene, Wounding wounding) {
        Figure boss = wounding.victim;
        int wounds = wounding.amount.getDice();
        int dealt = 0;
        Optional<String> last = Optional.empty();
        for (List<TrackCard> cards = open(scene, wounding, last); dealt < wounds && !cards.isEmpty(); cards = open(scene, wounding, last)) {
            TrackCard card = scene.choose(Seat.PARTY, Sentence.of(
                    "Which card of {boss} takes a wound? When its life is gone, the card leaves the track.", "boss", boss),
                    cards.stream().map(open -> new Living(open, left(scene, open))).toList()).card();
            lay(scene, boss, card);
            last = Optional.of(card.key());
            dealt++;
        }
        return dealt;
    }

    /** The cards that can take the next wound. */
    private static List<TrackCard> open(Scene scene, Wounding wounding, Optional<String> last) {
        List<TrackCard> cards = cards(scene, wounding.victim);
        if (wounding.isOnActingCard()) {
            cards.removeIf(card -> card.kind() != wounding.victim.getKindNumber());
        }
        BossWoundLies lies = scene.ask(new BossWoundLies(wounding.victim, last));
        cards.removeIf(card -> !lies.mayLieOn(card.key()));
        return cards;
    }

    private static void lay(Scene scene, Figure boss, TrackCard card) {
        int now = Notes.get(scene, Notes.CARD_WOUNDS, Holder.kind(card.kind())) + 1;
        if (now >= scene.box().minion(card.kind()).life()) {
            Track.remove(scene, card.kind());
            standForAnother(scene, boss, card.kind());
        } else {
            Notes.set(scene, Notes.CARD_WOUNDS, Holder.kind(card.kind()), now);
        }
    }

    /** Whether the boss has lost its last card. */
    static boolean allGone(Scene scene, Figure boss) {
        return cards(scene, boss).isEmpty();
    }

    private static void standForAnother(Scene scene, Figure boss, int gone) {
        if (boss.getKindNumber() == gone) {
            cards(scene, boss).stream().findFirst().ifPresent(card -> scene.draft().setKind(boss.slot(), card.kind()));
        }
    }

    private static List<TrackCard> cards(Scene scene, Figure boss) {
        List<TrackCard> cards = new ArrayList<>();
        for (int kind : scene.box().bossCards(boss.minionCard().of())) {
            if (scene.draft().trackPlace(kind) >= 0) {
                cards.add(TrackCard.of(scene, kind));
            }
        }
        return cards;
    }
}
