package basegame.border

import spock.lang.Shared
import spock.lang.Specification

import java.util.concurrent.TimeUnit

/** Rules written to burn time or memory: the worst ends within 2 seconds of a processor and a heap of 256 MB, and its mod is named. */
class BurnSpec extends Specification {
    @Shared Map<String, List<String>> ended = played()

    def "a program of 256 MB comes to the end of all of them"() {
        expect:
        Burns.all().size() >= 20
        ended.keySet() == Burns.all()*.get(0) as Set
    }

    def "it is soon over, and the mod is named, with #name"() {
        given:
        def (millis, said) = ended[name]

        expect:
        said.startsWith('The rules of burner are out of this game: burner/rules/burner.groovy:')
        said.contains(why)
        (millis as int) < 2000

        where:
        [name, why, text] << Burns.all()
    }

    private static Map<String, List<String>> played() {
        def paths = System.getProperty('surefire.test.class.path') ?: System.getProperty('java.class.path')
        def process = new ProcessBuilder(["${System.getProperty('java.home')}/bin/java".toString(), '-Xmx256m', '-cp', paths,
                'basegame.border.Burns']).redirectErrorStream(true).start()
        def said = process.inputStream.readLines('UTF-8')
        assert process.waitFor(1, TimeUnit.MINUTES)
        assert process.exitValue() == 0: said.takeRight(20).join('\n')
        said.findAll { it.count('|') >= 2 }.collectEntries { [it.split(/\|/)[0], it.split(/\|/, 3).toList().tail()] }
    }
}
