package mystics.save

import mystics.content.Setup
import mystics.play.RecordedAnswer
import spock.lang.Specification

/** A game as its answers, a line each. */
class PlaythroughTextSpec extends Specification {
    def "a playthrough is the same after it was written and read"() {
        given:
        def setup = new Setup('cellar', [new Setup.Member('pip', 'dart'), new Setup.Member('moss', '')], ['long', 'dark'] as Set)
        def playthrough = new RecordedGame(Optional.of(setup), answers, Optional.of('00ff'))

        expect:
        RecordedGame.parse(playthrough.text()) == playthrough
        JournalText.journal(JournalText.asked(answers), JournalText.numbered(answers, JournalText.asked(answers))) == answers

        where:
        answers << [[], [new RecordedAnswer('pip', 'What does {hero} do?', 'move:b2'), new RecordedAnswer('fate', 'Roll', '1 4 6'),
                new RecordedAnswer('pip', 'What does {hero} do?', 'end')],
                    [new RecordedAnswer('pip', 'This | or\nthat \\ or \\b?', 'a | b'), new RecordedAnswer('', '', ''),
                            new RecordedAnswer('moss', '|', '\\'), new RecordedAnswer('moss', 'n\\n\r', ' ')]]
    }

    def "lines that say what it is a game of may be left out"() {
        when:
        def bare = RecordedGame.parse('\n# by hand\npip | Roll | 1\n\n')

        then:
        bare.setup().empty
        bare.ending().empty
        bare.answers() == [new RecordedAnswer('pip', 'Roll', '1')]
    }

    def "what is no answer is named"() {
        when:
        RecordedGame.parse('pip | Roll')

        then:
        def first = thrown(Unreadable)
        first.message == "'pip | Roll' is not of the form: seat | prompt | value"

        when:
        JournalText.journal(['pip | Roll'], ['1 4'])

        then:
        def second = thrown(Unreadable)
        second.message == "'1 4' in the journal does not say what was asked"
    }
}
