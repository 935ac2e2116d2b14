package basegame.variant

import mystics.book.RuleTexts
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

/** The page docs/rules/variants.md against the rules it speaks of and the variants there are. */
class EditionsSpec extends Specification {
    @Shared List<String> sections = getClass().getResource('/mystics/rules/variants.md').getText('UTF-8').split('\n## ') as List
    @Shared List<List<String>> marked = rows(sections[1])
    @Shared List<List<String>> rows = sections.collectMany { rows(it) }
    @Shared variants = BaseGame.library().catalog().variants()

    private static List<List<String>> rows(String section) {
        section.readLines().findAll { it ==~ /\| ([A-Z0-9]+-[0-9]+|`.*`) \|.*/ }.collect { it.split(/\|/).tail()*.trim() }
    }

    private static List<String> named(String text) {
        text.findAll(/`([a-z-]+)`/) { it[1] }
    }

    def "every other reading the book marks has a row: #rule.id()"() {
        expect:
        marked.count { it[0] == rule.id() } == rule.text().split(/\*Variant:\*/, -1).length - 1

        where:
        rule << RuleTexts.shipped().all().findAll { it.text().contains('*Variant:*') }
    }

    def "every row names a variant that changes the rule, or says why there is none: #row"() {
        expect:
        named(row[2]) ? named(row[2]).every { row[0] in variants[it].changes() } : row[2].length() > 15

        where:
        row << rows.findAll { !it[0].startsWith('`') }
    }

    def "every variant is on the page: #variant"() {
        expect:
        rows.any { row -> row.any { variant in named(it) } }

        where:
        variant << variants.keySet()
    }
}
