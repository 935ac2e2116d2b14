package mystics.play;

import mystics.rules.Rule;

/** The rules of mods that a game can do without. If the kernel fails in a step, the last such rule that spoke in the step is blamed. */
final class Guests {
    private final Setting setting;
    private final boolean any;
    private Rule last;

    Guests(Setting setting) {
        this.setting = setting;
        this.any = setting.hasGuests();
    }

    /** Records that a step begins. */
    void begin() {
        last = null;
    }

    /** Whether there is any rule that the game can do without. */
    boolean any() {
        return any;
    }

    /** A rule speaks. */
    void spoke(Rule rule) {
        if (any && setting.canDoWithout(rule.source().mod())) {
            last = rule;
        }
    }

    /**
     * Blames a rule for the failure of a step: the rule that failed, if the game can do without its mod; otherwise, the last rule of a
     * guest that spoke.
     *
     * @return the failure of the blamed rule; the given failure if no rule of a guest spoke, or if neither a rule nor the kernel failed
     */
    RuntimeException blamed(RuntimeException failure) {
        boolean passing = failure instanceof WrongAnswer || failure instanceof OtherQuestion || failure instanceof PlayerFailed;
        boolean named = failure instanceof RuleFailed ofRule && setting.canDoWithout(ofRule.rule().source().mod());
        return passing || named || last == null ? failure : stumbled(failure instanceof RuleFailed ofRule ? ofRule.getCause() : failure);
    }

    /** Blames a rule for a failure of the virtual machine. */
    RuntimeException blamed(VirtualMachineError failure) {
        if (last == null) {
            throw failure;
        }
        return stumbled(failure);
    }

    private RuleFailed stumbled(Throwable failure) {
        String why = failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
        return new RuleFailed(last,
                new IllegalStateException("the game cannot go on with what the rule left behind (" + why + ")", failure));
    }
}
