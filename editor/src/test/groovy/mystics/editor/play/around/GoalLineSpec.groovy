package mystics.editor.play.around

import mystics.content.Setup
import mystics.editor.settings.Scheme
import mystics.editor.sight.Sight
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.play.Inspector
import mystics.play.Session
import mystics.trial.Trial
import spock.lang.Shared
import spock.lang.Specification

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** The line that says what the party has to do next. */
class GoalLineSpec extends Specification {
    @Shared library = BaseGame.library()

    def setup() {
        onEvents { Scheme.DARK.wear(100) }
    }

    /** In the kitchen all goals of chapter five are reached; rats may stand there. */
    private GoalLine shown(List<String> rats) {
        def party = ['collin', 'filch', 'nez', 'tilda'].collect { new Setup.Member(it, '') }
        def trial = new Trial(library.setting(new Setup('nine-lives', party, [] as Set), Inspector.NONE))
        trial.set { table ->
            table.room 'kitchen'
            ['collin', 'filch', 'nez', 'tilda'].each { table.hero it, 'f4' }
            rats.each { table.minion 'rat-warriors', it }
            table.cardNote 'brodie-chases', 'beaten', 1
            table.cardNote 'brodie-pounces', 'beaten', 1
            table.note 'broken-claw', 1
            table.note 'cat-hunt', 4
        }
        def sight = Sight.of(Session.of(Company.people(7), trial.acting('nez', 0).game()))
        made {
            def line = new GoalLine({ })
            line.show(sight)
            line
        }
    }

    def "END-1: when every goal is reached but a rule holds the victory back, the line says what is missing"() {
        given:
        def line = shown(['a4'])

        expect:
        line.visible
        line.accessibleContext.accessibleName == 'Not won yet: minions bar the way home. Defeat the minions in the rooms with mice.'
        line.toolTipText == line.accessibleContext.accessibleName

        when:
        onEvents { line.fit(GoalLine.Room.LITTLE) }

        then:
        line.text == 'Not won yet'
    }

    def "END-1: when nothing is missing any more, the line disappears"() {
        expect:
        !shown([]).visible
    }
}
