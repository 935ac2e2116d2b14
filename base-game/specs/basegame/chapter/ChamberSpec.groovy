package basegame.chapter

import mystics.trial.TrialTable

/** Specs of the eighth chapter, in the King's Chamber unless a feature names another room. */
abstract class ChamberSpec extends ChapterSpec {
    static final String CHAMBER = 'kings-chamber'
    static final List<String> PARTY = ['collin', 'filch', 'nez', 'tilda']
    static final String CREEP = 'Creep, one space and without a die?'

    /** The chapter with the changes that a feature makes; nobody is in the chamber but whom it names. */
    void night(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'a-whisper-for-the-king', party: PARTY, variants: []] + named) {
            room CHAMBER
            markRoom CHAMBER, 'explored', 1
            changes.delegate = delegate
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
    }

    /** The same with an elite asleep by the door; Collin stands on a space. */
    void asleep(String space, @DelegatesTo(TrialTable) Closure<?> more = {}) {
        asleep([:], space, more)
    }

    void asleep(Map<String, Object> named, String space, @DelegatesTo(TrialTable) Closure<?> more) {
        night(named) {
            hero 'collin', space; minion 'elite-rat-warriors', 'a5'; mark 'rat-1', 'asleep', 1
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
    }

    /** Collin on the bed with so many knots undone whispers, and a star answers. */
    void whispers(Map<String, Object> named = [:], Map<String, Integer> notes) {
        asleep(named, 'bed') { notes.each { key, number -> note key, number } }
        acting 'collin', 0
        answer 'a-whisper-for-the-king:whisper'
        dice SWORD_STAR, CHEESE
    }

    boolean told(String words) { log.any { it.startsWith words } }
}
