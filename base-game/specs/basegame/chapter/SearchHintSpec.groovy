package basegame.chapter

/** What the option to search says about what a star finds. */
class SearchHintSpec extends SmithyFixture {
    private String searching() {
        game().question().get().options().find { it.key() == 'search' }.hint().toString()
    }

    def "SEARCH-1: where a goal is searched for, the option names what a star finds"() {
        given:
        smithy { room 'queens-chamber'; hero 'collin', 'vanity' }

        when:
        acting 'collin', 0

        then:
        searching() == 'an action: a star finds this: Tip of Remembrance'
    }

    def "SEARCH-1: anywhere else, and once the goal is reached, a star finds a card"() {
        given:
        smithy { room where; hero 'collin', space; if (found) mark 'collin', 'tip-of-remembrance', 1; set 'OBJECTIVE', found }

        when:
        acting 'collin', 0

        then:
        searching() == 'an action: a star finds a card'

        where:
        where            | space    | found
        'sewer'          | 'f2'     | 0
        'queens-chamber' | 'vanity' | 1
    }
}
