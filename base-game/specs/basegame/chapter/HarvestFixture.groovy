package basegame.chapter

import mystics.trial.TrialTable

/** Tables of chapter six: within the castle, and in the yard when the horn is made. */
abstract class HarvestFixture extends ChapterSpec {
    static final List<String> DONE = ['claw-smooth', 'claw-bored', 'claw-buttered']

    protected void harvest(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'the-horn-and-the-harvest', party: ['collin', 'filch', 'nez', 'tilda'], variants: []] + named, changes)
    }

    protected void yard(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        harvest(named) {
            room 'courtyard'; note 'catsclaw-horn', 1; set 'OBJECTIVE', 3; set 'TURNS_TAKEN', 9
            changes.delegate = delegate
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
    }
}
