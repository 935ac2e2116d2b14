package mystics.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Name;
import mystics.choice.Named;
import mystics.choice.Option;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.content.Attack;
import mystics.content.HeroCard;
import mystics.content.MinionCard;
import mystics.content.Size;
import mystics.content.TextKey;
import mystics.rules.Names.What;
import mystics.table.FigureState;
import mystics.table.Holder;
import mystics.table.Zone;

/**
 * A hero or minion, as rules see it during a run of a step. The handle always gives the current state. Two handles of one figure are equal.
 * A minion that has left the board has no card, and therefore has no kin or size and is no boss. An attempt to read a value of the missing
 * card fails, and so does an attempt to read the place of a figure that is not on the board.
 */
public final class Figure implements Option, Named {
    /** The initial value for the cards of each zone. The cards are read when somebody first asks for them. */
    @SuppressWarnings("unchecked")
    private static final List<CardInPlay>[] UNKNOWN = new List[Zone.values().length];

    private final Scene scene;
    private final int slot;
    private final HeroCard hero;
    private final Seat seat;
    private List<CardInPlay>[] cards = UNKNOWN;
    private int hands = -1;

    /** The figure in a slot. */
    public Figure(Scene scene, int slot) {
        this.scene = scene;
        this.slot = slot;
        this.hero = slot < scene.box().heroCount() ? scene.box().heroes().get(slot) : null;
        this.seat = hero == null ? Seat.PARTY : new Seat(hero.id());
    }

    /** The slot of the figure in the layout of the table. */
    public int slot() {
        return slot;
    }

    /** The number of the figure among all figures, counted from 0; a note can hold this number. */
    public int getNumber() {
        return slot;
    }

    /**
     * The kind of the figure, as a number in the layout of the table.
     *
     * @throws IllegalStateException if the figure is a minion that is not on the board
     */
    public int getKindNumber() {
        return hero == null ? minionKind() : slot;
    }

    private int minionKind() {
        int kind = scene.draft().kind(slot);
        if (kind < scene.box().heroCount()) {
            throw new IllegalStateException(key() + " is not on the board and stands for no card; ask whether it is active first");
        }
        return kind;
    }

    /** The printed card of a hero. */
    public HeroCard heroCard() {
        return hero;
    }

    /**
     * The printed card of a minion on the board.
     *
     * @throws IllegalStateException when the minion is not on the board
     */
    public MinionCard minionCard() {
        return scene.box().minion(minionKind());
    }

    /** Whether the figure is a minion with a card. */
    private boolean isCarded() {
        return hero == null && scene.draft().kind(slot) >= scene.box().heroCount();
    }

    /** The seat that decides for the figure: the hero's own seat, or the party for minions (ROUND-4). */
    public Seat seat() {
        return seat;
    }

    @Override
    public String key() {
        return scene.box().layout().figures().get(slot);
    }

    @Override
    public Sentence words() {
        return Sentence.from(this);
    }

    /** The name of the figure, with a number for a minion if there can be more than one of its kind. */
    public String getName() {
        return hero != null ? hero.name() : spoken().toString();
    }

    @Override
    public Name spoken() {
        if (hero != null) {
            return new Name(TextKey.of(hero, "name"), hero.name(), "");
        }
        String key = key();
        int dash = key.lastIndexOf('-');
        if (!scene.draft().onBoard(slot)) return new Name("", key, "");
        boolean numbered = dash > 0 && Character.isDigit(key.charAt(key.length() - 1)) && minionCard().limit() > 1;
        return new Name(TextKey.of(minionCard(), "one"), minionCard().one(), numbered ? key.substring(dash + 1) : "");
    }

    @Override
    public String toString() {
        return getName();
    }

    public boolean isHero() {
        return hero != null;
    }

    /**
     * Whether the figure is a foe of the heroes: it belongs to a minion card and no mark makes it an ally. Nothing but this method decides
     * which figures are foes.
     */
    public boolean isMinion() {
        return hero == null && !isAlly();
    }

    /** Whether the figure belongs to a minion card but fights for the heroes because of a mark on it. */
    public boolean isAlly() {
        for (int mark : scene.box().alliances()) {
            if (hero == null && count(mark) > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * The figure's foes on the board: for a minion, the heroes, top of the track first, and then their allies; for other figures, the
     * minions.
     */
    public List<Figure> getFoes() {
        return !isMinion() ? scene.minions() : scene.allies().isEmpty() ? scene.heroes()
                : Stream.concat(scene.heroes().stream(), scene.allies().stream()).toList();
    }

    /** The id of the figure's hero card or minion card. */
    @Names(What.TRACK_CARD)
    public String getKind() {
        return scene.box().layout().kinds().get(getKindNumber());
    }

    /** Whether the figure belongs to a kin. A boss belongs to no kin (BATTLE-9). */
    public boolean isKin(@Names(What.KIN) String word) {
        return isCarded() && minionCard().kin().contains(word);
    }

    /** Whether a minion belongs to a minion card, or to another card of the same boss. */
    public boolean isOf(@Names(What.TRACK_CARD) String card) {
        return isCarded() && scene.box().sameMinion(getKindNumber(), scene.box().kindNumber(card));
    }

    /** Whether the figure is the boss with this name (INIT-5). */
    public boolean isBossCalled(@Names(What.BOSS) String name) {
        return isCarded() && minionCard().of().equals(name);
    }

    public boolean isBoss() {
        return isCarded() && minionCard().boss();
    }

    /** Whether the figure is on the board; for a hero, whether it is active. */
    public boolean isActive() {
        return scene.draft().onBoard(slot);
    }

    public boolean isCaptured() {
        return scene.draft().state(slot) == FigureState.CAPTURED;
    }

    /** Whether the figure is a hero in reserve, who may join the party later. */
    public boolean isInReserve() {
        FigureState state = scene.draft().state(slot);
        return state == FigureState.RESERVE || state == FigureState.WAITING;
    }

    /** Whether the figure is a hero in reserve who waits on a space. */
    public boolean isWaiting() {
        return scene.draft().state(slot) == FigureState.WAITING;
    }

    /** Whether the figure is a hero who has left the chapter and is safe. */
    public boolean isSafe() {
        return scene.draft().state(slot) == FigureState.SAFE;
    }

    public Size size() {
        return hero != null ? Size.SMALL : isCarded() ? minionCard().size() : Size.NONE;
    }

    public boolean isSmall() {
        return size() == Size.SMALL;
    }

    public boolean isLarge() {
        return size() == Size.LARGE;
    }

    /** Whether a minion attacks from a distance. */
    public boolean isRanged() {
        return isCarded() && minionCard().attack() == Attack.RANGED;
    }

    /**
     * The space of the figure.
     *
     * @throws IllegalStateException when the figure is not on the board
     */
    public Space getSpace() {
        return getRoom().space(spaceNumber());
    }

    /** The number of the figure's space; to be called only while the figure is on the board. */
    int spaceNumber() {
        return scene.draft().space(slot);
    }

    /**
     * The room of the figure.
     *
     * @throws IllegalStateException when the figure is not on the board
     */
    public RoomInPlay getRoom() {
        if (!isActive() && !isWaiting()) {
            throw new IllegalStateException(getName() + " is not on the board and stands nowhere; ask whether it is active first");
        }
        return scene.room(roomNumber());
    }

    /** The number of the figure's room; to be called only while the figure is on the board. */
    int roomNumber() {
        return scene.draft().room(slot);
    }

    public int getWounds() {
        return scene.draft().wounds(slot);
    }

    /** The number of wounds at which the figure is captured or defeated. */
    public int getLife() {
        return hero != null ? hero.life() : minionCard().life();
    }

    public int getCheese() {
        return scene.draft().cheese(slot);
    }

    /** The printed battle value. */
    public int getBattle() {
        return hero != null ? hero.battle() : minionCard().battle();
    }

    /** The printed defence value. */
    public int getDefence() {
        return hero != null ? hero.defence() : minionCard().defence();
    }

    /** The printed lore value; 0 for minions. */
    public int getLore() {
        return hero != null ? hero.lore() : 0;
    }

    /** The printed move value; 0 for minions. */
    public int getMove() {
        return hero != null ? hero.move() : 0;
    }

    /** Whether the figure is a hero of a class. */
    public boolean isClass(@Names(What.HERO_CLASS) String name) {
        return hero != null && hero.classes().contains(name);
    }

    /** Whether a mark lies on the figure. */
    public boolean has(@Names(What.MARK) String mark) {
        return count(mark) > 0;
    }

    /** The number of a mark on the figure. */
    public int count(@Names(What.MARK) String mark) {
        return count(scene.box().markNumber(mark));
    }

    /** The count of a mark on the figure; the mark is given by its number. */
    public int count(int mark) {
        return scene.draft().marks().get(mark, holder());
    }

    /** The number of this figure as a holder of marks. */
    public int holder() {
        return Holder.figure(slot);
    }

    /** The place of the figure's card on the track, from 0 at the top; -1 if the card is not on the track. */
    public int getTrackPlace() {
        return hero != null || isCarded() ? scene.draft().trackPlace(getKindNumber()) : -1;
    }

    /** Whether the figure's card lies above another figure's card on the track (INIT-8). */
    public boolean isAbove(Figure other) {
        return (hero != null || isCarded()) && getTrackPlace() < other.getTrackPlace();
    }

    /** The cards a hero has in a zone. */
    public List<CardInPlay> cards(Zone zone) {
        if (hero == null) {
            return List.of();
        }
        if (hands != scene.draft().hands()) {
            hands = scene.draft().hands();
            forgetCards();
        }
        List<CardInPlay> known = cards[zone.ordinal()];
        return known != null ? known : (cards[zone.ordinal()] = find(zone));
    }

    private void forgetCards() {
        if (cards == UNKNOWN) {
            cards = UNKNOWN.clone();
        } else {
            Arrays.fill(cards, null);
        }
    }

    private List<CardInPlay> find(Zone zone) {
        List<CardInPlay> found = List.of();
        for (int card : scene.draft().held()) {
            if (scene.draft().holds(slot, card) && scene.draft().zone(card) == zone) {
                found = found.isEmpty() ? new ArrayList<>(4) : found;
                found.add(scene.card(card));
            }
        }
        return found.isEmpty() ? found : Collections.unmodifiableList(found);
    }

    public List<CardInPlay> getEquipped() {
        return cards(Zone.EQUIPPED);
    }

    public List<CardInPlay> getPack() {
        return cards(Zone.PACK);
    }

    public List<CardInPlay> getTricks() {
        return cards(Zone.TRICKS);
    }

    public List<CardInPlay> getAbilities() {
        return cards(Zone.ABILITY);
    }

    /** The cards in the figure's pack or equipped, without its starting equipment; each copy counts (CAPTURE-2). */
    public List<CardInPlay> getFinds() {
        List<CardInPlay> finds = new ArrayList<>(getEquipped());
        finds.addAll(getPack());
        for (String gear : hero.gear()) {
            finds.stream().filter(card -> card.getId().equals(gear)).findFirst().ifPresent(finds::remove);
        }
        return finds;
    }

    /** Whether the figure has a card with this id equipped. */
    public boolean wears(@Names(What.CARD) String id) {
        return getEquipped().stream().anyMatch(card -> card.getId().equals(id));
    }

    /** Whether the figure stands on the same space as another figure, or on an adjacent one. */
    public boolean reaches(Figure other) {
        return isActive() && other.isActive() && getSpace().isWithin(other.getSpace());
    }

    /** Whether the figure sees the space of another figure (SIGHT-1..3). */
    public boolean sees(Figure other) {
        return isActive() && other.isActive() && getSpace().sees(other.getSpace());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Figure figure && figure.slot == slot;
    }

    @Override
    public int hashCode() {
        return slot;
    }
}
