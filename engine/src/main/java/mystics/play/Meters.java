package mystics.play;

import java.util.HashMap;
import java.util.Map;
import mystics.rules.Meter;
import mystics.rules.Rule;

/** The meters of all mods, for one run after another. Each mod has its own meter, so no mod is stopped because of another mod's work. */
final class Meters {
    private final Map<String, Meter> ofMods = new HashMap<>();
    private final Meter[] ofRules;
    private long run;

    /** @param rules the number of rules */
    Meters(int rules) {
        this.ofRules = new Meter[rules];
    }

    /** Begins a run of a step. */
    void begin() {
        run++;
    }

    /** The meter of the mod to which a rule belongs. */
    Meter of(Rule rule) {
        Meter known = ofRules[rule.number()];
        Meter meter = known != null ? known : found(rule);
        meter.fill(run);
        return meter;
    }

    private Meter found(Rule rule) {
        Meter meter = ofMods.computeIfAbsent(rule.source().mod(), mod -> Meter.ofRuns());
        ofRules[rule.number()] = meter;
        return meter;
    }
}
