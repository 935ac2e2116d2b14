package mystics.mod.words;

import groovy.lang.Closure;
import java.util.Map;
import mystics.choice.Sentence;
import mystics.phase.Notes;
import mystics.phase.card.CardUsed;
import mystics.phase.turn.ActionKind;
import mystics.phase.turn.Actions;
import mystics.phase.turn.HeroTurn;
import mystics.phase.wheel.Cheese;
import mystics.rules.Begins;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Refusal;
import mystics.rules.Requirement;
import mystics.rules.Rule;
import mystics.rules.Verb;

/** The base class of all scripts of mods. This class has all words, including those for using ability cards, items and tricks. */
public abstract class BaseWords extends OfferWords {
    private static final Heading TURN = new Heading(Verb.OFFER, HeroTurn.class, Rule.Scope.OWN);
    private static final String FREE = "free";
    private static final String BATTLE = "battle";
    private static final String EARN = "Earn cheese in battle or share";
    private static final Sentence WAIT = Sentence.of("Wait until it helps");
    private static final Refusal TOO_DEAR = Refusal.because("too little cheese", "FREE-6", EARN);

    /**
     * Begins a rule: the bearer may use its ability card in its own turn, with the timing of the card: free, as an action, or in place of a
     * battle. The word takes care of the cost, of TURN-4 and of everything that bars the card. Named arguments: {@code cost:} gives the
     * price, as a number or a block, if it differs from the printed price; {@code needs:} a block that says whether the use is possible;
     * {@code why:} the reason when the use is not possible. The game runs the block of {@code needs:} only if nothing else bars the card. A
     * list that this block returns counts as true unless it is empty.
     */
    @Begins(value = Verb.OFFER, at = HeroTurn.class)
    public void ability(@Names(value = What.SENTENCE, under = "why") Map<String, Object> named, Closure<?> deed) {
        CardUsage usage = CardUsage.ofAbility(named, deed, this::text);
        sheet().add(TURN, usage.blocks(), turn -> offerAbility((HeroTurn) turn, usage),
                (turn, use) -> useAbility(usage, (CardUse.OfAbility) use));
    }

    /** Begins a rule: the bearer may use its ability card in its own turn, at the printed cost. */
    @Begins(value = Verb.OFFER, at = HeroTurn.class)
    public void ability(Closure<?> deed) {
        ability(Map.of(), deed);
    }

    private void offerAbility(HeroTurn turn, CardUsage usage) {
        CardInPlay card = getThisCard();
        Figure hero = getBearer();
        int cost = Math.max(0, usage.cost(card.getCost()) - turn.cheaper(card));
        turn.quote(new HeroTurn.Price(card, cost));
        String timing = card.facts().timing();
        Refusal barred = turn.underway().refused() ? turn.underway() : barredUse(turn, timing, cost);
        if (!barred.refused() && !usage.helps()) {
            barred = pointless(usage);
        }
        if (!barred.refused()) {
            turn.option(new CardUse.OfAbility(speech().rule(), carrier(), card, cost));
        } else if (turn.isExplained()) {
            turn.bar(Sentence.from(card), barred);
        }
    }

    private void useAbility(CardUsage usage, CardUse.OfAbility use) {
        CardInPlay card = getThisCard();
        Figure hero = getBearer();
        perform(hero, card.facts().timing(), () -> {
            spend(hero, use.cost());
            scene().happen(new CardUsed(hero, card), used -> usage.deed().call());
        });
    }

    /**
     * Begins a rule: the bearer may use a card of its pack, an item or a scroll, in its own turn. Named arguments: {@code timing:} is free
     * (the default), action or battle; {@code keep:} true if the card is not discarded after use; {@code needs:} a block that says whether
     * the use is possible, with {@code why:} as the reason if it is not; {@code label:} the words of the option.
     */
    @Begins(value = Verb.OFFER, at = HeroTurn.class)
    public void item(@Names(value = What.SENTENCE, under = {"why", "label"}) Map<String, Object> named, Closure<?> deed) {
        CardUsage usage = CardUsage.ofItem(named, deed, this::text);
        sheet().add(TURN, usage.blocks(), turn -> offerItem((HeroTurn) turn, usage), (turn, use) -> useItem(usage));
    }

    /** Begins a rule: the bearer may use a card of its pack in its own turn. The use is free, and the card is then discarded. */
    @Begins(value = Verb.OFFER, at = HeroTurn.class)
    public void item(Closure<?> deed) {
        item(Map.of(), deed);
    }

    private void offerItem(HeroTurn turn, CardUsage usage) {
        CardInPlay card = getThisCard();
        Figure hero = getBearer();
        String timing = usage.timing();
        Refusal barred = turn.underway().refused() ? turn.underway()
                : timing.equals(FREE) ? Actions.barredFree(scene(), hero, "item") : Actions.barred(scene(), hero, actionOf(timing));
        if (!barred.refused() && !card.suits(hero)) {
            barred = Refusal.because(Sentence.of("{card} needs {what}", "card", card, "what", Requirement.of(card.facts().need())),
                    "FREE-4", Sentence.of("Share it with a mouse that can use it"));
        }
        if (!barred.refused() && !usage.helps()) {
            barred = pointless(usage);
        }
        CardUse use = new CardUse.OfItem(speech().rule(), carrier(), card, usage.key(), usage.label());
        if (barred.refused()) {
            turn.bar(use.words(), barred);
        } else {
            turn.option(use);
        }
    }

    private void useItem(CardUsage usage) {
        CardInPlay card = getThisCard();
        Figure hero = getBearer();
        perform(hero, usage.timing(), () -> {
            if (!usage.keep()) {
                discard(card);
            }
            scene().happen(new CardUsed(hero, card), used -> usage.deed().call());
        });
    }

    /** Whether the bearer could use this ability card as a reaction now, at the printed cost. */
    public boolean isReady() {
        return ready(getThisCard().getCost());
    }

    /** Whether the bearer could use this ability card as a reaction now, at a given cost. */
    public boolean ready(int cost) {
        return getBearer().isActive() && getBearer().getCheese() >= cost && !Actions.barredAbility(scene(), getBearer()).refused()
                && !Actions.barredFree(scene(), getBearer(), "reaction").refused();
    }

    /** The bearer pays for this ability card, which then counts as its ability of this turn (TURN-4). */
    public void spend() {
        spend(getBearer(), getThisCard().getCost());
        scene().happened(new CardUsed(getBearer(), getThisCard()));
    }

    /** Asks whether the bearer uses this ability card now. If the answer is yes, the bearer pays for the card. */
    public boolean react() {
        if (isReady() && may(Map.of("ability", getThisCard(), "cost", getThisCard().getCost()), "Use {ability} ({cost} cheese)?")) {
            spend();
            return true;
        }
        return false;
    }

    /** Asks whether the bearer plays this card now, out of turn. If the answer is yes, the card is discarded (CARD-4). */
    public boolean play(@Names(What.SENTENCE) String prompt) {
        return play(Map.of(), prompt);
    }

    /** Asks whether the bearer plays this card now; {@code {name}} in the prompt stands for the argument {@code name}. */
    public boolean play(Map<String, Object> places, @Names(What.SENTENCE) String prompt) {
        Figure hero = getBearer();
        CardInPlay card = getThisCard();
        boolean free = card.suits(hero) && !Actions.barredFree(scene(), hero, "reaction").refused();
        if (!free || !may(places, prompt)) {
            return false;
        }
        say(Map.of("hero", hero, "card", card), "{hero} plays {card}");
        discard(card);
        scene().happened(new CardUsed(hero, card));
        return true;
    }

    private void spend(Figure hero, int cost) {
        Cheese.pay(scene(), hero, cost);
        Notes.set(scene(), Notes.ABILITY_USED, hero.holder(), 1);
        say(Map.of("hero", hero, "ability", getThisCard()), "{hero} uses {ability}");
    }

    private Refusal barredUse(HeroTurn turn, String timing, int cost) {
        Figure hero = turn.hero;
        Refusal used = Actions.barredAbility(scene(), hero);
        if (used.refused()) {
            return used;
        }
        if (hero.getCheese() < cost) {
            return turn.isExplained()
                    ? Refusal.because(Sentence.of("{hero} needs {m} cheese and has {n}", "hero", hero, "n", hero.getCheese(), "m", cost),
                            "FREE-6", Sentence.of(EARN))
                    : TOO_DEAR;
        }
        Refusal free = Actions.barredFree(scene(), hero, "ability");
        if (free.refused() && (timing.equals(FREE) || free.rule().equals(source()))) {
            return free;
        }
        return timing.equals(FREE) ? Refusal.NONE : Actions.barred(scene(), hero, actionOf(timing));
    }

    private Refusal pointless(CardUsage usage) {
        return Refusal.because(Sentence.of(usage.why()), source(), WAIT);
    }

    private static ActionKind actionOf(String timing) {
        return timing.equals(BATTLE) ? ActionKind.BATTLE : ActionKind.SPECIAL;
    }

    private void perform(Figure hero, String timing, Runnable doing) {
        if (timing.equals(FREE)) {
            doing.run();
        } else {
            Actions.perform(scene(), hero, actionOf(timing), doing);
        }
    }
}
