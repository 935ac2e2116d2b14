package basegame.border

import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/**
 * Small rules over the words of the language do the same in every process: whatever the salt of its sets and maps, its
 * stack, its threads and its Java. More
 * rules with {@code -Dsameness=2000}.
 */
class SamenessSpec extends Specification {
    static final int RULES = Integer.getInteger('sameness', 30)
    static final List<Path> OTHERS = ['/usr/lib/jvm/temurin-25-jdk-amd64/bin/java',
            '/usr/lib/jvm/java-25/bin/java'].collect { Path.of(it) }.findAll { Files.isExecutable(it) }

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
        all + OTHERS.take(1).collect { [it.toString(), '-Xss2m', '2'] }
    }
}
