package mystics.editor.sight

import mystics.choice.Name
import mystics.rules.Line
import spock.lang.Shared

/** What is told beside the board of what has just happened. */
class TidingsReportSpec extends TidingsFixture {
    @Shared bea = new Name('heroes/bea/name', 'Bea', '')

    private static Line miss(who) {
        line('BATTLE-4', '{defender} is not hit: {why}', 'defender', who, 'why', 'no die shows a bow')
    }

    private static Line turn() {
        line('ROUND-2', 'The turn of somebody')
    }

    private List<String> told(Line... lines) {
        TidingsReport.of(lines.toList(), catalog).all(4)*.toString()
    }

    def "a blow says who struck whom, and what came of it"() {
        expect:
        told(attack(ada, wasp(1)), *results) == [words]

        where:
        results                                                                   || words
        [wound(wasp(1), 1)]                                                       || 'Ada attacks Wasp 1: 1 wound (2 of 3 hearts left).'
        [wound(wasp(1), 1), line('BATTLE-7', '{minion} is defeated', 'minion', wasp(1))]      || 'Ada attacks Wasp 1: defeated.'
        [block(wasp(1))]                                                                      || 'Ada attacks Wasp 1: blocked.'
        [miss(wasp(1))] || 'Ada attacks Wasp 1: no hit: no die shows a bow.'
        [line('BATTLE-6', '{hero} gains {n} cheese thrown', 'hero', ada, 'n', 2), block(wasp(1))] ||
                'Ada attacks Wasp 1: blocked, Ada gains 2 cheese.'
        [line('BATTLE-6', '{hero} gains {n} cheese thrown', 'hero', ada, 'n', 2), block(wasp(1)),
         line('BATTLE-6', '{hero} gains {n} cheese for the card', 'hero', ada, 'n', 1)] ||
                'Ada attacks Wasp 1: blocked, Ada gains 3 cheese.'
        [block(wasp(1)), line('a-mod:cards/hammer', '{figure} is {mark}', 'figure', wasp(1), 'mark', 'dazed')] ||
                'Ada attacks Wasp 1: blocked, Wasp 1 is dazed.'
    }

    def "a gain of nothing is not told"() {
        expect:
        told(attack(ada, wasp(1)), block(wasp(1)), line('BATTLE-6', '{hero} gains {n} cheese thrown', 'hero', ada, 'n', 0)) ==
                ['Ada attacks Wasp 1: blocked.']
    }

    def "a blow that a rule makes into a theft is told: #words"() {
        expect:
        told(attack(wasp(2), ada), *results) == [words]

        where:
        results                                                                                              || words
        [line('a-mod:minions/wasps', '{hero} loses {amount} cheese', 'hero', ada, 'amount', 1)] || 'Wasp 2 attacks Ada: takes 1 cheese.'
        [wound(ada, 3), line('CAPTURE-1', '{hero} is captured and loses {n} cheese', 'hero', ada, 'n', 7)]   ||
                'Wasp 2 attacks Ada: 1 wound (0 of 3 hearts left), captured, and 7 cheese lost.'
        [line('BATTLE-6', '{hero} gains {n} cheese thrown', 'hero', ada, 'n', 1), wound(ada, 3),
         line('CAPTURE-1', '{hero} is captured and loses {n} cheese', 'hero', ada, 'n', 2)]                  ||
                'Wasp 2 attacks Ada: Ada gains 1 cheese, 1 wound (0 of 3 hearts left), captured, and 2 cheese lost.'
        [wound(ada, 3), line('CAPTURE-1', '{hero} is captured', 'hero', ada, 'n', 0)]                        ||
                'Wasp 2 attacks Ada: 1 wound (0 of 3 hearts left), captured.'
    }

    def "a reaction is told before what it led to"() {
        expect:
        told(attack(wasp(4), ada), line('a-mod:abilities/duck', '{hero} uses {ability}', 'hero', ada, 'ability', 'Duck'), block(ada)) ==
                ['Wasp 4 attacks Ada: Ada uses Duck, blocked.']
    }

    private static Line toll(who) {
        line('a-mod:tiles/yard', 'The crow collects from {mover}', 'mover', who)
    }

    private static Line paid(who, int now, int life) {
        line('a-mod:tiles/yard', '{victim} takes {wounds}{sort} ({now} of {life})', 'victim', who, 'wounds', '1 wound', 'sort', '',
                'now', now, 'life', life)
    }

    def "what a rule does is told with what the rule says, and never with a blow that somebody else struck"() {
        expect:
        told(attack(wasp(2), bea), block(bea), toll(ada), paid(ada, 1, 3)) ==
                ['Wasp 2 attacks Bea: blocked.', 'The crow collects from Ada: 1 wound (2 of 3 hearts left).']
        told(attack(wasp(2), bea), block(bea), paid(ada, 1, 3)) == ['Wasp 2 attacks Bea: blocked.', 'Ada takes 1 wound (1 of 3).']
        told(toll(ada), line('a-mod:tiles/yard', 'Somebody swats at it'), paid(ada, 3, 3),
                line('CAPTURE-1', '{hero} is captured', 'hero', ada, 'n', 0)) ==
                ['The crow collects from Ada: 1 wound (0 of 3 hearts left), captured.', 'Somebody swats at it.']
        told(line('a-mod:chapters/coal', 'Things hang over the coal to dry'),
                line('BATTLE-6', '{n} cheese on the minion wheel, now {m} of 6', 'n', 1, 'm', 2)) ==
                ['Things hang over the coal to dry: 1 cheese on the minion wheel, now 2 of 6.']
    }

    def "minions that fall without an attack are named, each once, with the reason, even where there is little room"() {
        given:
        def falls = [1, 2].collectMany { [turn(), toll(wasp(it)), paid(wasp(it), 1, 1),
                                          line('BATTLE-7', '{minion} is defeated', 'minion', wasp(it))] }

        expect:
        TidingsReport.of(falls, catalog).ours(1)*.toString() == ['The crow collects from Wasp 1 and 2: defeated.']
    }

    def "a blow in whose middle a surge comes is told with its result, even where there is little room"() {
        expect:
        TidingsReport.of([attack(wasp(1), ada), line('SURGE-1', 'A surge!', 'room', 'here'), block(ada)], catalog).ours(4)*.toString() ==
                ['Wasp 1 attacks Ada: blocked.', 'Surge.']
        TidingsReport.of([line('SURGE-1', 'A surge!', 'room', 'here'), line('a-mod:chapters/coal', 'The heat falls to 2')], catalog)
                .ours(4)*.toString() == ['Surge.', 'The heat falls to 2.']
        told(attack(wasp(1), ada), line('SURGE-1', 'A surge!', 'room', 'here')) == ['Surge.']
    }

    def "two healings of the same mouse are told as one"() {
        given:
        def heals = { who, n, now -> line('', '{figure} heals {n} and has {now} of {life} wounds', 'figure', who, 'n', n, 'now', now,
                'life', 4) }

        expect:
        told(heals(ada, 1, 1), heals(bea, 1, 2), heals(ada, 1, 0)) ==
                ['Ada heals 2 and is well again.', 'Bea heals 1 and has 2 of 4 wounds.']
    }

    def "those who come one after another are told as one"() {
        given:
        def minion = catalog.minions().values().find { !it.boss() }
        def comes = { line('PLACE-1', 'Minions arrive in {room}: {minions}', 'room', 'here', 'minions', "${minion.one()} $it on c$it") }

        expect:
        told(comes(2), comes(4)) == ["In come two ${minion.name()}." as String]
    }

    def "two cards of the same name are one figure that comes in; where newcomers stand is seen on the board"() {
        given:
        def twice = catalog.minions().values().groupBy { it.one() }.values().find { it.size() > 1 }[0]

        expect:
        told(line('a-mod:variants/places', 'One arrives on {space}', 'space', 'c5'),
                line('PLACE-1', 'Minions arrive in {room}: {minions}', 'room', 'here', 'minions', "${twice.one()} on c5")) ==
                ["In comes ${twice.one()}." as String]
    }

    def "the news shown and the news left out are always as many"() {
        given:
        def events = (1..6).collectMany { [attack(wasp(it), ada), it % 2 ? wound(ada, it) : block(ada), turn()] } +
                (1..5).collect { line('a-mod:tiles/yard', "A leaf falls, number $it") }
        def report = TidingsReport.of(events, catalog)
        def shown = { List told -> told.size() - 1 + (told.last().toString() =~ /\d+/)[0].toInteger() }

        expect:
        [report.all(4), report.all(3), report.all(2), report.ours(2)].collect(shown).toUnique().size() == 1
    }

    def "what a mouse puts on is told"() {
        expect:
        told(line('FREE-2', '{hero} equips {card}', 'hero', ada, 'card', 'Hood')) == ['Ada equips Hood.']
    }

    def "several of a kind that do no harm to the same mouse are told together"() {
        expect:
        told(attack(wasp(1), ada), block(ada), attack(wasp(2), ada), wound(ada, 1), attack(wasp(3), ada), block(ada)) ==
                ['Wasp 1 and 3 attack Ada: blocked.', 'Wasp 2 attacks Ada: 1 wound (2 of 3 hearts left).']
    }

    def "a blow at several names them only in its results"() {
        expect:
        told(line('BATTLE-2', '{attacker} attacks {targets}', 'attacker', wasp(1), 'targets', [ada, bea]), block(ada), wound(bea, 1)) ==
                ['Wasp 1: Ada blocks it all, Bea takes 1 wound (1 of 3).']
    }

    def "a long round leaves out what did no harm, but never what a mouse lost"() {
        when:
        def blow = { int number, whom -> [attack(wasp(number), whom), number % 3 ? block(whom) : wound(whom, 1)] }
        def leaves = (1..9).collect { line('a-mod:tiles/yard', "A leaf falls, number $it") }
        def report = told(*(1..9).collectMany { blow(it, it % 2 ? ada : bea) }, *leaves)

        then:
        report.findAll { it.contains('1 wound') }.size() == 3
        report.size() == 4
        report.last().endsWith('in the log (F6).')
    }

    def "of what matters alike the newest is kept, and the newest stands last (#most lines)"() {
        given:
        def blows = (1..5).collectMany { [attack(wasp(it), ada), wound(ada, it)] }

        expect:
        TidingsReport.of(blows, catalog)."$which"(most)*.toString() ==
                [*kept.collect { "Wasp $it attacks Ada: 1 wound (${Math.max(0, 3 - it)} of 3 hearts left)." as String },
                 "${5 - kept.size()} more events in the log (F6)." as String]

        where:
        which  | most || kept
        'all'  | 4    || [3, 4, 5]
        'all'  | 2    || [5]
        'all'  | 1    || [5]
        'ours' | 3    || [4, 5]
    }

    def "who comes by a surge, an encounter or an event is told, without the names of spaces"() {
        given:
        def minion = catalog.minions().values().find { !it.boss() }
        def arrival = line('PLACE-1', 'Minions arrive in {room}: {minions}', 'room', 'here', 'minions', "${minion.one()} 1 on c5")

        expect:
        told(*lines.collect { it == 'arrival' ? arrival : it }) == words.collect { it.replace('MINION', minion.one()) }

        where:
        lines                                                                                                          || words
        [line('SURGE-1', 'A surge!', 'room', 'here'), 'arrival'] || ['Surge: one MINION comes in.']
        [line('SURGE-1', 'A surge!', 'room', 'here'), line('SURGE-3', 'No minion comes to {room}', 'room', 'here')]    ||
                ['Surge: nobody comes in.']
        [line('SURGE-1', 'A surge!', 'room', 'here'), line('SURGE-2', 'The hourglass moves')] || ['Surge.', 'The hourglass moves.']
        [line('SURGE-1', 'A surge!', 'room', 'here'), line('SURGE-2', 'Page {page} of {end}', 'page', 3, 'end', 6), 'arrival']       ||
                ['Surge: the hourglass moves to page 3, one MINION comes in.']
        [line('ENC-1', 'Encounter: {card}. {text}', 'card', 'The Picnic', 'text', 'Ants.'), 'arrival'] ||
                ['The Picnic: one MINION comes in.']
        [line('SEARCH-1', '{hero} finds {card}', 'hero', 'Ada', 'card', 'A Nest'), 'arrival']                         ||
                ['Ada finds "A Nest": one MINION comes in.']
        ['arrival'] || ['In comes one MINION.']
        ['arrival', line('ROUND-1', 'Round {n}', 'n', 1)]                                                              || []
    }

    def "what a rule says is told; the dice of a rule only if it says nothing of them"() {
        given:
        def roll = line('a-mod:chapters/night', '{roller} rolls {dice} ({what}): {faces}', 'roller', ada, 'dice', '2 dice',
                'what', 'the book', 'faces', 'bow')

        expect:
        told(roll) == ['Ada rolls 2 dice (the book): bow.']
        told(roll, line('a-mod:chapters/night', 'The knot stays tied')) == ['The knot stays tied.']
        told(roll, line('END-1', '{mark}: {n}', 'mark', 'Pages', 'n', 1)) == []
    }

    def "marks, healing, and cheese that a rule takes are told; a walk is not"() {
        expect:
        told(turn(), line('a-mod:cards/draught', '{figure} heals {n} and has {now} of {life} wounds', 'figure', ada, 'n', 2, 'now', 0,
                'life', 3),
                line('a-mod:cards/event', '{hero} loses {amount} cheese', 'hero', ada, 'amount', 2),
                line('a-mod:cards/event', '{figure} is {mark}', 'figure', ada, 'mark', 'stunned'),
                line('FREE-6', '{hero} pays {amount} cheese', 'hero', ada, 'amount', 2), line('MOVE-2', 'Ada moves')) ==
                ['Ada heals 2 and is well again.', 'Ada loses 2 cheese.', 'Ada is stunned.']
    }
}
