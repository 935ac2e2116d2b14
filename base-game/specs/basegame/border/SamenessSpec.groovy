package basegame.border

import spock.lang.Requires
import spock.lang.Specification

/**
 * Small rules over the words of the language do the same in every process: whatever the salt of its sets and maps, its
 * stack, its threads and its Java. More rules with {@code -Dsameness=2000}; another Java by {@code -Dother.java=/path/to/bin/java}, or by
 * the environment variable {@code OTHER_JAVA}.
 */
class SamenessSpec extends Specification {
    static final int RULES = Integer.getInteger('sameness', 30)
    static final String OTHER = System.getProperty('other.java') ?: System.getenv('OTHER_JAVA') ?: ''
    /** How a member that is called by an operator looks in a rule. */
    static final Map<String, String> OPERATORS = [plus: ' + ', minus: ' - ', multiply: ' * ', compareTo: '<=>', getAt: '[0]', putAt: '] = ',
            isCase: ' in ', isNotCase: ' !in ', leftShift: ' << ', next: '++', previous: '--', getKey: '.key', getValue: '.value']
    /** Types whose values no rule of these meets. */
    static final List<String> UNMET = ['java.util.Optional']

    def "every member of the language is in an exercise: #member"() {
        expect:
        Digests.EXERCISES.any { it.contains(OPERATORS[member] ?: member) }

        where:
        member << members()
    }

    /** What rules may use of Java and Groovy. */
    private static List<String> members() {
        def owner = ''
        mystics.mod.script.allow.AllowList.getResourceAsStream('language.txt').readLines('UTF-8').findResults { line ->
            if (line =~ /^[a-z]/) owner = line
            boolean used = line.startsWith(' ') && !owner.startsWith('compiler') && !UNMET.any { owner.endsWith(it) }
            used ? line.strip().replaceFirst('guarded ', '').replaceAll(/[( ].*/, '') : null
        }.unique()
    }

    def "processes with other salts, stacks, threads and Javas come to the same tables and the same failures"() {
        when:
        def told = processes().collect { Digests.told(it, RULES) }

        then:
        told[0].size() == RULES
        told[0].findAll { !it.endsWith('refused') }.size() > RULES / 4
        told[0].toSet().size() > RULES / 4
        told.every { it == told[0] }
    }

    private static List<List<String>> processes() {
        def own = "${System.getProperty('java.home')}/bin/java".toString()
        def all = [[own, '1'], [own, '-Xss512k', '2'], [own, '-Xss4m', '-XX:TieredStopAtLevel=1', '1']]
        OTHER ? all + [[OTHER, '-Xss2m', '2']] : all
    }

    @Requires(value = { OTHER }, reason = 'no other Java is named by -Dother.java or OTHER_JAVA')
    def "another Java took part"() {
        expect:
        !Digests.told([OTHER, '1'], 1).empty
    }
}
