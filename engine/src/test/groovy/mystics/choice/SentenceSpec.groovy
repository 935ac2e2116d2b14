package mystics.choice

import spock.lang.Specification

/** Sentences with places, in languages with forms of their own. */
class SentenceSpec extends Specification {
    static final Name RAT = new Name('minions/rat/one', 'Rat', '2')
    static final Name QUEEN = new Name('minions/queen/one', 'Queen', '')

    /** A language of these sentences and forms. */
    static Wording language(Map<String, String> texts, Map<String, String> forms = [:]) {
        new Wording() {
            @Override
            String apply(String pattern) {
                texts.getOrDefault(pattern, pattern)
            }

            @Override
            Optional<String> form(String name, String form) {
                Optional.ofNullable(forms["$name:$form".toString()])
            }
        }
    }

    static String read(String pattern, Object value, Map<String, String> texts = [:], Map<String, String> forms = [:]) {
        Sentence.of('x', 'n', value).in(language([x: pattern] + texts, forms)).toString()
    }

    def "a number in a place chooses between two words: #n"() {
        expect:
        read('{n} {n|piece|pieces}', n) == words

        where:
        n   || words
        1   || '1 piece'
        2   || '2 pieces'
        0   || '0 pieces'
        '1' || '1 piece'
    }

    def "a language says which word goes with a number: #n"() {
        given:
        def french = new Wording() {
            @Override
            String apply(String pattern) {
                pattern
            }

            @Override
            int plural(long number) {
                number < 2 ? 0 : 1
            }
        }

        expect:
        Sentence.of('{n} {n|point|points}', 'n', n).in(french).toString() == words

        where:
        n || words
        0 || '0 point'
        1 || '1 point'
        2 || '2 points'
    }

    def "a name in a place takes the form a language has for it, and its plain name where there is none: #pattern"() {
        expect:
        read(pattern, name, ['{name:at}': 'near {name}'],
                ['minions/queen/one:the': 'the queen', 'minions/queen/one:gender': 'f', 'minions/rat/one:the': 'the rat']) == words

        where:
        pattern           | name         || words
        '{n:the}'         | QUEEN        || 'the queen'
        '{n:The} falls'   | QUEEN        || 'The queen falls'
        '{n:the}'         | RAT          || 'the rat 2'
        '{n:of}'          | RAT          || 'Rat 2'
        '{n:at}'          | RAT          || 'near Rat 2'
        '{n|he|she}'      | QUEEN        || 'she'
        '{n|he|she}'      | RAT          || 'he'
        '{n:the}'         | [QUEEN, RAT] || 'the queen and the rat 2'
        '{n}'             | [RAT]        || 'Rat 2'
        '{n}, {m}'        | RAT          || 'Rat 2, {m}'
    }

    def "a sentence in a place is read in the same language, and so is a word"() {
        expect:
        read('[{n}]', place, ['{k} of it': '{k} davon', 'much': 'viel']) == words

        where:
        place                                            || words
        Sentence.of('{k} of it', 'k', 'much')            || '[viel davon]'
        'much'                                           || '[viel]'
        'much {n}'                                       || '[much {n}]'
    }

    def "nothing is put into words before a sentence is read; once fixed it reads as it did then"() {
        given:
        def called = 'first'
        def piece = { -> new Name('', called, '') } as Named
        def open = Sentence.of('{n}!', 'n', piece)
        def fixed = open.fixed()

        when:
        called = 'then'

        then:
        open.toString() == 'then!'
        fixed.toString() == 'first!'
    }

    def "a sentence in a language stays in it"() {
        given:
        def german = Sentence.of('much').in(language([much: 'viel']))

        expect:
        german.in(language([much: 'beaucoup', viel: 'molto'])).toString() == 'viel'
        Sentence.of('{n}', 'n', german).toString() == 'viel'
    }

    def "the article of a room's name is small within a sentence, and no other name changes: #pattern"() {
        expect:
        Sentence.of(pattern, 'name', new Name(key, 'The Kitchen', '')).toString() == text

        where:
        pattern                   | key                      || text
        'a surge in {name}'       | 'tiles/kitchen/name'     || 'a surge in the Kitchen'
        '{name} is far'           | 'tiles/kitchen/name'     || 'The Kitchen is far'
        'Look. {name} is far'     | 'tiles/kitchen/name'     || 'Look. The Kitchen is far'
        'Goal: {name}'            | 'tiles/kitchen/name'     || 'Goal: the Kitchen'
        'finds {name}'            | 'cards/the-kitchen/name' || 'finds The Kitchen'
    }

    def "a name that ends with s owns a thing with an apostrophe alone: #name"() {
        expect:
        Sentence.of("It is {n}'s turn, {n}'solo", 'n', name).toString() == words

        where:
        name     || words
        'Thomas' || "It is Thomas' turn, Thomas'solo"
        'Anna'   || "It is Anna's turn, Anna'solo"
    }
}
