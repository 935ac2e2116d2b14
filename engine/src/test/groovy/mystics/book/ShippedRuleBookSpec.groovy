package mystics.book

import spock.lang.Shared
import spock.lang.Specification

/** The book in docs/rules, as it lies on the class path. */
class ShippedRuleBookSpec extends Specification {

    static final READ = '/mystics/rules/'

    @Shared book = RuleTexts.shipped()
    @Shared numbers = book.all()*.id().toSet()

    def "every reference leads to another rule of the book"() {
        when:
        def astray = book.all().collectEntries { [it.id(), it.references().findAll { to -> to == it.id() || !(to in numbers) }] }
        astray.values().removeIf { it.empty }

        then:
        astray == [:]
    }

    def "the pages for people name only rules that exist: #page"() {
        expect:
        new RuleText(page, page, text(page)).references().findAll { !(it in numbers) } == []

        where:
        page << ['README', 'open-questions'] + book.chapters()*.name()
    }

    def "the table of chapters names the letters each chapter uses: #chapter.name"() {
        expect:
        text('README').readLines().any { it.endsWith("| ${chapter.title()} | ${chapter.letters().join(', ')} |") }
        text(chapter.name()).startsWith("# ${chapter.title()}\n")

        where:
        chapter << book.chapters()
    }

    def "every ruling ends with the rules it refines"() {
        when:
        def loose = book.chapter('rulings').get().texts().findAll { !(it.text() =~ /Refines (?!RUL)[A-Z].*\.$/) }

        then:
        loose*.id() == []
    }

    def "whatever is our reading is listed among the open questions"() {
        when:
        def listed = new RuleText('', '', text('open-questions')).references()
        def unlisted = book.all().findAll { it.text().contains('our reading') && !(it.id() in listed) }

        then:
        unlisted*.id() == []
    }

    def "texts are short, are sentences, and are in the house's spelling"() {
        when:
        def tooLong = book.all().findAll { it.text().length() > 700 }
        def noSentence = book.all().findAll { !(it.text() ==~ /[A-Z1-9].*\./) }
        def foreign = book.all().findAll { it.text() =~ /(?i)\b(defense|armor|color|center|gray)\b/ }

        then:
        [tooLong*.id(), noSentence*.id(), foreign*.id()] == [[], [], []]
    }

    def "a rule is found with the ruling that refines it"() {
        given:
        def rule = book.find('move 7').get()

        expect:
        rule.chapter() == 'move'
        'RUL-35' in book.citing(rule)*.id()
    }

    private static String text(String page) {
        ShippedRuleBookSpec.getResource("$READ${page}.md").getText('UTF-8')
    }
}
