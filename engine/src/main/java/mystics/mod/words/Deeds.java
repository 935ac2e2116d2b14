package mystics.mod.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import mystics.content.Attack;
import mystics.phase.attack.Attacks;
import mystics.phase.attack.Wounds;
import mystics.phase.attack.strike.Strike;
import mystics.phase.attack.strike.Weapon;
import mystics.phase.capture.Captures;
import mystics.phase.card.CardHanded;
import mystics.phase.card.Cards;
import mystics.phase.card.trade.LevelUpAction;
import mystics.phase.Notes;
import mystics.table.Holder;
import mystics.phase.chapter.story.Victory;
import mystics.phase.encounter.Arrival;
import mystics.phase.encounter.ArrivalWhy;
import mystics.phase.encounter.Encounters;
import mystics.phase.minion.Minions;
import mystics.phase.move.Moves;
import mystics.phase.round.track.Track;
import mystics.phase.search.Searches;
import mystics.phase.turn.ActionKind;
import mystics.phase.turn.Actions;
import mystics.phase.turn.BattleAction;
import mystics.phase.turn.OutOfTurn;
import mystics.phase.turn.Targets;
import mystics.phase.wheel.Cheese;
import mystics.phase.wheel.CheeseFrom;
import mystics.phase.wheel.PageWhy;
import mystics.rules.Amount;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.RoomInPlay;
import mystics.rules.Space;
import mystics.table.Zone;

/** What a rule does on the table: wounds and healing, cheese and pages, attacks, moves, cards and minions. */
public abstract class Deeds extends Words {
    /** A figure takes wounds, without defence. */
    public void wound(Figure figure, @Amount int number) {
        Wounds.inflict(scene(), figure, number, nobody());
    }

    /** A figure takes wounds as part of an attack. */
    public void wound(Figure figure, @Amount int number, Strike strike) {
        Wounds.inflict(scene(), figure, number, Optional.of(strike));
    }

    /** A figure wounds another outside its own attacks, without defence; a boss takes the wounds on the card that acts. */
    public void payBack(Figure by, Figure figure, @Amount int number) {
        Weapon weapon = new Weapon(sourceName(), Attack.MELEE, "", 0, -1);
        Wounds.payBack(scene(), new Strike(scene(), Optional.of(by), weapon, List.of(figure), "wounds", number), figure, number);
    }

    /** Wounds are removed from a figure; how many went. */
    public int heal(Figure figure, @Amount int number) {
        return Wounds.heal(scene(), figure, number);
    }

    /** Wounds of a sort are removed from a figure, those that left this mark; how many went. */
    public int heal(Figure figure, @Names(What.MARK) String sort, @Amount int number) {
        return Wounds.heal(scene(), figure, sort, number);
    }

    /** A hero is captured at once. */
    public void capture(Figure hero) {
        Captures.capture(scene(), hero, nobody());
    }

    /** A captured hero comes back on a space. */
    public void rescue(Figure hero, Space space) {
        Captures.rescue(scene(), hero, space);
    }

    /** A captured hero comes back in a friend's space or next to it, where its player likes; it stays captured if there is no room. */
    public void rescue(Figure hero) {
        Captures.comeBack(scene(), hero);
    }

    /** A minion goes back to the box, defeated by nobody. */
    public void takeOff(Figure minion) {
        Wounds.takeOff(scene(), minion);
    }

    /** A minion is defeated. */
    public void defeat(Figure minion) {
        Wounds.defeat(scene(), minion, nobody());
    }

    /** A hero gains cheese. */
    public void gainCheese(Figure hero, @Amount int number) {
        Cheese.gain(scene(), hero, number, CheeseFrom.RULE);
    }

    /** A hero loses cheese to the supply. */
    public void loseCheese(Figure hero, @Amount int number) {
        Cheese.lose(scene(), hero, number);
    }

    /** A hero pays cheese it has. */
    public void pay(Figure hero, @Amount int number) {
        Cheese.pay(scene(), hero, number);
    }

    /** Cheese goes on the minion wheel; a surge would come to this room. */
    public void wheelGains(RoomInPlay room, @Amount int number) {
        Cheese.onWheel(scene(), room, number, CheeseFrom.RULE, Optional.empty(), Optional.empty());
    }

    /** Takes up to some cheese from the wheel to the supply; how much there was. */
    public int wheelLoses(@Amount int number) {
        int taken = Cheese.offWheel(scene(), number);
        if (taken > 0 && scene().told()) {
            say(Map.of("n", taken, "wheel", getWheel(), "full", Cheese.FULL_WHEEL),
                    "{n} cheese leaves the minion wheel, now {wheel} of {full}");
        }
        return taken;
    }

    /** A surge comes to a room at once. */
    public void surge(RoomInPlay room) {
        Cheese.surge(scene(), room);
    }

    /** One more of what the objective counts: the number of this mark on the table grows by one, and the log says how far it has come. */
    public void advance(@Names(What.MARK) String mark) {
        Victory.advance(scene(), mark);
    }

    /** How far the objective has come with a mark that {@code advance} counts. */
    public int reached(@Names(What.MARK) String mark) {
        return Notes.get(scene(), mark, Holder.TABLE);
    }

    /** The chapter is won at once if its objective holds now. */
    public void checkVictory() {
        Victory.check(scene());
    }

    /** The hourglass moves on by a page. */
    public void turnPage() {
        Cheese.turnPage(scene(), PageWhy.RULE);
    }

    /** The chapter-end marker moves on. */
    public void moveChapterEnd(int pages) {
        Cheese.moveChapterEnd(scene(), pages);
    }

    /** Whom a hero can attack now, for each of its weapons that has a target. */
    public List<Targets> attacksOf(Figure hero) {
        return BattleAction.attacks(scene(), hero);
    }

    /** A hero attacks with the weapon of {@link #attacksOf}. */
    public Strike attack(Targets with, Figure target) {
        return Attacks.attack(scene(), with.hero, with.weapon(), target);
    }

    /**
     * One battle roll with a number of dice in place of the battle value. Named: {@code with:} what it is made with, in
     * words; {@code dice:} how many; {@code at:} the target, or a list of targets; {@code damage:} the type of its blows, if
     * they have one; {@code ranged: true} if it is not a melee attack.
     */
    public Strike strike(@Names(value = What.DAMAGE, under = "damage") Map<String, Object> named, Figure attacker) {
        StrikeArguments made = StrikeArguments.of(named, this::text);
        return Attacks.strike(scene(),
                new Strike(scene(), Optional.of(attacker), made.weapon(), made.targets(), "dice", made.dice()));
    }

    /** A figure takes hits without a battle roll; it defends as usual. */
    public void hit(Figure figure, String by, int hits) {
        Attacks.hit(scene(), new Strike(scene(), Optional.empty(), new Weapon(by, Attack.MELEE, "", 0, -1), List.of(figure), "hits", hits),
                figure, hits);
    }

    /** A figure takes hits without a battle roll that somebody deals it from afar; it defends as usual. */
    public void hit(Figure figure, Figure by, String with, int hits) {
        Attacks.hit(scene(),
                new Strike(scene(), Optional.of(by), new Weapon(with, Attack.RANGED, "", 0, -1), List.of(figure), "hits", hits), figure,
                hits);
    }

    /** A figure takes hits of an attack. */
    public void hit(Figure figure, Strike strike, int hits) {
        Attacks.hit(scene(), strike, figure, hits);
    }

    /** Puts a figure on a space. */
    public void place(Figure figure, Space space) {
        Moves.place(scene(), figure, space);
    }

    /** The spaces nearest to one that have room for a figure, itself first. */
    public List<Space> nearestWithRoom(Space space, Figure figure) {
        return Moves.nearestWithRoom(scene(), space, figure);
    }

    /** The acting hero's movement is used up. */
    public void useUpMovement() {
        Moves.useUp(scene());
    }

    /** A minion that is still on the board goes towards a space, at most some steps. */
    public void walk(Figure minion, Space goal, int points) {
        if (minion.isActive()) {
            Minions.along(scene(), minion, mystics.phase.minion.Hunt.of(scene(), minion).way(goal, points));
        }
    }

    /** The movement die of a minion; how many spaces it gives. */
    public int minionMovement(Figure minion) {
        return minionMovement(minion, 1);
    }

    /** Several movement dice of a minion; how many spaces they give. */
    public int minionMovement(Figure minion, int dice) {
        return Minions.rollMovement(scene(), minion, dice);
    }

    /** A minion attacks whom it would by the rules, if anybody. */
    public void attackPrey(Figure minion) {
        Minions.attack(scene(), minion);
    }

    /** A figure acts as a minion does: it moves, then battles, by the rules of melee and what is printed on its card. */
    public void actAsMinion(Figure figure) {
        Minions.act(scene(), figure);
    }

    /** The acting hero's turn ends at once. */
    public void endTurn() {
        Actions.endTurn(scene());
    }

    /** One more action for the acting hero. */
    public void grantAction() {
        Actions.grant(scene());
    }

    /** Whether a hero could do one of these actions at once, though it be another's turn: battle, search, recover, scurry, explore. */
    public boolean canAct(Figure hero, @Names(What.ACTION) List<String> actions) {
        return OutOfTurn.canAct(scene(), hero, kinds(actions));
    }

    /** A hero does one of these actions at once, of its choice; what the acting hero has left of its turn is kept for it. */
    public void actNow(Figure hero, @Names(What.ACTION) List<String> actions) {
        OutOfTurn.act(scene(), hero, kinds(actions));
    }

    private static Set<ActionKind> kinds(List<String> actions) {
        return actions.stream().map(ActionKind::of).collect(Collectors.toSet());
    }

    /** A hero may move some spaces at once, though it be another's turn; minions do not hold it where it stands. */
    public void moveNow(Figure hero, int points) {
        OutOfTurn.move(scene(), hero, points);
    }

    /** A hero searches at once. */
    public void searchNow(Figure hero) {
        Searches.search(scene(), hero);
    }

    /** A hero has found a card. */
    public void found(Figure hero, CardInPlay card) {
        Searches.find(scene(), hero, card);
    }

    /** The top card of the search deck, if there is one at all: a list of one or none. */
    public List<CardInPlay> drawSearchCard() {
        return Cards.drawTop(scene()).map(List::of).orElse(List.of());
    }

    /** A hero takes a card into its pack or among its tricks. */
    public void take(Figure hero, CardInPlay card) {
        Cards.take(scene(), hero, card);
    }

    /** A card goes to the discards. */
    public void discard(CardInPlay card) {
        Cards.discard(scene(), card);
    }

    /** A card is shuffled into the deck. */
    public void shuffleIn(CardInPlay card) {
        Cards.shuffleIn(scene(), card);
    }

    /** A card is moved to a place: deck, discard, stash, aside, on-board, gone. */
    public void moveCard(CardInPlay card, @Names(What.PLACE) String place) {
        scene().draft().lay(card.getNumber(), zone(place));
    }

    /** A card is handed to another hero, unequipped. */
    public void hand(CardInPlay card, Figure hero) {
        int holder = scene().draft().holderOf(card.getNumber());
        scene().draft().give(card.getNumber(), card.getType().equals("trick") ? Zone.TRICKS : Zone.PACK, hero.slot());
        if (holder >= 0) {
            scene().happened(new CardHanded(card, scene().figure(holder), hero));
        }
        Cards.trim(scene(), hero);
    }

    /** Cheese passes from one hero to another. */
    public void handCheese(Figure from, Figure to, @Amount int number) {
        scene().draft().setCheese(from.slot(), from.getCheese() - number);
        scene().draft().setCheese(to.slot(), to.getCheese() + number);
    }

    /** Whether a hero could learn an ability at a price now. */
    public boolean canLearn(Figure hero, int price) {
        return hero.getCheese() >= price && !LevelUpAction.open(scene(), hero).isEmpty();
    }

    /** A hero pays and learns an ability of its choice. */
    public void learn(Figure hero, int price) {
        LevelUpAction.learn(scene(), hero, price);
    }

    /** Minions arrive in a room; their cards join below the last. */
    public List<Figure> bring(RoomInPlay room, @Names(What.MINION) Map<String, Integer> minions) {
        return Arrival.bring(scene(), room, minions, ArrivalWhy.RULE);
    }

    /**
     * A minion of a card arrives on a space, or as near to it as there is room; its card joins below the last. A list of
     * one, or none if no figure is left.
     */
    public List<Figure> bringTo(Space space, @Names(What.MINION) String minion) {
        return Arrival.bringTo(scene(), space, minion);
    }

    /** As {@link #bringTo}, but all cards of a boss stay below the last: none of them is advanced. */
    public List<Figure> bringLast(Space space, @Names(What.MINION) String minion) {
        return Arrival.bringLast(scene(), space, minion);
    }

    /** The top card of the encounter deck, if there is one at all: a list of one or none. */
    public List<CardInPlay> drawEncounterCard() {
        return Encounters.draw(scene()).map(List::of).orElse(List.of());
    }

    /** Carries out an encounter card in a room. */
    public void resolveEncounter(RoomInPlay room, CardInPlay card) {
        Encounters.resolve(scene(), room, card);
    }

    /** The place of a card on the track, 0 being the top; -1 when it is not there. */
    public int trackPlace(@Names(What.TRACK_CARD) String card) {
        return scene().draft().trackPlace(scene().box().kindNumber(card));
    }

    /** Moves a card to a place of the track. */
    public void moveOnTrack(@Names(What.TRACK_CARD) String card, int place) {
        Track.move(scene(), scene().box().kindNumber(card), place);
    }

    /** How many cards lie on the track. */
    public int getTrackLength() {
        return scene().draft().trackLength();
    }
}
