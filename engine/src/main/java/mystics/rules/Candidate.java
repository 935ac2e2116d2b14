package mystics.rules;

import java.util.Optional;
import mystics.content.Box;
import mystics.content.CardType;
import mystics.content.Entry;
import mystics.table.Draft;
import mystics.table.Holder;
import mystics.table.MarkList;
import mystics.table.Zone;

/** A rule with the pieces of this game that can carry it. */
public final class Candidate {
    private static final int HEROES = 0;
    private static final int MINIONS = 1 << 8;
    private static final int PLACES = 2 << 8;
    private static final int CHAPTER = 3 << 8;
    private static final int GENERAL = 4 << 8;
    private static final int VARIANT = 5 << 8;

    private final Rule rule;
    private final int piece;
    private final int[] cards;
    private final Zone zone;
    private final int[] stillers;

    private Candidate(Rule rule, int piece, int[] cards, Zone zone, int[] stillers) {
        this.rule = rule;
        this.piece = piece;
        this.cards = cards;
        this.zone = zone;
        this.stillers = stillers;
    }

    /** The rule. */
    public Rule rule() {
        return rule;
    }

    /** The candidate for a rule, or nothing when no piece of the box can carry it. */
    static Optional<Candidate> of(Box box, Rule rule) {
        String id = rule.source().id().substring(rule.source().id().indexOf('/') + 1);
        return switch (rule.source().kind()) {
            case HERO -> box.layout().figures().indexOf(id) < 0 || box.layout().figures().indexOf(id) >= box.heroCount() ? Optional.empty()
                    : Optional.of(bare(rule, box.layout().figures().indexOf(id)));
            case CARD, ENCOUNTER -> {
                int[] cards = java.util.stream.IntStream.range(0, box.cardCount()).filter(card -> is(box.card(card), id, rule)).toArray();
                yield cards.length == 0 ? Optional.empty() : Optional.of(of(box, rule, cards, worksIn(box.cardType(cards[0]))));
            }
            case MARK -> box.knowsMark(id) ? Optional.of(bare(rule, drawn(box, id) ? -1 : box.markNumber(id))) : Optional.empty();
            case ROOM -> box.roomNumber(id) < 0 ? Optional.empty() : Optional.of(bare(rule, box.roomNumber(id)));
            case CHAPTER -> box.chapter().id().equals(id) ? Optional.of(bare(rule, -1)) : Optional.empty();
            case VARIANT -> box.setup().variants().contains(id) ? Optional.of(bare(rule, -1)) : Optional.empty();
            case MINION, GENERAL -> Optional.of(bare(rule, -1));
        };
    }

    private static Candidate bare(Rule rule, int piece) {
        return new Candidate(rule, piece, new int[0], Zone.GONE, new int[0]);
    }

    private static Candidate of(Box box, Rule rule, int[] cards, Zone zone) {
        return new Candidate(rule, -1, cards, zone, box.marksThatStill(zone));
    }

    /** Marks that are drawn on the tiles lie nowhere; their rules speak always, once. */
    private static boolean drawn(Box box, String id) {
        return box.mark(box.markNumber(id)).kind().equals("terrain");
    }

    private static boolean is(Entry entry, String id, Rule rule) {
        return entry.id().equals(id) && (rule.source().kind() == Rule.Kind.ENCOUNTER) == entry instanceof mystics.content.EncounterCard;
    }

    private static Zone worksIn(CardType type) {
        return switch (type) {
            case WEAPON, ARMOR, ACCESSORY -> Zone.EQUIPPED;
            case ITEM, SCROLL -> Zone.PACK;
            case TRICK -> Zone.TRICKS;
            case EVENT -> Zone.RESOLVING;
            case PARTY_ITEM -> Zone.STASH;
            case ABILITY -> Zone.ABILITY;
            case ENCOUNTER -> Zone.FACE_UP;
        };
    }

    /** Adds this rule to those that speak now, once for each piece that carries it. */
    void gather(Draft draft, int actor, Speaking speaking) {
        switch (rule.source().kind()) {
            case HERO -> {
                if (draft.onBoard(piece)) {
                    speaking.add(this, Holder.figure(piece), -1, heroRank(draft, piece, actor));
                }
            }
            case CARD, ENCOUNTER -> {
                for (int card : cards) {
                    gatherCard(draft, card, actor, speaking);
                }
            }
            case MARK -> gatherMarks(draft, actor, speaking);
            case ROOM -> {
                if (draft.up(piece)) {
                    speaking.add(this, Holder.room(piece), -1, PLACES);
                }
            }
            case MINION -> speaking.add(this, Holder.TABLE, -1, MINIONS);
            case CHAPTER -> speaking.add(this, Holder.TABLE, -1, CHAPTER);
            case GENERAL -> speaking.add(this, Holder.TABLE, -1, GENERAL);
            case VARIANT -> speaking.add(this, Holder.TABLE, -1, VARIANT);
        }
    }

    private void gatherCard(Draft draft, int card, int actor, Speaking speaking) {
        Zone lies = draft.zone(card);
        if (lies != zone && !(zone == Zone.STASH && lies == Zone.ON_BOARD)) {
            return;
        }
        if (!lies.held()) {
            speaking.add(this, Holder.TABLE, card, GENERAL);
            return;
        }
        int hero = draft.holderOf(card);
        if (works(draft, hero, stillers)) {
            speaking.add(this, Holder.figure(hero), card, heroRank(draft, hero, actor));
        }
    }

    /** Whether cards of a hero work now: it is on the board, and no mark that stills them lies on it. */
    static boolean works(Draft draft, int hero, int[] stillers) {
        if (!draft.onBoard(hero)) {
            return false;
        }
        for (int mark : stillers) {
            if (draft.marks().get(mark, Holder.figure(hero)) > 0) {
                return false;
            }
        }
        return true;
    }

    private void gatherMarks(Draft draft, int actor, Speaking speaking) {
        if (piece < 0) {
            speaking.add(this, Holder.TABLE, -1, PLACES);
            return;
        }
        MarkList marks = draft.marks();
        for (int i = marks.first(piece), size = marks.size(); i < size && marks.kind(i) == piece; i++) {
            int holder = marks.holder(i);
            boolean hero = Holder.isFigure(holder) && Holder.number(holder) < draft.layout().heroes();
            speaking.add(this, holder, -1, hero ? heroRank(draft, Holder.number(holder), actor) : Holder.isFigure(holder) ? MINIONS : PLACES);
        }
    }

    private static int heroRank(Draft draft, int hero, int actor) {
        return hero == actor ? HEROES : HEROES + 1 + Math.max(0, draft.trackPlace(hero));
    }
}
