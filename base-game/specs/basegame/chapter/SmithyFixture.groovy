package basegame.chapter

import mystics.phase.round.NextTurn
import mystics.trial.TrialTable

/** Chapter seven: the smithy of the Forge, and what its specs ask. */
abstract class SmithyFixture extends ChapterSpec {
    static final String HERE = 'the-blade-called-sorrow:'

    protected void smithy(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'the-blade-called-sorrow', party: ['collin', 'filch', 'nez', 'tilda'], variants: []] + named, changes)
    }

    /** In the Forge, with steam, and a rat far off. */
    protected void forge(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        smithy(named) {
            room 'forge'; note 'valves-open', 2; minion 'rat-warriors', 'pipe'
            changes.delegate = delegate
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
    }

    protected int heat() { mark('forge', 'coal', 'forge-heat') }

    protected void ends() { step new NextTurn() }

    protected boolean offers(String deed) { options.contains(HERE + deed) }

    protected boolean told(String words) { log.any { it.startsWith words } }
}
