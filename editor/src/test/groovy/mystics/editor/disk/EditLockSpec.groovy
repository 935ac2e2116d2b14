package mystics.editor.disk

import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** A mod is open in one program at a time. */
class EditLockSpec extends Specification {
    static final int ROUNDS = 40
    @TempDir Path place
    def parent = ProcessHandle.current().parent().orElseThrow()

    private EditLock lock() { new EditLock(place.resolve('hall.open')) }

    def "of two processes that open a mod in the same moment, one gets it: #ROUNDS times"() {
        given:
        def told = (1..2).collect { place.resolve("told-$it") }
        def processes = told.collect { new ProcessBuilder(Path.of(System.getProperty('java.home'), 'bin', 'java').toString(),
                '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-cp', System.getProperty('java.class.path'), LockTaker.name, "$place",
                "$ROUNDS").redirectErrorStream(true).redirectOutput(it.toFile()).start() }

        when: 'both are ready, each round begins for both, and nobody ends before the last'
        await { told.every { Files.readString(it).contains('ready') } }
        (1..ROUNDS).each { round ->
            Files.writeString(place.resolve("go-$round"), '')
            await { told.every { Files.readString(it) =~ /(?m)^$round \w+$/ } }
        }
        def said = told.collect { Files.readAllLines(it).findAll { it =~ /^\d/ } }

        then:
        (1..ROUNDS).every { round -> said.collect { it[round - 1] }.toSorted() == ["$round refused".toString(), "$round taken".toString()] }

        cleanup:
        processes*.destroyForcibly()
    }

    private static void await(Closure<Boolean> condition) {
        def end = System.nanoTime() + 120_000_000_000L
        while (!condition()) {
            assert System.nanoTime() < end
            Thread.sleep(2)
        }
    }

    private void held(String words) { Files.writeString(place.resolve('hall.open'), words) }

    def "a mod that another running program has open is not opened again, and the sentence says so"() {
        given:
        held("${parent.pid()} ${parent.info().startInstant().map { it as String }.orElse('')}")

        when:
        lock().check(Path.of('hall'))

        then:
        def refused = thrown(OpenElsewhere)
        refused.words().toString() ==
                "The mod in hall is open in another window of the editor (process ${parent.pid()}). Close it there first."

        when: 'what another program holds is not given back here'
        lock().release()

        then:
        Files.exists(place.resolve('hall.open'))
    }

    def "a lock of a process that #ended counts for nothing"() {
        given:
        held(words())

        when:
        lock().check(Path.of('hall'))
        lock().take(Path.of('hall'))

        then:
        Files.readString(place.resolve('hall.open')).startsWith("${ProcessHandle.current().pid()} ")

        when:
        lock().release()

        then:
        !Files.exists(place.resolve('hall.open'))

        where:
        ended                     | words
        'is gone'                 | { '999999999 2020-01-01T00:00:00Z' }
        'had the same number'     | { "${ProcessHandle.current().parent().get().pid()} 2020-01-01T00:00:00Z".toString() }
        'left half a file behind' | { 'x' }
    }
}
