package mystics.phase.round.track;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Faces;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.phase.Notes;
import mystics.rules.Called;
import mystics.rules.Dice;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Holder;

/** The initiative track: its cards come, move and leave (INIT). */
public final class Track {
    private static final Sentence DEAL = Sentence.of("Next card of the initiative track");
    private static final Sentence AMBUSH = Sentence.of("Ambush roll");

    private Track() {
    }

    /** Whether a minion card lies on the track. The card of an ally does not count. */
    public static boolean hasMinions(Scene scene) {
        return !minions(scene).isEmpty();
    }

    /** The kinds of the minion cards on the track, from the top down. */
    private static List<Integer> minions(Scene scene) {
        Draft draft = scene.draft();
        List<Integer> kinds = new ArrayList<>();
        for (int place = 0; place < draft.trackLength(); place++) {
            int kind = draft.trackAt(place);
            if (kind >= scene.box().heroCount() && (scene.allies().isEmpty() || !onlyAllies(scene, kind))) {
                kinds.add(kind);
            }
        }
        return kinds;
    }

    private static boolean onlyAllies(Scene scene, int kind) {
        return scene.minions().stream().noneMatch(minion -> scene.box().sameMinion(minion.getKindNumber(), kind))
                && scene.allies().stream().anyMatch(ally -> scene.box().sameMinion(ally.getKindNumber(), kind));
    }

    /** Shuffles the cards of all heroes, of their allies and of these minion kinds, and deals them from the top down (INIT-2). */
    public static void deal(Scene scene, List<Integer> minionKinds) {
        Draft draft = scene.draft();
        List<Integer> allies = new ArrayList<>();
        for (int place = 0; place < draft.trackLength() && !scene.allies().isEmpty(); place++) {
            int kind = draft.trackAt(place);
            if (!minionKinds.contains(kind) && onlyAllies(scene, kind)) {
                allies.add(kind);
            }
        }
        while (draft.trackLength() > 0) {
            draft.trackRemove(draft.trackLength() - 1);
        }
        List<Integer> kinds = new ArrayList<>();
        scene.party().forEach(hero -> kinds.add(hero.slot()));
        kinds.addAll(allies);
        kinds.addAll(minionKinds);
        append(scene, kinds);
        draft.set(Clock.TRACK_RENEWED, 1);
        scene.happen(new TrackDealt(), dealt -> tellTrack(scene, "INIT-2", "Initiative: {cards}"));
    }

    /** Shuffles the cards of newly arrived kinds and puts them below the last card (INIT-3, INIT-10). */
    public static void append(Scene scene, List<Integer> kinds) {
        List<TrackCard> left = new ArrayList<>();
        for (int kind : kinds) {
            left.add(TrackCard.of(scene, kind));
        }
        while (!left.isEmpty()) {
            TrackCard next = scene.draw(Purpose.INITIATIVE, DEAL, left);
            left.remove(next);
            scene.draft().trackInsert(scene.draft().trackLength(), next.kind());
        }
    }

    /** Puts a boss's two cards at the bottom, and then advances the upper one as in an ambush (INIT-6). */
    public static void appendBoss(Scene scene, List<Integer> kinds) {
        int top = scene.draft().trackLength();
        append(scene, kinds);
        advance(scene, scene.draft().trackAt(top));
    }

    private static void advance(Scene scene, int kind) {
        Dice die = scene.roll(Purpose.AMBUSH, 1, AMBUSH);
        move(scene, kind, Math.max(0, scene.draft().trackPlace(kind) - Faces.number(die.face(0))));
    }

    /** Rolls a die for each minion card, from the top down (ENC-8). Each card moves up that many places, never above the first. */
    public static void ambush(Scene scene) {
        for (int kind : minions(scene)) {
            advance(scene, kind);
        }
        tellTrack(scene, "ENC-8", "Ambush! Initiative: {cards}");
    }

    /** Moves a card to a place of the track. The other cards keep their order. */
    public static void move(Scene scene, int kind, int to) {
        Draft draft = scene.draft();
        int from = draft.trackPlace(kind);
        int pointer = draft.get(Clock.TURNS_TAKEN);
        draft.trackRemove(from);
        draft.trackInsert(to, kind);
        int shifted = pointer - (from < pointer ? 1 : 0) + (to < pointer - (from < pointer ? 1 : 0) ? 1 : 0);
        draft.set(Clock.TURNS_TAKEN, shifted);
    }

    /** A card replaces another on the track and takes over its turn in this round. Everything that lay on the replaced card is removed. */
    public static void exchange(Scene scene, int kind, int other) {
        Draft draft = scene.draft();
        int place = draft.trackPlace(kind);
        int acted = Notes.get(scene, Notes.ACTED, Holder.kind(kind));
        draft.trackRemove(place);
        draft.trackInsert(place, other);
        draft.marks().clearHolder(Holder.kind(kind));
        Notes.set(scene, Notes.ACTED, Holder.kind(other), acted);
    }

    /** Removes the card of a kind if no figure of that kind is left on the board (INIT-7). */
    public static void leaveIfLast(Scene scene, int kind) {
        Draft draft = scene.draft();
        for (int slot = scene.box().heroCount(); slot < scene.box().figureCount(); slot++) {
            if (draft.onBoard(slot) && scene.box().sameMinion(draft.kind(slot), kind)) {
                return;
            }
        }
        remove(scene, kind);
        scene.box().bossCards(scene.box().minion(kind).of()).forEach(card -> remove(scene, card));
    }

    /**
     * Removes a minion card from the track, if it lies there; the cards below close up. The marks on the card are removed too. The count of
     * the card's defeated figures stays, because the objective may count figures that come again later.
     */
    public static void remove(Scene scene, int kind) {
        if (lift(scene, kind)) {
            int beaten = Notes.get(scene, Notes.BEATEN, Holder.kind(kind));
            scene.draft().marks().clearHolder(Holder.kind(kind));
            Notes.set(scene, Notes.BEATEN, Holder.kind(kind), beaten);
            scene.tell("INIT-7", "The card of {card} leaves the track", "card", Called.by(scene.box().minion(kind)));
        }
    }

    /** Takes a card off the track, if it lies there, and returns whether it did. The cards below close up. */
    public static boolean lift(Scene scene, int kind) {
        Draft draft = scene.draft();
        int place = draft.trackPlace(kind);
        if (place < 0) {
            return false;
        }
        draft.trackRemove(place);
        if (place < draft.get(Clock.TURNS_TAKEN)) {
            draft.set(Clock.TURNS_TAKEN, draft.get(Clock.TURNS_TAKEN) - 1);
        }
        return true;
    }

    private static void tellTrack(Scene scene, String rule, String pattern) {
        if (scene.told()) {
            scene.tell(rule, pattern, "cards", words(scene));
        }
    }

    /** The cards from the top down. */
    public static List<TrackCard> cards(Scene scene) {
        List<TrackCard> cards = new ArrayList<>();
        for (int place = 0; place < scene.draft().trackLength(); place++) {
            cards.add(TrackCard.of(scene, scene.draft().trackAt(place)));
        }
        return cards;
    }

    /** The cards from the top down, in words. */
    public static String words(Scene scene) {
        return String.join(", ", cards(scene).stream().map(TrackCard::getName).toList());
    }
}
