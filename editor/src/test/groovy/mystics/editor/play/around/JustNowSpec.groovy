package mystics.editor.play.around

import mystics.choice.Sentence
import mystics.editor.sight.Film
import mystics.editor.sight.Frame
import mystics.rules.Line
import spock.lang.Specification

/** What came of the last blows can be read until the next ones. */
class JustNowSpec extends Specification {
    def justNow = new JustNow()

    private static Line line(String cause, String words, Object... places) {
        new Line(Sentence.of(words, places), cause)
    }

    private static Film film(Line... told) {
        new Film([new Frame(null, [], told.toList(), [])], new Frame(null, [], [], []), null, [])
    }

    def "who struck whom, and what came of it, stays until the next blow or until it is undone"() {
        when:
        justNow.hear(film(line('BATTLE-2', '{attacker} attacks {targets}', 'attacker', 'Ada', 'targets', 'Beetle'),
                line('BATTLE-4', '{defender} defends: {faces}', 'defender', 'Beetle', 'faces', 'star'),
                line('BATTLE-5', '{victim} takes {wounds}', 'victim', 'Beetle', 'wounds', '2 wounds'),
                line('BATTLE-7', '{minion} is defeated', 'minion', 'Beetle')))
        justNow.hear(film(line('MOVE-2', 'Ada moves')))

        then:
        justNow.told().toString() == 'Last blow: Ada against Beetle: Beetle takes 2 wounds, Beetle is defeated.'

        when:
        justNow.see([line('BATTLE-2', '{attacker} attacks {targets}', 'attacker', 'Bea', 'targets', 'Ada'),
                     line('BATTLE-4', 'No hit on {defender}', 'defender', 'Ada')])

        then:
        justNow.told().toString() == 'Last blow: Bea against Ada: No hit on Ada.'

        when:
        justNow.forget()

        then:
        justNow.told().empty
    }

    def "the last two blocked or missed blows of a film are named, and the dice of a defence are not"() {
        when:
        justNow.hear(film(line('BATTLE-4', 'No hit on {defender}', 'defender', 'Ada'), line('BATTLE-2', 'Ada attacks'),
                line('BATTLE-4', '{defender} defends: {faces}', 'defender', 'Beetle', 'faces', 'star'),
                line('BATTLE-4', '{defender} blocks it all and is unhurt', 'defender', 'Beetle'), line('BATTLE-2', 'Ada attacks'),
                line('BATTLE-4', 'No hit on {defender}', 'defender', 'Bea')))

        then:
        justNow.told().toString() == 'Last blow: Beetle blocks it all and is unhurt;\nNo hit on Bea.'
    }

    def "what came of a roll stays, too: nobody sees that a search found nothing, or that a find is in the stash"() {
        when:
        justNow.hear(film(line('DICE-4', '{roller} searches with {dice}: {faces}', 'roller', 'Ada', 'dice', '1 die', 'faces', 'bow'),
                line('SEARCH-1', '{hero} finds nothing', 'hero', 'Ada')))

        then:
        justNow.told().toString() == 'Ada finds nothing.'

        when:
        justNow.see([line('a-mod:marks/water', '{roller} rolls {dice}: {faces}', 'roller', 'Bea', 'dice', '1 die', 'faces', 'bow'),
                     line('a-mod:marks/water', 'Bea slips back')])

        then:
        justNow.told().toString() == 'Bea slips back.'

        when:
        justNow.hear(film(line('DICE-4', '{roller} searches with {dice}: {faces}', 'roller', 'Ada', 'dice', '1 die', 'faces', 'star'),
                line('SEARCH-1', '{hero} finds {card}', 'hero', 'Ada', 'card', 'Old Rind')))

        then:
        justNow.told().toString() == 'Ada finds Old Rind.'

        when: 'a party item goes to the stash without a question'
        justNow.see([line('SEARCH-1', '{hero} finds {card}', 'hero', 'Ada', 'card', 'Hook'),
                     line('SEARCH-3', '{card} goes to the party stash', 'card', 'Hook')])

        then:
        justNow.told().toString() == 'Ada finds Hook;\nHook goes to the party stash.'
    }

    def "a wound by a rule stays with its reason: no blow shows it"() {
        when:
        justNow.hear(film(line('a-mod:tiles/yard', 'The crow collects from {mover}', 'mover', 'Ada'),
                line('a-mod:tiles/yard', '{victim} takes {wounds}', 'victim', 'Ada', 'wounds', '1 wound')))

        then:
        justNow.told().toString() == 'The crow collects from Ada;\nAda takes 1 wound.'
    }

    def "without such a blow there is nothing to say"() {
        when:
        justNow.hear(film(line('MOVE-2', 'Ada moves')))

        then:
        justNow.told().empty
    }
}
