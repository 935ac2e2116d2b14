package mystics.editor.disk

import mystics.home.HomeFolder
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.TimeUnit

/** A process that edits is killed at random moments; the next start offers all but its last second. -Dkills=200 kills more. */
class KilledEditorSpec extends Specification {
    static final int KILLS = Integer.getInteger('kills', 10)

    @TempDir Path place

    def "killed at random moments, at most a second of work is lost"() {
        given:
        def folder = place.resolve('mod')
        def home = new HomeFolder(place.resolve('home'))
        Files.createDirectories(folder.resolve('tiles'))
        ['mod.yaml', 'tiles/kitchen.yaml', 'cards/dagger.yaml', 'chapters/flight-to-barksburg.yaml'].each {
            Files.createDirectories(folder.resolve(it).parent)
            Files.copy(Path.of('../base-game').resolve(it), folder.resolve(it))
        }
        def chance = new Random(5)

        expect:
        (1..KILLS).every { kill ->
            def said = killed(folder, home, kill, 100 + chance.nextInt(1500))
            assert said.findAll { it.startsWith('trouble') } == []
            def states = said.findAll { isState(it) }*.split(' ')
            if (states.empty) return true
            def mod = OpenMod.at(folder, home, { it.run() }, { assert false: it })
            def found = mod.left().map { it.result() }.orElse(mod.drafting().project()).source().hash()
            mod.close()
            def at = states.findLastIndexOf { it[1] == found }
            // Killed after an edit and before its state was said in full: the disk may hold what nobody has said yet.
            if (at < 0 && !isState(said.last())) return true
            assert at >= 0: "kill $kill: no state of the process"
            def lost = at + 1 < states.size() ? (states[-1][0] as long) - (states[at + 1][0] as long) : 0
            assert lost <= 1000: "kill $kill: $lost ms are lost"
            true
        }
    }

    private static boolean isState(String line) {
        line ==~ /\d+ [0-9a-f]{64}/
    }

    /** What a process says until it is killed, some milliseconds after it began. */
    private static List<String> killed(Path folder, HomeFolder home, int seed, int after) {
        def process = new ProcessBuilder(Path.of(System.getProperty('java.home'), 'bin', 'java').toString(), '-Xshare:auto',
                '-XX:TieredStopAtLevel=1', '-cp', System.getProperty('java.class.path'), KilledEditor.name, folder.toString(),
                home.path().toString(), seed.toString()).redirectErrorStream(true).start()
        def said = []
        process.inputStream.withReader { reader ->
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                said << line
                if (line == 'begun') Thread.start { process.waitFor(after, TimeUnit.MILLISECONDS); process.toHandle().destroyForcibly() }
            }
        }
        process.waitFor()
        said
    }
}
