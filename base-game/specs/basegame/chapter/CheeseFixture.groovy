package basegame.chapter

import mystics.trial.TrialTable

/** Tables of chapter three. */
abstract class CheeseFixture extends ChapterSpec {
    static final String HALL = 'dining-hall'
    static final String LAB = 'alchemist'

    void lures(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'cheese-catches-rats', variants: []] + named, changes)
    }

    boolean told(String words) {
        log.any { it.contains(words) }
    }
}
