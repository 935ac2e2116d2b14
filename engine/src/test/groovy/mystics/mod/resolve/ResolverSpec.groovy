package mystics.mod.resolve

import mystics.mod.FoundMod
import mystics.mod.read.ModReader
import mystics.mod.script.SampleWords
import mystics.mod.script.ScriptApi
import mystics.mod.script.WordList
import mystics.mod.script.allow.AllowList
import mystics.mod.script.run.Metered
import mystics.mod.source.ModSource
import spock.lang.Shared
import spock.lang.Specification

/** Which mods go together: what is said when they do not, and in which order they are loaded when they do. */
class ResolverSpec extends Specification {
    @Shared ModReader<? extends Metered> reader = ModReader.of(new ScriptApi<>(SampleWords, AllowList.of(WordList.of(SampleWords, []))))
    @Shared FoundMod base = mod('base', '1.4.0')

    def "mods are loaded after what they need, like or name under 'after', else in the wished order"() {
        expect:
        resolve(*mods)*.id() == ['base'] + order

        where:
        mods                                                                                           || order
        [mod('owl', '1.0.0'), mod('ant', '1.0.0')]                                                     || ['owl', 'ant']
        [mod('ant', '1.0.0', 'needs: { owl: "*" }'), mod('owl', '1.0.0')]                              || ['owl', 'ant']
        [mod('ant', '1.0.0', 'likes: { owl: ">=1" }'), mod('owl', '1.0.0')]                            || ['owl', 'ant']
        [mod('ant', '1.0.0', 'after: [owl]'), mod('owl', '1.0.0')]                                     || ['owl', 'ant']
        [mod('ant', '1.0.0', 'after: [owl]'), mod('bee', '1.0.0'), mod('owl', '1.0.0', 'after: [bee]')] || ['bee', 'owl', 'ant']
        [mod('ant', '1.0.0', 'likes: { owl: "*" }\nafter: [bee]')]                                     || ['ant']
        [mod('ant', '1.0.0', 'needs: { base: ">=1.2 <2" }')]                                           || ['ant']
        [mod('ant', '1.0.0', 'conflicts: { base: "<1" }')]                                             || ['ant']
    }

    def "a range of versions: #range has #version: #fits"() {
        expect:
        resolve(mod('ant', '1.0.0', "needs: { owl: '$range' }"), mod('owl', version))*.id().contains('ant') == fits

        where:
        range        | version | fits
        '*'          | '0.0.1' | true
        '1.2.3'      | '1.2.3' | true
        '1.2.3'      | '1.2.4' | false
        '1.2'        | '1.2.9' | true
        '1.2'        | '1.3.0' | false
        '>=1.2'      | '1.2.0' | true
        '>=1.2'      | '1.1.9' | false
        '>=1.2 <2'   | '1.9.9' | true
        '>=1.2 <2'   | '2.0.0' | false
        '^1.2'       | '1.9.0' | true
        '^1.2'       | '2.0.0' | false
        '~1.2.3'     | '1.2.9' | true
        '~1.2.3'     | '1.3.0' | false
        '1 || >=3'   | '3.1.0' | true
        '1 || >=3'   | '2.1.0' | false
    }

    def "what does not fit is left out and told with what to install, replace or remove"() {
        when:
        def resolution = Resolver.resolve(base, mods, [])

        then:
        resolution.order()*.id() == ['base'] + stay
        resolution.leftOut()*.toString() == told

        where:
        mods                                                                     | stay    || told
        [mod('ant', '1.0.0', 'needs: { owl: ">=2" }')]                           | []      ||
                ["ant 1.0.0 is left out:\n  ant/mod.yaml:7:10: it needs 'owl' >=2, which is not there. Install 'owl' >=2."]
        [mod('ant', '1.0.0', 'needs: { owl: ">=2" }'), mod('owl', '1.5.0')]      | ['owl'] ||
                ["ant 1.0.0 is left out:\n  ant/mod.yaml:7:10: it needs 'owl' >=2, but version 1.5.0 is there. Replace owl " +
                        "1.5.0 by a version >=2."]
        [mod('ant', '1.0.0', 'likes: { owl: ">=2" }'), mod('owl', '1.5.0')]      | ['owl'] ||
                ["ant 1.0.0 is left out:\n  ant/mod.yaml:7:10: it works only with 'owl' >=2, but version 1.5.0 is there. " +
                        "Replace owl 1.5.0 by a version >=2, or switch one of the two off."]
        [mod('ant', '1.0.0', 'conflicts: { owl: "*" }'), mod('owl', '1.5.0')]    | ['owl'] ||
                ["ant 1.0.0 is left out:\n  ant/mod.yaml:7:14: it cannot stand beside owl 1.5.0. Remove or switch off " +
                        "either 'ant' or 'owl'."]
        [mod('ant', '1.0.0', 'needs: { owl: "*" }'), mod('owl', '1.0.0', 'needs: { elk: "*" }')] | [] || [
                "owl 1.0.0 is left out:\n  owl/mod.yaml:7:10: it needs 'elk', which is not there. Install 'elk'.",
                "ant 1.0.0 is left out:\n  ant/mod.yaml:7:10: it needs 'owl', which is left out too. See first to 'owl'."]
        [mod('ant', '1.0.0'), mod('ant', '1.2.0')]                               | ['ant'] ||
                ["ant 1.0.0 is left out:\n  ant/mod.yaml:1:5: there is another mod 'ant', version 1.2.0. Remove one of the " +
                        "two: ant-1.0.0 or ant-1.2.0."]
        [mod('base', '9.0.0')]                                                   | []      ||
                ["base 9.0.0 is left out:\n  base/mod.yaml:1:5: the program contains 'base' with it. Give this mod an id of its own."]
    }

    def "mods that wait for each other are all left out, those that only need one of them too"() {
        when:
        def resolution = Resolver.resolve(base,
                [mod('ant', '1.0.0', 'needs: { bee: "*" }'), mod('bee', '1.0.0', 'after: [cat]'), mod('cat', '1.0.0', 'after: [bee]'),
                        mod('dog', '1.0.0')], [])

        then:
        resolution.order()*.id() == ['base', 'dog']
        resolution.leftOut()*.mod() == ['bee 1.0.0', 'cat 1.0.0', 'ant 1.0.0']
        resolution.leftOut()[0].reasons()[0].message() == 'the order goes round in a circle: each of bee, cat wants to be loaded after ' +
                'the next'
        LeftOut.steps(resolution.leftOut()) == ['Remove one of bee, cat, or ask their authors.', "See first to 'bee'."]
    }

    def "the same mods give the same answer in any order in which they were found"() {
        given:
        def mods = [mod('ant', '1.0.0', 'needs: { bee: "*" }'), mod('bee', '1.0.0', 'conflicts: { cat: "*" }'), mod('cat', '1.0.0'),
                mod('dog', '1.0.0', 'after: [ant, cat]')]

        expect:
        (0..<4).collect { turn -> resolve(*(mods.drop(turn) + mods.take(turn)))*.id() as Set }
                .toSet() == [['base', 'cat', 'dog'] as Set] as Set
    }

    private List<FoundMod> resolve(FoundMod... mods) {
        Resolver.resolve(base, mods as List, []).order()
    }

    private FoundMod mod(String id, String version, String more = '') {
        def yaml = "id: $id\nname: The $id\nversion: $version\nengine: 1\nauthors: [Someone]\nlicence: free\n$more\n"
        reader.find(ModSource.of("$id-$version", ['mod.yaml': yaml.getBytes('UTF-8')]))
    }
}
