package mystics.book

import spock.lang.Specification

class RuleTextsSpec extends Specification {

    static final MOVING = RuleReader.chapter('move', 'Moving', '''
        # Moving

        A sentence for people; see MOVE-9.

        - **MOVE-7** A full space may not be entered (see BATTLE-1 and MOVE-9, and MOVE-9 again).
        - **MOVE-9** *Variant:* a Mouse that meets a minion stops.
        - a list entry that is no rule
        '''.stripIndent())
    static final OPENING = RuleReader.chapter('first-chapter', 'The first chapter',
            '- **CH1-1** Reach the tree.\n- **TALE-1** Read it aloud.')

    def book = new RuleTexts([MOVING, OPENING])

    def "a rule line has a number and a text, other lines are for people only"() {
        expect:
        MOVING.texts()*.id() == ['MOVE-7', 'MOVE-9']
        MOVING.texts()[1] == new RuleText('MOVE-9', 'move', '*Variant:* a Mouse that meets a minion stops.')
        MOVING.texts()[1].plain() == 'Variant: a Mouse that meets a minion stops.'
        book.all()*.id() == ['MOVE-7', 'MOVE-9', 'CH1-1', 'TALE-1']
    }

    def "a line that starts like a rule but is none is an error: #line"() {
        when:
        RuleReader.chapter('move', 'Moving', line)

        then:
        def e = thrown(IllegalArgumentException)
        e.message == "move: not a rule line: $line"

        where:
        line << ['- **MOVE7** Text', '- **MOVE-7**', '- **move-7** Text', '- **Note** Text']
    }

    def "a number may be asked for as #asked"() {
        expect:
        book.find(asked).map { it.id() }.orElse('nothing') == found

        where:
        asked      || found
        'MOVE-7'   || 'MOVE-7'
        'move 7'   || 'MOVE-7'
        'Move7'    || 'MOVE-7'
        ' move - 9'|| 'MOVE-9'
        'ch1 1'    || 'CH1-1'
        'MOVE-8'   || 'nothing'
        ''         || 'nothing'
    }

    def "an unknown number brings the ones that look most like it: #asked"() {
        expect:
        book.suggestions(asked)*.id() == near

        where:
        asked     || near
        'MOVE-77' || ['MOVE-7', 'MOVE-9']
        'mvoe 9'  || ['MOVE-9']
        'WIZARD'  || []
        ''        || []
    }

    def "a chapter is found by its name or by the letters of its rules: #asked"() {
        expect:
        book.chapter(asked).map { it.title() }.orElse('nothing') == title

        where:
        asked           || title
        'move'          || 'Moving'
        'First Chapter' || 'The first chapter'
        'tale'          || 'The first chapter'
        'ch1'           || 'The first chapter'
        'dance'         || 'nothing'
    }

    def "a search finds the rules that hold every word, in either case and as a part: #words"() {
        expect:
        book.search(words)*.id() == found

        where:
        words           || found
        'mouse'         || ['MOVE-9']
        'enter'         || ['MOVE-7']
        'MINION  stops' || ['MOVE-9']
        'read minion'   || []
        'variant: a'    || ['MOVE-9']
        '  '            || []
    }

    def "references are named once each, and the cited rule knows who cites it"() {
        given:
        def rule = book.find('MOVE-7').get()

        expect:
        rule.references() == ['BATTLE-1', 'MOVE-9']
        book.citing(book.find('MOVE-9').get()) == [rule]
        book.citing(rule) == []
    }

    def "a number that stands twice is an error that names both chapters"() {
        when:
        new RuleTexts([MOVING, RuleReader.chapter('water', 'Water', '- **MOVE-7** Wet.')])

        then:
        def e = thrown(IllegalArgumentException)
        e.message == 'MOVE-7 stands in water and, as MOVE-7, in move'
    }

    def "numbers that would be asked for alike are an error too"() {
        when:
        new RuleTexts([RuleReader.chapter('tales', 'Tales', '- **CH1-1** One.\n- **CH-11** Another.')])

        then:
        thrown(IllegalArgumentException)
    }

    def "#from becomes #to by #edits edits"() {
        expect:
        WordLikeness.edits(from, to) == edits
        WordLikeness.edits(to, from) == edits

        where:
        from     | to       || edits
        'MOVE7'  | 'MOVE7'  || 0
        'MOVE7'  | 'MOVE'   || 1
        'MVOE7'  | 'MOVE7'  || 2
        ''       | 'ABC'    || 3
        'KITTEN' | 'SITTING'|| 3
    }
}
