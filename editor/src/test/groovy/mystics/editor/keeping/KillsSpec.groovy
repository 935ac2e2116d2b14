package mystics.editor.keeping

import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.attribute.FileTime
import java.time.Instant
import java.util.concurrent.TimeUnit
import mystics.disk.SafeFile
import mystics.home.HomeFolder
import mystics.home.TemporaryFiles
import mystics.kit.NewMod
import spock.lang.Requires
import spock.lang.Specification
import spock.lang.TempDir

/**
 * A program that is killed at any moment, or has no room, loses nothing that was whole, and the next start goes on.
 * {@code -Dmystics.kills=200} kills more often.
 */
class KillsSpec extends Specification {
    static final int KILLS = Integer.getInteger('mystics.kills', 6)
    /** A writer is killed after at most so many files, and some milliseconds later in the middle of another. */
    static final int MOST_FILES = 6
    static final int LONGEST = 100
    static final String UNSHARE = 'unshare -Urm sh -c'
    @TempDir Path home

    def "killed at random moments while it writes files: every file is whole, none is lost, and the next start goes on"() {
        given:
        def random = new Random(7)
        def trouble = []
        def before = [] as Set
        def written = 0

        when:
        for (int kill = 1; kill <= KILLS && trouble.empty; kill++) {
            def writer = start(writing("$kill", '0'))
            trouble += awaited(writer, 'written', 1 + random.nextInt(MOST_FILES)) ? [] : ["start $kill does not come to its writing"]
            writer.process.waitFor(random.nextInt(LONGEST), TimeUnit.MILLISECONDS)
            trouble += writer.process.alive ? [] : ["writer $kill ended by itself: ${Files.readString(writer.told)}".toString()]
            writer.process.destroyForcibly().waitFor()
            trouble += Whole.broken(home).collect { "after kill $kill: $it".toString() }
            trouble += (before - lasting()).collect { "after kill $kill lost: $it".toString() }
            before = lasting()
            written += Files.readString(writer.told).count('written')
        }
        println "$KILLS kills, $written files and folders written in full meanwhile"

        then:
        trouble == []
        written >= KILLS
        before.size() > 20

        when: 'a later start clears away what was half done'
        Files.walk(home).withCloseable { it.filter { SafeFile.isLeftover(it) }.toList() }
                .each { Files.setLastModifiedTime(it, FileTime.from(Instant.now().minusSeconds(3600))) }
        TemporaryFiles.clear(new HomeFolder(home))

        then:
        ['saves', 'saves/reports', 'campaigns',
                'settings'].every { folder -> Files.list(home.resolve(folder)).withCloseable { it.noneMatch { SafeFile.isLeftover(it) } } }
    }

    @Requires(value = { KillsSpec.mounts() }, reason = 'needs a system that lets its users mount a small disk of their own (unshare -Urm)')
    def "on a disk that is full: what cannot be written is said, and everything that was whole stays whole"() {
        given: 'a small disk in memory that is nearly filled, and copied out at the end to be looked at'
        def disk = Files.createDirectories(home.resolve('disk'))
        def seen = home.resolve('seen')
        def command = writing('5', '250', disk).collect { "'$it'" }.join(' ')
        def script = "mount -t tmpfs -o size=700k tmpfs '$disk' && $command; cp -a '$disk' '$seen'"

        when:
        def writer = start(['unshare', '-Urm', 'sh', '-c', script])
        writer.process.waitFor(300, TimeUnit.SECONDS)
        def told = Files.readString(writer.told)

        then:
        told.contains('the disk is full')
        told.contains('done')
        Whole.broken(seen) == []
        Whole.files(seen).size() > 10
    }

    def "where no file may become larger than 100 kB: the same"() {
        given: 'a mod whose files for editors are larger than that'
        NewMod.write(home.resolve('mods/little-mod'), 'Ann')

        when:
        def command = writing('6', '60').collect { "'$it'" }.join(' ')
        def writer = start(['sh', '-c', "ulimit -f 200; exec $command"])
        writer.process.waitFor(300, TimeUnit.SECONDS)
        def told = Files.readString(writer.told)

        then:
        told.contains('the file would become larger than the system allows')
        told.contains('done')
        Whole.broken(home) == []
        Whole.files(home).size() > 10
    }

    static boolean mounts() {
        try {
            return new ProcessBuilder('unshare', '-Urm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt').redirectErrorStream(true).start()
                    .waitFor() == 0
        } catch (IOException none) {
            return false
        }
    }

    /** Files that no writing takes away. */
    private Set<String> lasting() {
        Whole.files(home).collect { home.relativize(it).toString() }
                .findAll { !it.contains('left on') && !it.contains('autosave') && !it.startsWith('told') } as Set
    }

    private List<String> writing(String seed, String most, Path place = home) {
        [Path.of(System.getProperty('java.home'), 'bin', 'java').toString(), '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC',
                '-XX:-UsePerfData', '-Djava.awt.headless=true',
         '-cp', System.getProperty('java.class.path'), Writer.name, place.toString(), seed, most]
    }

    private Map start(List<String> command) {
        def told = Files.createTempFile('mystics-writer', '.txt')
        told.toFile().deleteOnExit()
        [told: told, process: new ProcessBuilder(command*.toString()).redirectErrorStream(true).redirectOutput(told.toFile()).start()]
    }

    private static boolean awaited(Map writer, String word, int times) {
        def end = System.nanoTime() + TimeUnit.SECONDS.toNanos(120)
        while (System.nanoTime() < end && writer.process.alive) {
            if (Files.readString(writer.told).count(word) >= times) return true
            writer.process.waitFor(20, TimeUnit.MILLISECONDS)
        }
        false
    }
}
