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

    /** The line in Nez's turn on a table of a chapter. */
    private GoalLine line(String chapter, Closure<?> changes) {
        def party = ['collin', 'filch', 'nez', 'tilda'].collect { new Setup.Member(it, '') }
        def trial = new Trial(library.setting(new Setup(chapter, party, [] as Set), Inspector.NONE))
        trial.set(changes)
        def sight = Sight.of(Session.of(Company.people(7), trial.acting('nez', 0).game()))
        made {
            def shown = new GoalLine({ })
            shown.show(sight)
            shown
        }
    }

    /** In the kitchen all goals of chapter five are reached; rats may stand there. */
    private GoalLine shown(List<String> rats) {
        line('nine-lives') { table ->
            table.room 'kitchen'
            ['collin', 'filch', 'nez', 'tilda'].each { table.hero it, 'f4' }
            rats.each { table.minion 'rat-warriors', it }
            table.cardNote 'brodie-chases', 'beaten', 1
            table.cardNote 'brodie-pounces', 'beaten', 1
            table.note 'broken-claw', 1
            table.note 'cat-hunt', 4
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
        def texts = GoalLine.Room.values().drop(1).collect { shown -> made { line.fit(shown); line.text } }

        then:
        texts == [line.accessibleContext.accessibleName] * 2 + ['Not won yet'] * 2
    }

    def "END-1: when nothing is missing any more, the line disappears"() {
        expect:
        !shown([]).visible
    }

    def "in a single line, where no map is in sight, an arrow and the room above the goal show the way from #room"() {
        given:
        def line = line('flight-to-barksburg') { table ->
            table.room room
            ['collin', 'filch', 'nez', 'tilda'].each { table.hero it, spaces }
        }

        expect:
        GoalLine.Room.values().drop(1).collect { shown -> made { line.fit(shown); line.text } } ==
                ['Goal 1 of 3: the Courtyard through the Tunnel Entrance', 'Goal 1 of 3: Come into the Courtyard.',
                 'Goal 1 of 3: the Courtyard', 'Goal: the Courtyard']
        line.toolTipText.endsWith(where)
        line.icon?.bearing()?.angle()?.with { Math.round(Math.toDegrees(it)) } == angle

        and: 'the map is in sight where there is room for more lines'
        made { line.fit(GoalLine.Room.MUCH); line.icon } == null

        where:
        room              | spaces || angle | where
        'guard-room'      | 'c3'   || -135  | 'On the map: above, to the left.'
        'kitchen-tunnels' | 'c2'   || 180   | 'On the map: to the left.'
        'tunnel-entrance' | 'c3'   || null  | 'The Courtyard is on the other side of the Tunnel Entrance.'
    }

    def "END-1: a goal that is the only one left is the last of all, although the list has a reached one after it"() {
        given: 'the Pipes of chapter four are cleared before everybody is there'
        def line = line('the-silver-brush') { table ->
            table.room 'pipes'
            ['collin', 'filch', 'tilda'].each { table.hero it, 'd11' }
            table.hero 'nez', 'queens-chamber/c1'
            table.markRoom 'queens-chamber', 'explored', 1
            table.set 'OBJECTIVE', 0
            table.mark 'collin', 'silver-brush', 1
            table.note 'bell-rung', 1
        }

        expect:
        line.accessibleContext.accessibleName.startsWith('Goal 4 of 4')
    }

    def "in the room of the last goal, few words lead to the flag there"() {
        given:
        def line = line('flight-to-barksburg') { table ->
            table.room 'courtyard'
            ['collin', 'filch', 'nez', 'tilda'].each { table.hero it, 'c2' }
            table.set 'OBJECTIVE', 3
        }

        expect:
        [GoalLine.Room.LITTLE, GoalLine.Room.LEAST].collect { shown -> made { line.fit(shown); line.text } } ==
                ['Goal 3 of 3: all to the flag', 'Goal: all to the flag']
    }
}
