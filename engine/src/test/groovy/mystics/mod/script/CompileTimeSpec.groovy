package mystics.mod.script

import mystics.mod.finding.BrokenMod
import spock.lang.Specification
import spock.lang.Timeout

/** Scripts of any mod are compiled in a few seconds, or refused in plain words. */
@Timeout(60)
class CompileTimeSpec extends Specification {
    def "a #what of many numbers and texts does not keep the compiler busy"() {
        when:
        long before = System.nanoTime()
        new ScriptCompiler<>(ScriptBench.API).compile('garden', new TreeMap<>(['rules/house.groovy': script]))

        then: 'without counting equal types once it takes minutes'
        System.nanoTime() - before < 20_000_000_000L

        where:
        what    | script
        'list'  | "def all = [${(1..400).collect { it % 2 ? it : "'$it'" }.collate(20)*.join(', ').join(',\n')}]\nsay 'done'\n".toString()
        'map'   | "def all = [${(1..400).collect { it % 2 ? "a$it: $it" : "a$it: '$it'" }.collate(20)*.join(', ').join(',\n')}]\nsay 'done'\n".toString()
        'block' | "def all = [1].collect { a ->\n${(1..400).collect { it % 2 ? "if (a == $it) return $it\n" : "if (a == $it) return '$it'\n" }.join('')} 1 }\nsay 'done'\n".toString()
    }

    def "compiling ends when its time is over, whatever it is busy with"() {
        given:
        def compiler = new ScriptCompiler<>(ScriptBench.API, [], [], { new KnownTypes(ScriptBench.API) }, 1L)

        when:
        compiler.compile('garden', new TreeMap<>(scripts))

        then:
        BrokenMod broken = thrown()
        broken.message == "$place: the scripts take more than 20 seconds of a processor to compile (a mod must load " +
                "faster than that). If branches put texts and numbers into one variable, use one variable for each; otherwise make the " +
                "scripts shorter."

        where:
        scripts                                                                 | place
        ['rules/a.groovy': "say 'a'\n" * 100]                                   | 'garden/rules/a.groovy'
        ['rules/a.groovy': "say 'a'\n" * 100, 'rules/b.groovy': "say 'b'\n"]    | 'garden'
    }

    def "scripts of more than 32 kilobytes, or of more than 256 together, are refused before they are parsed"() {
        when:
        new ScriptCompiler<>(ScriptBench.API).compile('garden', new TreeMap<>(scripts))

        then:
        BrokenMod broken = thrown()
        broken.message == message

        where:
        scripts                                                                 | message
        ['rules/a.groovy': "say 'a'\n" * 4097]                                  | 'garden/rules/a.groovy: the script is longer than 32768 characters. Split it.'
        (1..9).collectEntries { ["rules/a${it}.groovy",
                "say 'a'\n" * 4000] }   | 'garden: its scripts are longer than 262144 characters together. Make two mods of it.'
    }

    def "choices of numbers and texts are nested four deep, since each doubles what the compiler has to do"() {
        expect:
        new ScriptCompiler<>(ScriptBench.API).compile('garden', new TreeMap<>(['rules/a.groovy': choices(4)]))

        when:
        new ScriptCompiler<>(ScriptBench.API).compile('garden', new TreeMap<>(['rules/a.groovy': choices(30)]))

        then: 'at once; without the bound it goes on for hours'
        BrokenMod broken = thrown()
        broken.message.startsWith("garden/rules/a.groovy:1:") && broken.message.contains("choices with '?' are nested more than 4 deep")
    }

    def "#what are nested six deep, since the compiler goes through each again for every one around it"() {
        expect:
        new ScriptCompiler<>(ScriptBench.API).compile('garden', new TreeMap<>(['rules/a.groovy': nested(head, 6)]))

        when:
        long before = System.nanoTime()
        new ScriptCompiler<>(ScriptBench.API).compile('garden', new TreeMap<>(['rules/a.groovy': nested(head, 12)]))

        then: 'at once; without the bound it goes on for minutes'
        BrokenMod broken = thrown()
        System.nanoTime() - before < 10_000_000_000L
        broken.message.startsWith("garden/rules/a.groovy:7:") && broken.message.contains("loops are nested more than 6 deep")

        where:
        what                | head
        'loops over things' | 'for (x in [1]) {'
        'loops that count'  | 'for (int x = 0; x < 2; x++) {'
        'loops that wait'   | 'while (true) {'
    }

    def "a list of more than 400 elements is refused with its line"() {
        when:
        new ScriptCompiler<>(ScriptBench.API).compile('garden',
                new TreeMap<>(['rules/a.groovy': "say 'a'\ndef all = [${(1..3000).collate(20)*.join(', ').join(',\n')}]\n".toString()]))

        then:
        BrokenMod broken = thrown()
        broken.message == 'garden/rules/a.groovy:2:11: the list is too long (it has 3000 elements, and a list in a script ' +
                'at most 400). Write several lists and join them with +.'
    }

    def "a method or block has sixty loops at most, since the compiler goes through each with the variables of all before it"() {
        expect:
        new ScriptCompiler<>(ScriptBench.API).compile('garden', new TreeMap<>(['rules/a.groovy': nested('for (x in [1]) {', 6) * 10]))

        when:
        new ScriptCompiler<>(ScriptBench.API).compile('garden', new TreeMap<>(['rules/a.groovy': nested('for (x in [1]) {', 6) * 200]))

        then: 'at once; without the bound it goes on for minutes'
        BrokenMod broken = thrown()
        broken.message.startsWith("garden/rules/a.groovy:131:") && broken.message.contains("one method or block has more than 60 loops")
    }

    private static String nested(String head, int deep) {
        (1..deep).collect { head.replaceAll(/\bx\b/, "x$it") + '\n' }.join('') + "say 'done'\n" + '}\n' * deep
    }

    private static String choices(int deep) {
        "def a = ${(1..deep).collect { "true ? ${it % 2 ? it : "'$it'"} : " }.join('')}0\nsay 'done'\n"
    }
}
