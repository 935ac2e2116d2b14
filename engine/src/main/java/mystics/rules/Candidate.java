package mystics.rules;

import java.util.ArrayList;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.Box;
import mystics.content.CardType;
import mystics.content.Entry;
import mystics.table.BoardPart;
import mystics.table.Draft;
import mystics.table.Holder;
import mystics.table.Layout;
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

    private static final int[] NONE = {};

    private final Rule rule;
    private final Rule.Kind kind;
    private final int piece;
    private final int[] cards;
    private final Optional<Terrain> terrain;
    private final Zone zone;
    private final int[] stillers;
    private final boolean own;
    /** The speaker used when no piece carries the rule. */
    private final Speaker unborne;

    private Candidate(Rule rule, int piece, int[] cards, Optional<Terrain> terrain, Zone zone, int[] stillers) {
        this.rule = rule;
        this.kind = rule.source().kind();
        this.piece = piece;
        this.cards = cards;
        this.terrain = terrain;
        this.zone = zone;
        this.stillers = stillers;
        this.own = rule.scope() == Rule.Scope.OWN;
        this.unborne = new Speaker(rule, kind == Rule.Kind.ROOM ? Holder.room(piece) : Holder.TABLE, -1, rankUnborne(kind));
    }

    private static int rankUnborne(Rule.Kind kind) {
        return switch (kind) {
            case HERO, CARD, ENCOUNTER, GENERAL -> GENERAL;
            case MINION -> MINIONS;
            case MARK, ROOM -> PLACES;
            case CHAPTER -> CHAPTER;
            case VARIANT -> VARIANT;
        };
    }

    /** The rule. */
    public Rule rule() {
        return rule;
    }

    /** Whether the rule speaks only at deeds of its bearer. */
    boolean isOwn() {
        return own;
    }

    /** Whether heroes may bear the rule, so that the acting hero and the track decide when it speaks. */
    private boolean isBorneByHeroes() {
        return switch (kind) {
            case HERO -> true;
            case CARD, ENCOUNTER -> zone.held();
            case MARK -> terrain.isEmpty();
            case ROOM, MINION, CHAPTER, GENERAL, VARIANT -> false;
        };
    }

    /** The things whose changes can affect whether and when the rule speaks, as a {@link Layout} numbers them. */
    IntStream heeds(Layout layout) {
        IntStream carriers = switch (kind) {
            case HERO -> IntStream.of(layout.changeOf(BoardPart.HEROES));
            case CARD, ENCOUNTER -> zone.held() ? IntStream.of(layout.changeOf(BoardPart.HEROES)) : IntStream.empty();
            case MARK -> IntStream.concat(IntStream.of(layout.changeOfMark(piece)), partsOfTerrain().mapToInt(layout::changeOf));
            case ROOM -> IntStream.of(layout.changeOf(BoardPart.TILES));
            case MINION -> (rule.verb() == Verb.AFTER ? Stream.of(BoardPart.MINIONS, BoardPart.COMINGS) : Stream.of(BoardPart.MINIONS))
                    .mapToInt(layout::changeOf);
            case CHAPTER, GENERAL, VARIANT -> IntStream.empty();
        };
        IntStream onCards = IntStream.of(cards).map(layout::changeOfCard);
        IntStream stilling = IntStream.of(stillers).map(layout::changeOfMark);
        IntStream order = isBorneByHeroes() ? IntStream.of(layout.changeOf(BoardPart.ORDER)) : IntStream.empty();
        return Stream.of(carriers, onCards, stilling, order).flatMapToInt(changes -> changes);
    }

    private Stream<BoardPart> partsOfTerrain() {
        return terrain.isEmpty() ? Stream.empty()
                : own ? Stream.of(BoardPart.TILES, BoardPart.HEROES, BoardPart.SPACES) : Stream.of(BoardPart.TILES);
    }

    /** The candidate for a rule, or nothing when no piece of the box can carry it. */
    static Optional<Candidate> of(Box box, Rule rule) {
        String id = rule.source().entry();
        return switch (rule.source().kind()) {
            case HERO -> box.layout().figures().indexOf(id) < 0 || box.layout().figures().indexOf(id) >= box.heroCount() ? Optional.empty()
                    : Optional.of(bare(rule, box.layout().figures().indexOf(id)));
            case CARD, ENCOUNTER -> {
                int[] cards = IntStream.range(0, box.cardCount()).filter(card -> is(box.card(card), id, rule)).toArray();
                yield cards.length == 0 ? Optional.empty() : Optional.of(of(box, rule, cards, worksIn(box.cardType(cards[0]))));
            }
            case MARK -> box.knowsMark(id) ? Optional.of(of(box, rule, id)) : Optional.empty();
            case ROOM -> box.roomNumber(id) < 0 ? Optional.empty() : Optional.of(bare(rule, box.roomNumber(id)));
            case CHAPTER -> box.chapter().id().equals(id) ? Optional.of(bare(rule, -1)) : Optional.empty();
            case VARIANT -> box.setup().variants().contains(id) ? Optional.of(bare(rule, -1)) : Optional.empty();
            case MINION -> Optional.of(bare(rule, box.kindNumber(id)));
            case GENERAL -> Optional.of(bare(rule, -1));
        };
    }

    private static Candidate bare(Rule rule, int piece) {
        return new Candidate(rule, piece, NONE, Optional.empty(), Zone.GONE, NONE);
    }

    private static Candidate of(Box box, Rule rule, int[] cards, Zone zone) {
        return new Candidate(rule, -1, cards, Optional.empty(), zone, box.marksThatStill(zone));
    }

    /** The candidate for a rule of a mark: a terrain, which is drawn on rooms, or any other mark, which lies on pieces. */
    private static Candidate of(Box box, Rule rule, String mark) {
        int number = box.markNumber(mark);
        if (!box.mark(number).kind().equals("terrain")) {
            return bare(rule, number);
        }
        return new Candidate(rule, number, NONE, Optional.of(Terrain.of(box, number)), Zone.GONE, NONE);
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

    /**
     * Adds this rule to those that speak now, once for each piece that carries it; {@code actor} is the slot of the
     * acting figure, or -1.
     */
    void gather(Draft draft, int actor, ArrayList<Speaker> speakers) {
        switch (kind) {
            case HERO -> {
                if (draft.onBoard(piece) && concerns(piece, actor)) {
                    say(speakers, Holder.figure(piece), -1, heroRank(draft, piece, actor));
                }
            }
            case CARD, ENCOUNTER -> {
                for (int card : cards) {
                    gatherCard(draft, card, actor, speakers);
                }
            }
            case MARK -> gatherMarks(draft, actor, speakers);
            case ROOM, MINION, CHAPTER, GENERAL, VARIANT -> {
                if (isBorne(draft)) {
                    say(speakers, unborne);
                }
            }
        }
    }

    /** Whether any piece carries this rule now, whoever acts. */
    boolean isBorne(Draft draft) {
        return switch (kind) {
            case HERO -> draft.onBoard(piece);
            case CARD, ENCOUNTER -> isAnyCardInPlace(draft);
            case MARK -> terrain.isPresent() ? terrain.get().isThere(draft) : lies(draft);
            case ROOM -> draft.up(piece);
            case MINION -> stands(draft) || rule.verb() == Verb.AFTER && draft.haveMinionsChanged();
            case CHAPTER, GENERAL, VARIANT -> true;
        };
    }

    private boolean isAnyCardInPlace(Draft draft) {
        for (int card : cards) {
            if (isInPlace(draft.zone(card))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the rule of a card speaks while the card lies in a zone. */
    private boolean isInPlace(Zone lies) {
        return lies == zone || zone == Zone.STASH && lies == Zone.ON_BOARD;
    }

    private boolean lies(Draft draft) {
        int first = draft.marks().first(piece);
        return first < draft.marks().size() && draft.marks().kind(first) == piece;
    }

    /** Whether a figure of this minion card is on the board. */
    private boolean stands(Draft draft) {
        for (int figure = draft.layout().heroes(); figure < draft.layout().figures().size(); figure++) {
            if (draft.onBoard(figure) && draft.kind(figure) == piece) {
                return true;
            }
        }
        return false;
    }

    private void gatherCard(Draft draft, int card, int actor, ArrayList<Speaker> speakers) {
        if (own && zone.held() && (actor < 0 || !draft.holds(actor, card))) {
            return;
        }
        Zone lies = draft.zone(card);
        if (!isInPlace(lies)) {
            return;
        }
        if (!lies.held()) {
            say(speakers, Holder.TABLE, card, GENERAL);
            return;
        }
        int hero = draft.holderOf(card);
        if (concerns(hero, actor) && works(draft, hero, stillers)) {
            say(speakers, Holder.figure(hero), card, heroRank(draft, hero, actor));
        }
    }

    /** Whether cards of a hero work now: the hero is on the board, and no mark on the hero suspends them. */
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

    private void gatherMarks(Draft draft, int actor, ArrayList<Speaker> speakers) {
        if (terrain.isPresent()) {
            gatherTerrain(draft, actor, speakers);
            return;
        }
        MarkList marks = draft.marks();
        for (int i = marks.first(piece), size = marks.size(); i < size && marks.kind(i) == piece; i++) {
            int holder = marks.holder(i);
            if (!Holder.isFigure(holder)) {
                say(speakers, holder, -1, PLACES);
            } else if (concerns(Holder.number(holder), actor)) {
                int figure = Holder.number(holder);
                say(speakers, holder, -1, figure < draft.layout().heroes() ? heroRank(draft, figure, actor) : MINIONS);
            }
        }
    }

    /**
     * A rule of a terrain speaks once for all its spaces. If the rule concerns deeds of its bearers, the rule speaks when a figure on the
     * terrain acts.
     */
    private void gatherTerrain(Draft draft, int actor, ArrayList<Speaker> speakers) {
        if (own ? terrain.get().isUnder(draft, actor) : terrain.get().isThere(draft)) {
            say(speakers, unborne);
        }
    }

    /** A rule about its bearer's own deeds speaks only when the bearer acts. */
    private boolean concerns(int bearer, int actor) {
        return !own || bearer == actor;
    }

    /** Puts this rule after those of equal rank, so that they speak in the order of mods and files. */
    private static void say(ArrayList<Speaker> speakers, Speaker speaker) {
        int at = speakers.size();
        while (at > 0 && speakers.get(at - 1).rank() > speaker.rank()) {
            at--;
        }
        speakers.add(at, speaker);
    }

    private void say(ArrayList<Speaker> speakers, int holder, int card, int rank) {
        say(speakers, new Speaker(rule, holder, card, rank));
    }

    private static int heroRank(Draft draft, int hero, int actor) {
        return hero == actor ? HEROES : HEROES + 1 + draft.heroesAbove(hero);
    }
}
