package mystics.rules;

import mystics.table.Holder;

/**
 * A rule that speaks, or that does what it has offered: what carries it, and the moment it speaks at. A run has one for
 * each rule that is open within
 * another and uses it again once that rule is done, so nobody keeps one.
 */
public final class Speech {
    /** Nobody speaks, for no game is played: a script is read. */
    public static final Speech NONE = new Speech(null, null);

    private final Scene scene;
    private final Speech around;
    private Speech within;
    private Rule rule;
    private Rule speaking;
    private boolean aloud;
    private int holder = Holder.TABLE;
    private int card = -1;
    private Moment moment;
    private Meter meter;
    private int spent;
    private int limit;
    private int depth;

    private Speech(Scene scene, Speech around) {
        this.scene = scene;
        this.around = around == null ? this : around;
    }

    /** What stands around all rules of a run: the kernel itself. */
    public static Speech ofKernel(Scene scene) {
        return new Speech(scene, null);
    }

    /** A rule begins to speak within this one. */
    public Speech speak(Rule speaker, int carrier, int carryingCard, Moment at, Meter payer) {
        Speech inner = within();
        inner.speaking = speaker;
        inner.aloud = true;
        inner.begin(speaker, carrier, carryingCard, at, payer);
        return inner;
    }

    /** A rule begins to do, within this one, what it offered at a moment. It is at work, and whoever spoke before is the speaker still. */
    public Speech act(Rule doer, int carrier, int carryingCard, Moment at, Meter payer) {
        Speech inner = within();
        inner.speaking = speaking;
        inner.aloud = false;
        inner.begin(doer, carrier, carryingCard, at, payer);
        return inner;
    }

    private Speech within() {
        if (within == null) {
            within = new Speech(scene, this);
        }
        return within;
    }

    private void begin(Rule open, int carrier, int carryingCard, Moment at, Meter payer) {
        rule = open;
        holder = carrier;
        card = carryingCard;
        moment = at;
        meter = payer;
        spent = payer.spent();
        limit = payer.limit();
        depth = payer.depth();
        payer.begin();
    }

    /** The rule is done; what was open around it. */
    public Speech end() {
        meter.end(spent, limit, depth);
        return around;
    }

    /** The scene of the run. */
    public Scene scene() {
        return scene;
    }

    /** Whether no rule is open, only the kernel. */
    public boolean isKernel() {
        return around == this;
    }

    /** The rule that is at work; only of a rule. */
    public Rule rule() {
        return rule;
    }

    /** Whether any rule has spoken and is not done, itself or around what is done now. */
    public boolean isSpoken() {
        return speaking != null;
    }

    /** The rule that spoke last and is not done; only where {@link #isSpoken}. */
    public Rule speaker() {
        return speaking;
    }

    /** Whether the rule speaks, and does not only do what it offered before. */
    public boolean isAloud() {
        return aloud;
    }

    /** The {@link Holder} that carries the rule: the figure that has the card, mark or ability, or the marked space. */
    public int holder() {
        return holder;
    }

    /** The card that carries the rule, or -1. */
    public int card() {
        return card;
    }

    /** The moment the rule speaks at, or spoke at when it offered what it does now; only of a rule. */
    public Moment moment() {
        return moment;
    }

    /** What the rule pays into; only of a rule. */
    public Meter meter() {
        return meter;
    }
}
