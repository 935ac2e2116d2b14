package mystics.mod.words;

import groovy.lang.Closure;
import groovy.transform.stc.ClosureParams;
import groovy.transform.stc.FirstParam;
import java.util.List;
import java.util.Map;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.content.CardType;
import mystics.mod.finding.Unseen;
import mystics.mod.script.run.Metered;
import mystics.phase.Notes;
import mystics.phase.turn.HeroTurn;
import mystics.rules.Alterable;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Occurrence;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Refusable;
import mystics.rules.Refusal;
import mystics.rules.RoomInPlay;
import mystics.rules.Rule;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.rules.Speech;
import mystics.rules.Verb;
import mystics.table.Holder;

/**
 * A script of rules. This class provides the six verbs while the script is read, and knows the piece that carries a rule while that rule
 * speaks. One script object serves one run at a time; nested rules of the same script each see their own carrier.
 */
public abstract class RuleScript extends Metered {
    private final RuleSheet sheet = new RuleSheet();
    private Speech speech = Speech.NONE;

    /** Declares the rules of this script. */
    public void rules(Closure<?> block) {
        block.call();
    }

    /** Says whether the moment may happen. The body either calls {@code refuse} or allows the moment by ending without doing so. */
    public <M extends Refusable> void forbid(Class<M> at, @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        sheet.add(Verb.FORBID, at, Rule.Scope.ANYBODY, body);
    }

    /** Like {@code forbid}, but only for deeds of the bearer: {@code forbid(..., own)}. */
    public <M extends Refusable> void forbid(Class<M> at, Rule.Scope scope,
            @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        sheet.add(Verb.FORBID, at, scope, body);
    }

    /**
     * Replaces the moment by the part of the body inside {@code replace { }}. If the body does not call {@code replace}, the moment happens
     * as usual.
     */
    public <M extends Happening> void instead(Class<M> at, @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        sheet.add(Verb.INSTEAD, at, Rule.Scope.ANYBODY, body);
    }

    /** Like {@code instead}, but only for deeds of the bearer: {@code instead(..., own)}. */
    public <M extends Happening> void instead(Class<M> at, Rule.Scope scope,
            @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        sheet.add(Verb.INSTEAD, at, scope, body);
    }

    /** Does something first, before the moment. */
    public <M extends Alterable> void before(Class<M> at, @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        sheet.add(Verb.BEFORE, at, Rule.Scope.ANYBODY, body);
    }

    /** Like {@code before}, but only for deeds of the bearer: {@code before(..., own)}. */
    public <M extends Alterable> void before(Class<M> at, Rule.Scope scope,
            @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        sheet.add(Verb.BEFORE, at, scope, body);
    }

    /** Changes the numbers, dice or ways of the moment. */
    public <M extends Alterable> void change(Class<M> at, @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        sheet.add(Verb.CHANGE, at, Rule.Scope.ANYBODY, body);
    }

    /** Like {@code change}, but only for deeds of the bearer: {@code change(..., own)}. */
    public <M extends Alterable> void change(Class<M> at, Rule.Scope scope,
            @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        sheet.add(Verb.CHANGE, at, scope, body);
    }

    /** Adds options to a question. */
    public <M extends Inquiry> void offer(Class<M> at, @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        sheet.add(Verb.OFFER, at, Rule.Scope.ANYBODY, body);
    }

    /** Like {@code offer}, but only for deeds of the bearer: {@code offer(..., own)}. */
    public <M extends Inquiry> void offer(Class<M> at, Rule.Scope scope,
            @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        sheet.add(Verb.OFFER, at, scope, body);
    }

    /** Does something after the moment, in response to it. */
    public <M extends Occurrence> void after(Class<M> at, @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        sheet.add(Verb.AFTER, at, Rule.Scope.ANYBODY, body);
    }

    /** Like {@code after}, but only for deeds of the bearer: {@code after(..., own)}. */
    public <M extends Occurrence> void after(Class<M> at, Rule.Scope scope,
            @ClosureParams(FirstParam.FirstGenericType.class) Closure<?> body) {
        sheet.add(Verb.AFTER, at, scope, body);
    }

    /**
     * Limits a rule to deeds of its bearer: {@code offer(HeroTurn, own)}. The rule is not asked when another figure acts. A terrain's
     * bearers are the figures that stand on it.
     */
    public Rule.Scope getOwn() {
        return Rule.Scope.OWN;
    }

    /** The rules read so far; for the loader. */
    public RuleSheet sheet() {
        return sheet;
    }

    /** The headings of the rules read so far. */
    @Override
    public final List<String> outline() {
        return sheet.entries().stream().map(entry -> entry.heading().line()).toList();
    }

    /** Makes the body of one of this script's rules; for the loader. After this call, no rules can be added to the script. */
    public Rule.Body body(RuleSheet.Entry entry) {
        sheet.close();
        return new Spoken(entry);
    }

    /** A rule of this script. */
    private final class Spoken implements Rule.Body {
        private final RuleSheet.Entry entry;

        private Spoken(RuleSheet.Entry entry) {
            this.entry = entry;
        }

        @Override
        public void speak(Speech now) {
            Speech outer = speech;
            cross(now);
            try {
                entry.words().accept(now.moment());
            } finally {
                speech = outer;
            }
        }

        @Override
        public void perform(Speech now, Option chosen) {
            Speech outer = speech;
            cross(now);
            try {
                entry.deed().accept(now.moment(), chosen);
            } finally {
                speech = outer;
            }
        }
    }

    /** Switches the script to a rule's bearer and moment. When that rule has ended, the caller switches back to the rule around it. */
    private void cross(Speech now) {
        speech = now;
        paysInto(now.meter());
    }

    /** A deed that this rule and its carrier will do later in this run. */
    final Runnable later(Runnable deed) {
        Scene scene = scene();
        Rule rule = speech.rule();
        int holder = speech.holder();
        int card = speech.card();
        Moment moment = speech.moment();
        return () -> scene.as(rule, holder, card, moment, now -> {
            Speech outer = speech;
            cross(now);
            try {
                deed.run();
            } finally {
                speech = outer;
            }
        });
    }

    final Scene scene() {
        return speech().scene();
    }

    final Speech speech() {
        if (speech.isKernel()) {
            throw new IllegalStateException("a word of the game stands outside every rule, and nothing happens while the file is read");
        }
        return speech;
    }

    private Rule spoken() {
        return speech().rule();
    }

    final Moment moment() {
        return speech().moment();
    }

    /** The number of the piece that carries this rule. */
    final int carrier() {
        return speech.holder();
    }

    /** The name of this rule in refusals and the log. */
    final String source() {
        return spoken().source().words();
    }

    /** The name of the piece to which this script belongs. */
    final String sourceName() {
        return spoken().source().name();
    }

    /** The figure that carries this rule: the hero who has the ability or card, or the figure on which the mark lies. */
    public Figure getBearer() {
        int holder = speech().holder();
        if (!Holder.isFigure(holder)) {
            throw new IllegalStateException(
                    "Nobody bears this rule; 'bearer' is for rules of heroes, of cards they have and of marks on figures");
        }
        return scene().figure(Holder.number(holder));
    }

    /** The space with the mark that carries this rule. */
    public Space getHere() {
        int holder = speech().holder();
        if (!Holder.isSpace(holder)) {
            throw new IllegalStateException("This rule lies on no space; 'here' is for rules of marks on spaces");
        }
        return scene().room(Holder.number(holder) >> 6).space(Holder.number(holder) & 63);
    }

    /** The room to which this rule belongs. */
    public RoomInPlay getThisRoom() {
        int holder = speech().holder();
        if (!Holder.isRoom(holder)) {
            throw new IllegalStateException("This rule belongs to no room; 'thisRoom' is for rules of rooms");
        }
        return scene().room(Holder.number(holder));
    }

    /** The card that carries this rule. */
    public CardInPlay getThisCard() {
        int card = speech().card();
        if (card < 0) {
            throw new IllegalStateException("No card carries this rule; 'thisCard' is for rules of cards");
        }
        return scene().card(card);
    }

    /**
     * Adds an option of this rule. In the middle of an action, only party items add options, because tokens may be laid at any time in a
     * turn (TURN-3).
     */
    final void put(HeroTurn turn, String key, String label, Map<String, Object> places, Closure<?> deed) {
        if (turn.underway().refused() && !isPartyItem()) {
            bar(turn, label, places, turn.underway());
        } else {
            put(turn, key, label, places, offeredBy(), deed::call);
        }
    }

    /** The piece that offers something, in words. The chapter that all play need not be named. */
    private Sentence offeredBy() {
        return spoken().source().kind() == Rule.Kind.CHAPTER ? Sentence.EMPTY : Sentence.of(sourceName());
    }

    /** Explains why an option of this rule is not possible. */
    final void bar(HeroTurn turn, String label, Map<String, Object> places, Refusal refusal) {
        if (turn.isExplained()) {
            turn.bar(RuleDeed.words(label, places), refusal);
        }
    }

    /** Adds an option of this rule; an option of a party item belongs to the whole party. */
    final void put(HeroTurn turn, String key, String label, Map<String, Object> places, Sentence hint, Runnable deed) {
        String line = Unseen.inOneLine(label);
        if (!places.isEmpty()) {
            weigh(line, places);
        }
        Rule rule = speech.rule();
        int holder = speech.holder();
        int card = speech.card();
        int place = turn.last().orElse(null) instanceof RuleDeed last && last.isOf(rule, holder, card) ? last.place() + 1 : 0;
        String open = turn.unlike(Unseen.inOneLine(key));
        turn.option(new RuleDeed(rule, turn.hero.slot(), holder, card, place, turn.underway(), open, line, places, hint, isPartyItem()),
                place, deed);
    }

    private boolean isPartyItem() {
        return speech.card() >= 0 && scene().box().cardType(speech.card()) == CardType.PARTY_ITEM;
    }

    /** Whether a figure belongs to the minion card that has this script. */
    public boolean ours(Figure figure) {
        return figure.isMinion() && figure.isActive() && figure.getKind().equals(entry());
    }

    /** The id of the entry to which this script belongs. */
    final String entry() {
        return spoken().source().entry();
    }

    /** True when this rule asks for the first time in a turn, round, room or chapter with this bearer. */
    public boolean once(@Names(What.LENGTH) String length) {
        int kind = scene().box().markNumber(onceNote(spoken()));
        if (scene().draft().marks().get(kind, onceHolder()) > 0) {
            return false;
        }
        scene().draft().marks().set(kind, onceHolder(), Notes.length(length));
        return true;
    }

    /** Whether {@link #once} would be true if the rule asked now. */
    public boolean isFresh() {
        return scene().draft().marks().get(scene().box().markNumber(onceNote(spoken())), onceHolder()) == 0;
    }

    private int onceHolder() {
        return speech.card() >= 0 ? Holder.card(speech.card()) : speech.holder();
    }

    /** The key of the note that records that a rule has spoken. */
    public static String onceNote(Rule rule) {
        return "once:" + rule.source().words() + "#" + rule.index();
    }
}
