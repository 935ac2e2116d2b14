package basegame.mods

import mystics.content.Setup
import mystics.mod.lang.Translation
import mystics.mod.source.ModSource
import mystics.play.Inspector
import mystics.trial.Trial
import spock.lang.Specification

import static basegame.mods.Mods.assembled
import static basegame.mods.Mods.mod

/** A space may have a name that people read; scripts, answers and saves go by its id. */
class SpaceNameSpec extends Specification {
    static final NAMED = ['amendments/names.yaml': 'amend:\n  - { entry: tiles/guard-room, set: { spaces/d6/name: the straw bed } }\n']

    def "the log and the questions call the space by its name, the answer by its id"() {
        given:
        def trial = walked(assembled(mod(NAMED, 'names')).library())

        expect:
        trial.log.any { it.contains('Collin moves to the straw bed') }
        trial.figure('collin').space() == 'd6'
    }

    def "a translation names it by its way"() {
        given:
        def german = ModSource.of('german', ['lang/de.yaml': 'tiles/guard-room/spaces/d6/name: das Strohlager\n'.bytes])
        def library = assembled(mod(NAMED, 'names')).library().in(Translation.of('de', [german]))

        expect:
        walked(library).log.any { it.contains('das Strohlager') }
    }

    private static Trial walked(library) {
        def party = ['collin', 'filch', 'maginos', 'tilda'].collect { new Setup.Member(it, '') }
        def trial = new Trial(library.setting(new Setup('flight-to-barksburg', party, [] as Set), Inspector.NONE))
        trial.set { it.room('guard-room').hero('collin', 'd5') }
        trial.acting('collin', 2)
        trial.answer('move:d6')
    }
}
