package mystics.editor.disk

import mystics.choice.Sentence
import mystics.editor.draft.Edit
import mystics.editor.draft.Project
import mystics.home.HomeFolder
import mystics.mod.write.Change
import mystics.mod.yaml.Pointer
import spock.lang.Specification
import spock.lang.TempDir
import spock.util.concurrent.PollingConditions

import java.nio.file.Files
import java.nio.file.Path
import java.time.LocalDateTime
import java.util.concurrent.Executors

/** A mod that is open, with its folder: saved, kept from second to second, and swept for what other programs changed. */
class OpenModSpec extends Specification {
    static final String ROOM = 'tiles/hall.yaml'

    @TempDir Path place
    Path folder
    HomeFolder home
    def window = Executors.newSingleThreadExecutor()
    def troubles = Collections.synchronizedList([])
    def clashes = Collections.synchronizedList([])
    def soon = new PollingConditions(timeout: 10)

    def setup() {
        folder = place.resolve('hall')
        home = new HomeFolder(place.resolve('home'))
        put('mod.yaml', 'id: hall\r\nname: Hall\r\n')
        put(ROOM, 'name: Hall\nnumber: 1\n')
        put('notes.txt', 'read by nobody')
        put('.git/config', 'hidden')
    }

    def cleanup() {
        window.shutdownNow()
    }

    def "a folder is opened with files nobody reads, and saving writes only what changed"() {
        given:
        def mod = open()
        def before = Files.getLastModifiedTime(folder.resolve('mod.yaml'))

        expect:
        mod.drafting().project().id() == 'hall'
        mod.drafting().project().files().keySet() == ['mod.yaml', 'notes.txt', ROOM] as Set

        when:
        inWindow { mod.drafting().make(number(mod, 2)) }
        inWindow { mod.drafting().make(Edit.delete(Sentence.of('deleted'), 'notes.txt')) }
        inWindow { mod.save { clashes << it } }

        then:
        soon.eventually {
            assert Files.readString(folder.resolve(ROOM)) == 'name: Hall\nnumber: 2\n'
            assert !Files.exists(folder.resolve('notes.txt'))
            assert mod.drafting().unsaved().empty
        }
        Files.getLastModifiedTime(folder.resolve('mod.yaml')) == before
        Files.exists(folder.resolve('.git/config'))
        troubles.empty
        clashes.empty

        cleanup:
        mod.close()
    }

    def "edits that were not saved are offered at the next start, and each can be undone"() {
        given:
        def mod = open()
        (2..5).each { n -> inWindow { mod.drafting().make(number(mod, n)) } }
        inWindow { mod.drafting().undo() }
        mod.close()

        when:
        def again = open()

        then:
        again.left().get().edits().size() == 5
        again.drafting().project().file(ROOM).get().text().contains('number: 1')

        when:
        inWindow { again.goOn() }

        then:
        again.drafting().project().file(ROOM).get().text().contains('number: 4')

        when:
        inWindow { again.drafting().make(number(again, 9)) }
        again.close()
        def third = open()

        then:
        third.left().get().edits().size() == 6
        third.left().get().result().file(ROOM).get().text().contains('number: 9')

        when:
        inWindow { third.goOn() }
        inWindow { third.drafting().jump(0) }

        then:
        third.drafting().project() == new Folder(folder).read()

        cleanup:
        third.close()
    }

    def "edits are offered although another program changed their file since"() {
        given:
        def mod = open()
        inWindow { mod.drafting().make(number(mod, 2)) }
        mod.close()
        put(ROOM, 'name: Another Hall\n')

        when:
        def again = open()
        inWindow { again.goOn() }

        then:
        again.drafting().project().file(ROOM).get().text() == 'name: Hall\nnumber: 2\n'
        again.drafting().saved().file(ROOM).get().text() == 'name: Another Hall\n'

        cleanup:
        again.close()
    }

    def "edits that failed twice are put aside, and so are those nobody wants"() {
        given:
        def mod = open()
        inWindow { mod.drafting().make(number(mod, 2)) }
        mod.close()

        expect:
        open().left().present
        open().left().present
        !open().left().present
        Files.list(home.path().resolve('drafts')).withCloseable { it.toList() }*.fileName*.toString().any { it.endsWith('.aside-1') }
    }

    def "a change from outside is an edit of its own, and a clash is told and settled by file"() {
        given:
        def mod = open()
        inWindow { mod.drafting().make(number(mod, 2)) }
        put('notes.txt', 'changed elsewhere')
        inWindow { mod.look { clashes << it } }

        expect:
        soon.eventually { assert mod.drafting().history().labels()*.toString() == ['number 2', 'changes from outside'] }
        clashes.empty

        when: 'both change the room: its name is taken over, its number clashes'
        put(ROOM, 'name: Theirs\n')
        inWindow { mod.save { clashes << it } }

        then:
        soon.eventually { assert clashes*.clashes() == [[ROOM]] }
        clashes[0].values().collect { [it.place(), it.mine().get(), it.theirs().present] } == [["$ROOM number".toString(), 2, false]]
        Files.readString(folder.resolve(ROOM)) == 'name: Theirs\n'

        when: 'theirs'
        inWindow { mod.drafting().make(clashes[0].theirs(mod.drafting().project(), ROOM)) }

        then:
        mod.drafting().unsaved().empty

        when: 'mine after all'
        inWindow { mod.drafting().undo() }
        inWindow { mod.save { clashes << it } }

        then:
        soon.eventually { assert Files.readString(folder.resolve(ROOM)) == 'name: Theirs\nnumber: 2\n' }
        clashes.size() == 1

        cleanup:
        mod.close()
    }

    def "a file that another program deletes goes as an edit, and when it is undone and saved it is there again"() {
        given:
        def mod = open()

        when:
        Files.delete(folder.resolve(ROOM))
        inWindow { mod.look { clashes << it } }

        then:
        soon.eventually { assert mod.drafting().project().file(ROOM).empty }
        mod.drafting().unsaved().empty

        when:
        inWindow { mod.drafting().undo() }
        inWindow { mod.save { clashes << it } }

        then:
        soon.eventually { assert Files.exists(folder.resolve(ROOM)) }
        Files.readString(folder.resolve(ROOM)) == 'name: Hall\nnumber: 1\n'
        clashes.empty

        when: 'it is deleted there and changed here'
        inWindow { mod.drafting().make(number(mod, 2)) }
        Files.delete(folder.resolve(ROOM))
        inWindow { mod.look { clashes << it } }

        then:
        soon.eventually { assert clashes*.clashes() == [[ROOM]] }
        mod.drafting().project().file(ROOM).get().text().contains('number: 2')

        cleanup:
        mod.close()
    }

    def "what the disk refuses is told"() {
        given:
        def mod = open()
        soon.eventually { assert home.path().resolve('drafts').toFile().list()?.any { it.endsWith('.open') } }
        home.path().resolve('drafts').toFile().deleteDir()
        Files.writeString(home.path().resolve('drafts'), 'a file where a folder should be')

        when:
        inWindow { mod.drafting().make(number(mod, 2)) }

        then:
        soon.eventually { assert troubles*.toString().any { it.startsWith('The disk refuses: ') } }

        cleanup:
        mod.close()
    }

    def "a folder that was deleted meanwhile is written again, whole"() {
        given:
        put('cards/cap.yaml', 'name: Cap\n')
        def mod = open()
        inWindow { mod.drafting().make(number(mod, 2)) }

        when:
        folder.toFile().deleteDir()
        inWindow { mod.save { } }

        then:
        soon.eventually { assert Files.readString(folder.resolve(ROOM)).contains('number: 2') }
        soon.eventually { assert Files.readString(folder.resolve('cards/cap.yaml')) == 'name: Cap\n' }
        troubles == []

        cleanup:
        mod.close()
    }

    def "nothing is written over what is no part of the mod: #what"() {
        given:
        def outside = Files.createDirectories(place.resolve('outside'))
        Files.writeString(outside.resolve('cap.yaml'), 'name: Of another\n')
        Files.createDirectories(folder.resolve('cards'))
        make.call(folder, outside)
        def mod = open()

        when:
        inWindow { mod.drafting().make(Edit.create(Sentence.of('new'), path, 'name: Cap\n')) }
        inWindow { mod.save { } }

        then:
        soon.eventually { assert troubles*.toString().any { it.endsWith("is there already and is no part of the mod") } }
        Files.readString(outside.resolve('cap.yaml')) == 'name: Of another\n'
        mod.drafting().unsaved() == [path] as Set

        cleanup:
        mod.close()

        where:
        what               | path              | make
        'a link'           | 'cards/cap.yaml'  | { Path own, Path far -> Files.createSymbolicLink(own.resolve('cards/cap.yaml'), far.resolve('cap.yaml')) }
        'a linked folder'  | 'marks/cap.yaml'  | { Path own, Path far -> Files.createSymbolicLink(own.resolve('marks'), far) }
        'a very large file' | 'cards/big.yaml' | { Path own, Path far -> Files.write(own.resolve('cards/big.yaml'), new byte[5 << 20]) }
    }

    def "backups are ten minutes apart and thinned with age"() {
        given:
        def backups = new Backups(place.resolve('backups'))
        def project = Project.of('hall', ['mod.yaml': 'id: hall\n'.bytes])
        def begin = LocalDateTime.of(2026, 1, 1, 0, 0)

        when: 'three days of work, a look every five minutes'
        (0..<(3 * 24 * 12)).each { backups.keep(project, begin.plusMinutes(5 * it)) }
        def times = backups.times()
        def end = times[-1]

        then:
        times.count { it > end.minusHours(2) } == 12
        times.count { it <= end.minusHours(2) && it > end.minusDays(2) } in 45..48
        times.count { it <= end.minusDays(2) } in 1..3
        Files.size(backups.at(end)) > 0
    }

    private OpenMod open() {
        OpenMod.at(folder, home, window, { troubles << it })
    }

    private Path put(String path, String text) {
        Files.createDirectories(folder.resolve(path).parent)
        Files.writeString(folder.resolve(path), text)
    }

    private void inWindow(Closure<?> work) {
        window.submit(work as Runnable).get()
    }

    private static Edit number(OpenMod mod, int number) {
        Edit.of(mod.drafting().project(), Sentence.of('number {n}', 'n', number), ROOM, new Change.Assign(Pointer.of('/number'), number))
    }
}
