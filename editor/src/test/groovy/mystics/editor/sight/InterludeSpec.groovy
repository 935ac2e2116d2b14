package mystics.editor.sight

import mystics.choice.Sentence
import mystics.content.Catalog
import mystics.mod.load.BaseGame
import mystics.rules.Line
import spock.lang.Shared
import spock.lang.Specification

/** What of a film deserves a moment of everybody's attention. */
class InterludeSpec extends Specification {
    @Shared Catalog catalog = BaseGame.library().catalog()

    private List<Interlude> of(String rule, String pattern, Object... places) {
        Interlude.of([new Line(Sentence.of(pattern, places), rule)], [], catalog)
    }

    def "a capture shows who it was and says how they come back (CAPTURE-1)"() {
        given:
        def hero = catalog.heroes().values().first()
        def moment = of('CAPTURE-1', '{hero} is captured', 'hero', hero.name())[0]

        expect:
        moment.kind() == Interlude.Kind.CAPTURE
        moment.title().toString() == "${hero.name()} is captured"
        moment.words().toString().contains('fetched back')
        !moment.words().toString().contains('hourglass')
        moment.art() == ["heroes/${hero.id()}" as String]
    }

    def "the hourglass is spoken of only where it moves (#rule)"() {
        given:
        def hero = catalog.heroes().values().first().name()
        def event = new Line(Sentence.of('{hero} is captured in {room}', 'hero', hero, 'room', 'here'), rule)
        def moved = new Line(Sentence.of('The hourglass moves to page {page} of {end}', 'page', 3, 'end', 6), moves)

        expect:
        Interlude.of([event, moved], [], catalog)[0].words().toString()
                .endsWith('. The hourglass moves to page 3 of 6. 3 pages are left: on page 6 you lose.')
        !Interlude.of([event], [], catalog)[0].words().toString().contains('hourglass')

        and: 'a surge also shows where it moves to'
        Interlude.of([event, moved], [], catalog)[0].hourglass() == (rule == 'SURGE-1' ? Optional.of(new Interlude.Hourglass(3, 6))
                : Optional.empty())
        Interlude.of([event], [], catalog)[0].hourglass().empty

        where:
        rule        | moves
        'CAPTURE-1' | 'CAPTURE-3'
        'SURGE-1'   | 'SURGE-2'
    }

    def "on page #page of 6 a surge says what is left before the chapter is lost: #left"() {
        given:
        def event = new Line(Sentence.of('A surge in {room}', 'room', 'here'), 'SURGE-1')
        def moved = new Line(Sentence.of('The hourglass moves to page {page} of {end}', 'page', page, 'end', 6), 'SURGE-2')

        expect:
        Interlude.of([event, moved], [], catalog)[0].words().toString().endsWith("to page $page of 6.$left")

        where:
        page || left
        5    || ' 1 page is left: on page 6 you lose.'
        6    || ''
    }

    def "a rescue is one, waiting for it is none (CAPTURE-4)"() {
        given:
        def hero = catalog.heroes().values().first().name()

        expect:
        of('CAPTURE-4', '{hero} is rescued and comes back on {space}', 'hero', hero, 'space', 'c3')*.kind() == [Interlude.Kind.RESCUE]
        of('CAPTURE-4', '{hero} stays captured: minions are on the board', 'hero', hero).empty
    }

    def "an encounter shows its card and who may come with it (ENC-1)"() {
        given:
        def card = catalog.encounters().values().find { it.rows() }
        def moment = of('ENC-1', 'Encounter: {card}. {text}', 'card', card.name(), 'text', card.text())[0]

        expect:
        moment.title().toString() == card.name()
        moment.words().toString() == card.text()
        moment.art().size() > 0
    }

    def "a surge is one (SURGE-1), an event found is one, another find is none (SEARCH-1)"() {
        given:
        def event = catalog.cards().values().find { it.type().name() == 'EVENT' }
        def weapon = catalog.cards().values().find { it.type().name() == 'WEAPON' }

        expect:
        of('SURGE-1', 'The minion wheel is full: a surge in {room}!', 'room', 'somewhere')*.kind() == [Interlude.Kind.SURGE]
        of('SEARCH-1', '{hero} finds {card}', 'hero', 'Somebody', 'card', event.name())*.kind() == [Interlude.Kind.EVENT]
        of('SEARCH-1', '{hero} finds {card}', 'hero', 'Somebody', 'card', weapon.name()).empty
    }

    def "a surge shows the minions that come to its room after it, says who they are, and does not say again that the wheel is full"() {
        given:
        def surge = new Line(Sentence.of('The minion wheel is full: a surge in {room}!', 'room', 'here'), 'SURGE-1')
        def arrival = 'Minions arrive in {room}: {minions}'
        def arrive = { room, names -> new Line(Sentence.of(arrival, 'room', room, 'minions', names), 'PLACE-1') }
        def (few, others) = catalog.minions().values().findAll { it.of().empty && !it.boss() }.take(2)
        def told = [arrive('here', ["${others.one()} 1 on a1"]), surge, arrive('there', ["${others.one()} 2 on b2"]),
                    arrive('here', ["${few.one()} 1 on c3", "${few.one()} 2 on d4"])]
        def moment = Interlude.of(told, [], catalog)[0]

        expect:
        moment.title().toString() == 'More minions come'
        moment.words().toString() == "Into here come two ${few.name()}."
        moment.shown() == [few, few]
        moment.art() == ["minions/${few.id()}" as String]

        and: 'the name of the minion is the whole name'
        Interlude.of([surge, arrive('here', ["Old ${few.one()} 1 on c3"])], [], catalog)[0].art() == []

        and: 'nobody is shown if nobody comes'
        of('SURGE-1', 'The minion wheel is full: a surge in {room}!', 'room', 'here')[0].words().toString() == 'More minions may come.'
        of('SURGE-1', 'The minion wheel is full: a surge in {room}!', 'room', 'here')[0].art() == []
    }

    def "of several kinds that come in a surge, the most numerous is named first, and no space is named"() {
        given:
        def (one, other) = catalog.minions().values().findAll { it.of().empty && !it.boss() }.take(2)
        def surge = new Line(Sentence.of('The minion wheel is full: a surge in {room}!', 'room', 'here'), 'SURGE-1')
        def arrival = new Line(Sentence.of('Minions arrive in {room}: {minions}', 'room', 'here', 'minions',
                ["${one.one()} 1 on a1".toString(), "${other.one()} 1 on b2".toString(), "${other.one()} 2 on b3".toString()]), 'PLACE-1')
        def moment = Interlude.of([surge, arrival], [], catalog)[0]

        expect:
        moment.words().toString() == "Into here come two ${other.name()} and one ${one.one()}."
        moment.shown() == [other, other, one]

        and: 'they are known in a translated line, too'
        def translated = "${one.one()} 1 auf a1, ${other.one()} 1 auf b2 und ${other.one()} 2 auf b3".toString()
        Interlude.of([surge, new Line(Sentence.of('Minions arrive in {room}: {minions}', 'room', 'here', 'minions', translated),
                'PLACE-1')], [], catalog)[0].shown() == [other, other, one]
    }

    def "a story achievement is honoured by its name (STORY-1)"() {
        given:
        def mark = catalog.marks().values().find { it.achievement() }

        expect:
        Interlude.of([], [mark], catalog)*.title()*.toString() == [mark.name()]
    }

    def "a step is none (MOVE-2)"() {
        expect:
        of('MOVE-2', '{hero} moves to {space}', 'hero', catalog.heroes().values().first().name(), 'space', 'c3').empty
    }
}
