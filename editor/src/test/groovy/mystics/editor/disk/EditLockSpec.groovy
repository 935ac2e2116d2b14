package mystics.editor.disk

import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** A mod is open in one program at a time. */
class EditLockSpec extends Specification {
    @TempDir Path place
    def parent = ProcessHandle.current().parent().orElseThrow()

    private EditLock lock() { new EditLock(place.resolve('hall.open')) }

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
        lock().take()

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
