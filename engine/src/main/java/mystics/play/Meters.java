package mystics.play;

import java.util.HashMap;
import java.util.Map;
import mystics.rules.Meter;
import mystics.rules.Rule;

/** The meters of all mods for one run after the other. A mod pays for its own rules, so none is stopped for what another has spent. */
final class Meters {
    private final Map<String, Meter> ofMods = new HashMap<>();
    private final Meter[] ofRules;
    private long run;

    /** @param rules how many rules there are */
    Meters(int rules) {
        this.ofRules = new Meter[rules];
    }

    /** A run of a step begins. */
    void begin() {
        run++;
    }

    /** The meter of the mod a rule belongs to. */
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
