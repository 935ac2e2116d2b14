package basegame.variant

import basegame.BaseGameSpec
import mystics.content.SetupRefused

class VariantsSpec extends BaseGameSpec {
    def "RUL-100: two variants that exclude each other are refused, with what to do about it"() {
        when:
        table(variants: ['keep-three', 'keep-everything']) { room 'guard-room' }

        then:
        SetupRefused refused = thrown()
        refused.message == 'Keep everything and Keep three cannot both be on. Switch one of them off.'
    }

    def "ACHV-1..5: only the personal achievements are on when nobody says anything"() {
        expect:
        library.catalog().usualVariants() == ['personal-achievements'] as Set
    }

    def "every variant names rules of the book, and excludes variants that exist"() {
        given:
        def book = mystics.book.RuleTexts.shipped()

        expect:
        library.catalog().variants().values().every { variant ->
            variant.changes().every { book.find(it).present } && library.catalog().variants().keySet().containsAll(variant.excludes())
        }
    }
}
