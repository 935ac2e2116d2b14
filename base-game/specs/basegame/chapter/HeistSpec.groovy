package basegame.chapter

import mystics.phase.wheel.surge.Surge
import mystics.trial.TrialTable

/** Specs of the fourth chapter, as it begins or while the Queen is out. */
abstract class HeistSpec extends ChapterSpec {
    static final String HALL = 'dining-hall'
    static final String CHAMBER = 'queens-chamber'
    static final List<String> PARTY = ['collin', 'filch', 'nez', 'tilda']

    /** The chapter as it begins, with the changes that a feature makes. */
    void heist(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'the-silver-brush', party: PARTY, variants: []] + named, changes)
    }

    /** The same while the Queen is out and everybody is awake. */
    void banquet(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        heist(named) {
            markRoom CHAMBER, 'queen', 0; markRoom HALL, 'queen', 1; note 'queen-out', 1; note 'bell-rung', 1; note 'times-rung', 1
            markRoom CHAMBER, 'explored', 1; markRoom HALL, 'explored', 1
            changes.delegate = delegate
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
    }

    void surge(String where) {
        step new Surge(look { it.box().roomNumber(where) })
        anyhow()
    }

    static String under(String space) { "$CHAMBER/$space" }
}
