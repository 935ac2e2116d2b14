package mystics.mod.yaml

import groovy.transform.CompileStatic
import mystics.mod.finding.BrokenMod
import spock.lang.Specification

class BindSpec extends Specification {

    def "a document becomes a record: keys with hyphens, enums in small letters"() {
        expect:
        bind('end-page: 6\nkind: party-item\nnames: [a, b]\ninner: { count: 2 }\nmaybe: { count: 1 }\ncrowd: { moles: 3 ' +
                '}\nstory: true\nshape: [1, 2]\n') ==
                new Outer(6, Kind.PARTY_ITEM, ['a', 'b'], new Inner(2), Optional.of(new Inner(1)), [moles: 3], true, '', [1, 2])
    }

    def "what is left out is empty, never null"() {
        expect:
        bind('inner: { count: 1 }\nkind: weapon\n') == new Outer(0, Kind.WEAPON, [], new Inner(1), Optional.empty(), [:], false, '', [])
    }

    def "what does not fit is told with its place"() {
        when:
        bind(text)

        then:
        BrokenMod broken = thrown()
        broken.findings()[0].place().toString() == "garden/cards/rake.yaml:$place"
        broken.message.contains(words)

        where:
        text                                            | place  | words
        'kind: weapon\ninner: { count: -1 }\n'          | '2:8'  | 'a count cannot be below 0'
        'kind: weapon\ninner: { count: x }\n'           | '2:17' | 'this must be a whole number'
        'kind: weapon\nend-pge: 3\ninner: { count: 1 }' | '2:1'  | "'end-pge' is not a key here. Did you mean 'end-page'?"
        'kind: weapn\ninner: { count: 1 }'              | '1:7'  | "'weapn' is none of weapon, party-item. Did you mean 'weapon'?"
        'kind: weapon\n'                                | '1:1'  | "'inner' is missing"
    }

    def "everything that does not fit is told at once, and lists and arrays of any depth are read"() {
        when:
        bind('end-page: six\nkind: weapon\nnames: {a: b}\ninner: [1]\nshape: [1, x, {}]\n')

        then:
        BrokenMod broken = thrown()
        broken.findings()*.place()*.toString()*.substring(23) == ['1:11', '3:8', '4:8', '5:12', '5:15']

        and:
        Bind.to(YamlText.read('m', 'tiles/a.yaml', 'points: [[1, 2], [3]]\nat: [4, 5]\nany: { a: [1, x], b: { c: true } }\n'.bytes),
                Deep) ==
                new Deep([[1.0d, 2.0d], [3.0d]], Bind.to(YamlText.read('m', 'tiles/a.yaml', 'at: [4, 5]'.bytes), Deep).at(),
                        [a: [1, 'x'], b: [c: true]])
    }

    def "one text stands for a list of one text"() {
        expect:
        bind('kind: weapon\nnames: a\ninner: { count: 1 }\n').names() == ['a']
    }

    private static Outer bind(String text) {
        Bind.to(YamlText.read('garden', 'cards/rake.yaml', text.getBytes('UTF-8')), Outer)
    }

    enum Kind { WEAPON, PARTY_ITEM }

    @CompileStatic
    static record Inner(int count) {
        Inner {
            if (count < 0) throw new IllegalArgumentException('a count cannot be below 0')
        }
    }

    @CompileStatic
    static record Outer(int endPage, Kind kind, List<String> names, Inner inner, Optional<Inner> maybe, Map<String, Integer> crowd,
            boolean story, String text, List<Integer> shape) { }

    @CompileStatic
    static record Deep(List<List<Double>> points, int[] at, Map<String, Object> any) {
        boolean equals(Object other) {
            other instanceof Deep && points == other.points() && Arrays.equals(at, other.at()) && any == other.any()
        }
    }
}
