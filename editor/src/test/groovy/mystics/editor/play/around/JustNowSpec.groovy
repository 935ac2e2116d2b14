package mystics.editor.play.around

import mystics.choice.Name
import mystics.choice.Sentence
import mystics.mod.load.BaseGame
import mystics.rules.Line
import spock.lang.Shared
import spock.lang.Specification

/** What has just happened can be read until something else happens. */
class JustNowSpec extends Specification {
    @Shared catalog = BaseGame.library().catalog()
    static final ADA = new Name('heroes/ada/name', 'Ada', '')
    def justNow = new JustNow()

    private static Line line(String cause, String words, Object... places) {
        new Line(Sentence.of(words, places), cause)
    }

    private void hear(JustNow.Next next = JustNow.Next.TURN, Line... told) {
        justNow.hear(told.toList(), catalog, next)
    }

    def "who struck whom, and what came of it, stays until the next blow or until it is undone"() {
        when:
        hear(line('BATTLE-2', '{attacker} attacks {targets}', 'attacker', 'Ada', 'targets', 'Beetle'),
                line('BATTLE-4', '{defender} defends: {faces}', 'defender', 'Beetle', 'faces', 'star'),
                line('BATTLE-5', '{victim} takes {wounds}', 'victim', 'Beetle', 'wounds', '2 wounds'),
                line('BATTLE-7', '{minion} is defeated', 'minion', 'Beetle'))
        hear(line('MOVE-2', 'Ada moves'))

        then:
        justNow.told(4).toString() == 'Ada attacks Beetle: defeated.'

        when:
        justNow.see([line('BATTLE-2', '{attacker} attacks {targets}', 'attacker', 'Bea', 'targets', 'Ada'),
                     line('BATTLE-4', 'No hit on {defender}', 'defender', 'Ada')], catalog)

        then:
        justNow.told(4).toString() == 'Bea attacks Ada: no hit.'

        when:
        justNow.forget()

        then:
        justNow.told(4).empty
    }

    def "what a search found stays, and on a line of its own what became of the find"() {
        when:
        hear(line('SEARCH-1', '{hero} finds {card}', 'hero', 'Ada', 'card', 'Hook'),
                line('SEARCH-3', '{card} goes to the party stash', 'card', 'Hook'))

        then:
        justNow.told(4).toString() == 'Ada finds Hook.\nHook goes to the party stash.'
    }

    def "where room is short one piece of news is told, and the number of the others behind it, in short, or not at all"() {
        when:
        hear(line('SEARCH-1', '{hero} finds nothing', 'hero', 'Ada'), line('SEARCH-1', '{hero} finds nothing', 'hero', 'Bea'),
                line('SEARCH-1', '{hero} finds {card}', 'hero', 'Cy', 'card', 'Hook'))

        then:
        justNow.told(1).toString() == 'Cy finds Hook.\t2 more events in the log (F6).'
        justNow.told(0).toString() == 'Cy finds Hook.\t+2 (F6)'
        justNow.told(-1).toString() == 'Cy finds Hook.'
    }

    def "a wound by a rule stays with its reason: no blow shows it"() {
        when:
        hear(line('a-mod:tiles/yard', 'The crow collects from {mover}', 'mover', ADA),
                line('a-mod:tiles/yard', '{victim} takes {wounds}{sort} ({now} of {life})', 'victim', ADA, 'wounds', '1 wound', 'sort', '',
                        'now', 1, 'life', 3))

        then:
        justNow.told(4).toString() == 'The crow collects from Ada: 1 wound (2 of 3 hearts left).'
    }

    def "a question in the middle does not cut what happens in two"() {
        when:
        hear(JustNow.Next.MORE, line('BATTLE-2', '{attacker} attacks {targets}', 'attacker', 'Ada', 'targets', 'Beetle'),
                line('SURGE-1', 'A surge!', 'room', 'here'))
        hear(line('SURGE-3', 'No minion comes to {room}', 'room', 'here'),
                line('BATTLE-4', '{defender} blocks it all', 'defender', 'Beetle', 'hits', '1 hit'))

        then:
        justNow.told(4).toString() == 'Ada attacks Beetle: blocked.\nSurge: nobody comes in.'

        when: 'the next turn begins anew'
        hear(line('SEARCH-1', '{hero} finds nothing', 'hero', 'Ada'))

        then:
        justNow.told(4).toString() == 'Ada finds nothing.'
    }

    def "what happened long ago is gone when a new round begins, but not what happened in the same film"() {
        when:
        hear(line('SEARCH-1', '{hero} finds nothing', 'hero', 'Ada'))
        hear(line('ROUND-1', 'Round {n}', 'n', 3))

        then:
        justNow.told(4).empty

        when:
        hear(line('SEARCH-1', '{hero} finds nothing', 'hero', 'Ada'), line('ROUND-1', 'Round {n}', 'n', 4))

        then:
        justNow.told(4).toString() == 'Ada finds nothing.'
    }

    def "without such an event there is nothing to say"() {
        when:
        hear(line('MOVE-2', 'Ada moves'))

        then:
        justNow.told(4).empty
    }
}
