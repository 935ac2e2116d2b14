package kit

import java.nio.file.Files
import java.nio.file.Path
import mystics.command.Mystics
import mystics.kit.NewMod
import spock.lang.Specification
import spock.lang.TempDir

/** Scenarios: what they can say of a table, and what a failing one reports. */
class ScenarioSpec extends Specification {
    @TempDir Path folder

    private List run(Object... words) {
        def out = new StringWriter()
        def line = Mystics.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(out))
        [line.execute(['--home', folder.resolve('home'), *words]*.toString() as String[]), out.toString()]
    }

    def "a failing scenario is reported with file, line and column, what was seen and what the game told; it is not packed"() {
        given:
        def mod = folder.resolve('old-mill')
        NewMod.write(mod, 'Ada')
        def file = mod.resolve('scenarios/lucky-crumb.yaml')
        Files.writeString(file, Files.readString(file).replaceFirst('rolls: 2', 'rolls: 3'))

        when:
        def (code, said) = run('test', mod)

        then:
        code == 1
        said.contains('FAILS  Whoever wears the crumb searches with two dice')
        said.contains('old-mill/scenarios/lucky-crumb.yaml:10:20: expected the number of dice to throw to be 3, saw 2.')
        said.contains('holds  In the pack it helps nobody')
        run('pack', mod, '--to', folder.resolve('out'))[0] == 1
        !Files.exists(folder.resolve('out'))
    }

    def "a scenario that cannot go on says where and why: #wrong"() {
        given:
        def mod = folder.resolve('old-mill')
        NewMod.write(mod, 'Ada')
        Files.writeString(mod.resolve('scenarios/lucky-crumb.yaml'), """\
scenarios:
  - it: does something
    given: { room: guard-room, heroes: { collin: d6 }$given }
    when:
      - acts: { collin: 0 }
      - $deed
    then: { cheese: { collin: 0 } }
""")

        when:
        def (code, said) = run('test', mod)

        then:
        code == 1
        said.contains(place)
        said.contains(reason)

        where:
        wrong                         | given                                   | deed             || place   | reason
        'an answer nobody offers'     | ''                                      | 'answer: dance'  || ':6:9'  | "'dance' is not an answer"
        'a card that is not there'    | ', cards: { lucky-crum: deck }'         | 'answer: search' ||
                ':3:12' | "There is no card 'lucky-crum'"
        'a place that is none'        | ', cards: { lucky-crumb: attic }'       | 'answer: search' || ':3:12' | "'attic' is no place"
        'a die that waits'            | ''                                      | 'answer: search' || ':2:5'  | '1 dice wait to be thrown'
        'a die too many'              | ''                                      | 'dice: [3]'      || ':2:5'  | 'not all of the dice'
        'a word that is none'         | ', chese: { collin: 1 }'                | 'answer: search' || ':3:'   | "Did you mean 'cheese'?"
        'a face no die has'           | ''                                      | 'dice: [crown]'  || ':6:16' | 'one of'
    }

    def "a scenario that fails while a question is open names the question and its answers"() {
        given:
        def mod = made("""\
scenarios:
  - it: shares cheese
    given: { room: guard-room, heroes: { collin: d6, filch: d6 }, cheese: { collin: 1 } }
    when:
      - acts: { collin: 0 }
      - answer: 'share:filch'
    then: { cheese: { filch: 1 } }
""")

        when:
        def (code, said) = run('test', mod)

        then:
        code == 1
        said.contains('expected the cheese of filch to be 1, saw 0 (the game waits for an answer to')
        said.contains('give:cheese')
    }

    def "a failing scenario names the question that is open: #wrong"() {
        given:
        def mod = made("""\
scenarios:
  - it: searches
    given: { room: guard-room, heroes: { collin: d6 } }
    when:
      - acts: { collin: 0 }
      - $deed
    then: { cheese: { collin: 9 } }
""")

        expect:
        run('test', mod)[1].contains(says)

        where:
        wrong                                   | deed                                   | says
        'an answer to dice that wait'           | "answer: search\n      - answer: end"   |
                "'end' is not a roll of 1. Give 1 faces, 1 to 6 each, such as 1 4 6 (the game waits for 1 die: Search roll)."
        'an end where dice wait'                | 'answer: search'                       |
                'expected the cheese of collin to be 9, saw 0 (the game waits for 1 die: Search roll).'
        'an end in the middle of a turn'        | 'acts: { collin: 1 }'                  |
                "expected the cheese of collin to be 9, saw 0 (open is the question 'collin: What does Collin do?': "
        'an answer that fits no question'       | 'answer: dance'                        |
                "'dance' is not an answer to 'What does Collin do?'. Possible: "
    }

    def "a scenario sees the table as it stands at the open question, not as it stood before the deed"() {
        given:
        def mod = made("""\
scenarios:
  - it: gives one and could give more
    given: { room: guard-room, heroes: { collin: d6, filch: d6 }, cheese: { collin: 2 } }
    when:
      - acts: { collin: 0 }
      - answer: 'share:filch'
      - answer: 'give:cheese'
    then: { cheese: { collin: 1, filch: 1 } }
""")

        expect:
        run('test', mod) == [0, run('test', mod)[1]]
    }

    def "a scenario can begin with the set-up of its chapter, stand in two rooms, and mark a card of the track"() {
        given:
        def mod = made("""\
scenarios:
  - it: the chapter begins in the Guard Room
    when:
      - begins: chapter
      - answer: d1
    then: { room: guard-room, minions: { rat-warriors: [guard-room/a6, guard-room/d1, guard-room/f1] }, round: 1 }
  - it: two rooms
    given: { room: guard-room, heroes: { collin: d6, tilda: kitchen-tunnels/a3 }, minions: { roaches: [kitchen-tunnels/b3] } }
    then: { heroes: { collin: guard-room/d6, tilda: kitchen-tunnels/a3 }, minions: { roaches: [kitchen-tunnels/b3] } }
  - it: a note on a card
    given: { room: guard-room, heroes: { collin: d6 }, marks: { collin: { times-captured: 2 } } }
    then: { marks: { collin: { times-captured: 2 }, filch: { times-captured: 0 } } }
""")

        expect:
        run('test', mod) == [0, run('test', mod)[1]]
    }

    def "a scenario says room by room what two rooms hold, and what differs is found in its line"() {
        given:
        def mod = made('''\
scenarios:
  - it: two rooms
    given:
      rooms:
        guard-room: { heroes: { collin: d6 }, minions: { roaches: [a6] } }
        kitchen-tunnels: { heroes: { tilda: a3 }, minions: { roaches: [b3, c3] }, spaces: { c4: { mousetrap: 1 } }, explored: 1 }
    then:
      room: [kitchen-tunnels, guard-room]
      rooms:
        guard-room: { heroes: { collin: d6 }, minions: { roaches: [a6] }, searched: 0 }
        kitchen-tunnels: { heroes: { tilda: a3 }, minions: { roaches: [c3, b3] }, spaces: { c4: { mousetrap: 1 } }, explored: 1 }
  - it: another table
    given: { rooms: { guard-room: { heroes: { collin: d6 } } } }
    then:
      rooms:
        guard-room:
          heroes: { collin: d1 }
          spaces: { d6: { mousetrap: 1 } }
''')

        when:
        def (code, said) = run('test', mod)

        then:
        code == 1
        said.contains('1 of 2')
        said.contains('lucky-crumb.yaml:17:') && said.contains('expected the place of collin to be guard-room/d1, saw guard-room/d6')
        said.contains('lucky-crumb.yaml:18:') && said.contains("'mousetrap' on guard-room/d6")
    }

    def "a note that lies elsewhere than on the table is refused, with the word that says where"() {
        given:
        def mod = made("""\
scenarios:
  - it: a note
    given: { room: guard-room, heroes: { collin: d6 }, notes: { times-captured: 2 } }
    then: { room: guard-room }
""")

        expect:
        run('test', mod)[1].contains("'times-captured' does not lie on the table but on a card. Write it under 'marks'.")
    }

    private Path made(String scenarios) {
        def mod = folder.resolve('old-mill')
        NewMod.write(mod, 'Ada')
        Files.writeString(mod.resolve('scenarios/lucky-crumb.yaml'), scenarios)
        mod
    }
}
