package basegame.story

import spock.lang.Specification

/** Whoever comes in several pictures looks the same in all of them. */
class LooksOfTheCastSpec extends Specification {
    private static List<File> pictures() {
        List<File> found = []
        new File('art').eachFileRecurse { file -> if (file.name.endsWith('.svg')) found << file }
        found
    }

    private static List<String> painted(String... colours) {
        pictures().findAll { picture -> colours.any { picture.text.contains it } }*.name
    }

    def "the eyes of Brodie are gold, as the pages say, and in no picture green"() {
        expect:
        painted('#bfe04a', '#c8e45a', '#b8f06a', '#d8e858') == []
        painted('#ffd23f').containsAll(['brodie.svg', 'brodie-chases.svg', 'brodie-pounces.svg', 'cheese-napkins.svg'])
    }

    def "no rat of the guard wears the green of nobody's uniform: Hobb is in red"() {
        expect:
        painted('#6d7f4a') == []
        painted('#8a2f2a').containsAll(['sorrow-breakfast.svg', 'vurst-entrance.svg', 'hobb-halts.svg'])
    }
}
