package mystics.editor.desktop

import jdk.jfr.Recording
import jdk.jfr.consumer.RecordingFile
import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.art.Theme
import mystics.editor.bench.BenchDeeds
import mystics.editor.bench.BenchPane
import mystics.editor.bench.BenchTools
import mystics.editor.bench.Loaded
import mystics.editor.bench.Reading
import mystics.editor.disk.Neighbours
import mystics.editor.disk.OpenMod
import mystics.editor.draft.Edit
import mystics.editor.draft.Selection
import mystics.editor.settings.Scheme
import mystics.editor.sight.BackgroundThreads
import mystics.editor.sight.Book
import mystics.home.HomeFolder
import mystics.mod.load.BaseGame
import mystics.mod.write.Change
import mystics.mod.yaml.Pointer
import spock.lang.Specification
import spock.lang.TempDir
import spock.util.concurrent.PollingConditions

import javax.swing.AbstractButton
import javax.swing.SwingUtilities
import java.awt.EventQueue
import java.awt.image.BufferedImage
import java.nio.file.Files
import java.nio.file.Path
import java.time.Duration
import java.util.function.Consumer

/** While a mod is opened, changed at every desk, saved and closed, the event thread neither works for the engine nor waits for the disk. */
class QuietEventsSpec extends Specification {
    /** Where mods are loaded and checked, games are run, and bots think. A desk may read the one file it shows. */
    static final List<String> ENGINE = ['mystics.mod.load.ModLoader', 'mystics.mod.read.', 'mystics.mod.script.',
            'mystics.lint.Lint', 'mystics.play.Play',
            'mystics.phase.', 'mystics.bot.SensiblePlayer', 'mystics.save.Saves', 'mystics.odds.']
    static final List<String> DISK = ['jdk.FileRead', 'jdk.FileWrite', 'jdk.FileForce']
    @TempDir Path place
    Set<String> engine = ([] as Set<String>).asSynchronized() as Set<String>
    volatile boolean watching = true

    def "no engine and no disk on the event thread"() {
        given:
        def folder = copy(Path.of('../mods/clock-loft'), place.resolve('clock-loft'))
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        def library = BaseGame.library()
        def book = Book.shipped()
        def recording = new Recording()
        DISK.each { recording.enable(it).withThreshold(Duration.ZERO).withStackTrace() }
        def mod = OpenMod.at(folder, new HomeFolder(place.resolve('home')), { SwingUtilities.invokeLater(it) }, { assert false: it })
        List<Loaded> read = []
        def thread = BackgroundThreads.one('reading')
        Thread.startDaemon('watch') { watch() }

        when:
        recording.start()
        def tools = new BenchTools(library, Theme.LIGHT, book, { BackgroundThreads.one(it) })
        BenchPane pane = OffScreen.made { new BenchPane(mod.drafting(), tools, idle(mod), EditorDesks.all()) }
        def reading = new Reading(new Neighbours([]), thread, { read << it; pane.loaded(it) })
        OffScreen.onEvents { mod.drafting().listen { reading.read(it) }; reading.read(mod.drafting().project()) }
        OffScreen.lay(pane, 1280, 800)
        new PollingConditions(timeout: 60).eventually { assert !read.empty }
        ['tiles/clock-loft.yaml', 'chapters/quarter-to-midnight.yaml', 'marks/hammer.yaml', 'mod.yaml'].each { path ->
            ['Room', 'Chapter', 'Story', 'Rules', 'Balance', 'Forms'].each { desk -> look(pane, path, desk) }
        }
        20.times { n ->
            OffScreen.onEvents {
                mod.drafting().make(Edit.of(mod.drafting().project(), Sentence.of('renamed'), 'marks/hammer.yaml',
                        new Change.Assign(Pointer.of('/name'), "Hammer $n".toString())))
            }
        }
        ['Save', 'Undo', 'Redo', 'Save', 'Search'].each { press(pane, it) }
        new PollingConditions(timeout: 60).eventually { assert Files.readString(folder.resolve('marks/hammer.yaml')).contains('Hammer 19') }
        OffScreen.onEvents { mod.look { } }
        OffScreen.onEvents { pane.close() }
        watching = false
        mod.close()
        recording.stop()
        def file = place.resolve('events.jfr')
        recording.dump(file)
        recording.close()

        // Classes are read from the disk on any thread; the files of the mod and of the player are not.
        def used = RecordingFile.readAllEvents(file).findAll { it.getString('path')?.startsWith(place.toRealPath().toString()) }
        Set<String> disk = used.findAll { it.thread?.javaName?.startsWith('AWT-EventQueue') }.collect { event ->
            event.stackTrace?.frames?.collect { "${it.method.type.name}.${it.method.name}".toString() }
                    ?.findAll { it.startsWith('mystics.') }
                    ?.take(6)?.join(' < ')
        }.findAll().toSet()
        boolean watched = used.any { it.thread?.javaName == 'editor-disk' }

        then: 'the disk was used, and never on the event thread'
        watched
        disk.toList() == []

        and:
        engine.toList() == []

        cleanup:
        watching = false
        thread?.shutdownNow()
    }

    private static void look(BenchPane pane, String path, String desk) {
        OffScreen.onEvents { pane.select(Selection.of(path)) }
        press(pane, desk)
        OffScreen.lay(pane)
        OffScreen.onEvents { pane.paint(new BufferedImage(1280, 800, BufferedImage.TYPE_INT_RGB).createGraphics()) }
    }

    private static void press(BenchPane pane, String text) {
        OffScreen.onEvents { OffScreen.parts(pane).find { it instanceof AbstractButton && it.text == text && it.enabled }?.doClick(0) }
    }

    private void watch() {
        Thread events = null
        EventQueue.invokeAndWait { events = Thread.currentThread() }
        while (watching) {
            Thread.sleep(1)
            def trace = events.stackTrace
            if (trace.any { at -> at.methodName != '<clinit>' && ENGINE.any { at.className.startsWith(it) } }) {
                engine << trace.findAll { it.className.startsWith('mystics.') }.take(8)*.with { it.className + '.' + it.methodName }
                        .join(' < ')
            }
        }
    }

    private static Path copy(Path from, Path to) {
        Files.walk(from).withCloseable { it.toList() }.findAll { Files.isRegularFile(it) }.each {
            def target = to.resolve(from.relativize(it).toString())
            Files.createDirectories(target.parent)
            Files.copy(it, target)
        }
        to
    }

    private static BenchDeeds idle(OpenMod mod) {
        new BenchDeeds() {
            void save(Consumer<Sentence> heard) { mod.save { } }

            void play(Loaded loaded, Selection from) { }

            void help(String address) { }

            void guide(String page, String rule) { }

            void home() { }
        }
    }
}
