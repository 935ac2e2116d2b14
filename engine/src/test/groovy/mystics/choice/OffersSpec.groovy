package mystics.choice

import spock.lang.Specification

/** The options of a question are made when somebody reads them. */
class OffersSpec extends Specification {
    Offers<Option> offers = new Offers<>()
    List<String> made = []

    def "the options stand in the order in which they were put, and each is made only when it is read"() {
        given:
        ['ab', '', 'cde'].each { offers.put(offer(it)) }

        expect:
        offers.size() == 5
        made == []

        when:
        def read = [offers[3].key(), offers[0].key()]

        then:
        read == ['d', 'a']
        made == ['d', 'a']
        offers*.key() == ['a', 'b', 'c', 'd', 'e']
    }

    def "there is room for any number of offers"() {
        when:
        (1..100).each { offers.put(offer('x')) }

        then:
        offers.size() == 100
        offers[99].key() == 'x'
    }

    def "a place that no option has is refused: #place"() {
        given:
        offers.put(offer('ab'))

        when:
        offers.get(place)

        then:
        thrown(IndexOutOfBoundsException)

        where:
        place << [2, 50]
    }

    def "a key names the first option that has it, and an unknown key names none"() {
        given:
        ['ab', 'bc'].each { offers.put(offer(it)) }

        expect:
        offers.find('b').get().is(offers[1])
        offers.find('z').empty
    }

    def "the same holds for a list that was made at once"() {
        given:
        def list = [Option.of('a', 'First'), Option.of('b', 'Second'), Option.of('b', 'Third')]

        expect:
        Offers.find(list, 'b').get().is(list[1])
        Offers.find(list, 'z').empty
    }

    private Offer<Option> offer(String keys) {
        def options = keys.collect { Option.of(it, it) }
        [size: { keys.length() },
         at: { int place ->
             made << keys[place]
             options[place]
         },
         find: { String key -> Optional.ofNullable(options.find { it.key() == key }) }] as Offer<Option>
    }
}
