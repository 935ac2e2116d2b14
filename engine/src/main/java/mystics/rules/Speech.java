package mystics.rules;

import mystics.table.Holder;

/**
 * A rule that speaks or performs its offer, with its carrier and its moment. A run has one such object for each level of nested rules and
 * reuses the object, so no code may keep it.
 */
public final class Speech {
    /** No rule speaks, because a script is merely being read. */
    public static final Speech NONE = new Speech(null, null);

    private final Scene scene;
    private final Speech around;
    /** Whether the level around this one is the kernel rather than another rule. */
    private final boolean outermost;
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
        this.outermost = this.around.isKernel();
    }

    /** The outermost level of a run: the kernel itself. */
    public static Speech ofKernel(Scene scene) {
        return new Speech(scene, null);
    }

    /** Begins a rule that speaks, on the level inside this one. */
    public Speech speak(Rule speaker, int carrier, int carryingCard, Moment at, Meter payer) {
        Speech inner = within();
        inner.speaking = speaker;
        inner.aloud = true;
        inner.begin(speaker, carrier, carryingCard, at, payer);
        return inner;
    }

    /** Begins a rule that performs its offer, on the level inside this one. The rule that spoke before stays the speaker. */
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
        if (outermost) {
            payer.beginAnew();
        } else {
            spent = payer.spent();
            limit = payer.limit();
            depth = payer.depth();
            payer.begin();
        }
    }

    /** Ends the rule and returns the level of the rule, or the kernel, around it. */
    public Speech end() {
        if (!outermost) {
            meter.end(spent, limit, depth);
        }
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

    /** The rule that is speaking, or whose offer is being performed. To be called only for a rule. */
    public Rule rule() {
        return rule;
    }

    /** Whether any rule is open, at this level or around it. */
    public boolean isSpoken() {
        return speaking != null;
    }

    /** The rule that spoke last and is not finished; to be called only if {@link #isSpoken}. */
    public Rule speaker() {
        return speaking;
    }

    /** Whether the rule speaks, rather than performs its offer. */
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

    /** The moment at which the rule speaks, or spoke when it made its offer; to be called only for a rule. */
    public Moment moment() {
        return moment;
    }

    /** The meter that counts the steps of the rule; to be called only for a rule. */
    public Meter meter() {
        return meter;
    }
}
