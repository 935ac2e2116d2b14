package mystics.editor.chapter

import mystics.editor.deed.DeskWork
import mystics.editor.deed.OutlineItem

import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.mod.load.Library
import mystics.mod.source.ModSource

/** Makes a chapter by the lines of its outline, as somebody does who has no mouse. */
class OutlineHand {
    static final String PATH = 'chapters/drafted.yaml'
    final Drafting drafting
    final DeskWork work
    final List<String> selected = []

    OutlineHand(Library library, String text) {
        drafting = new Drafting(Project.of('drafted', ModSource.of('drafted', [(PATH): text.bytes])))
        work = new DeskWork(drafting, { library }, PATH, { selected << it.toString() })
    }

    List<OutlineItem> lines() {
        ChapterOutline.of(DraftedChapter.on(work).get())
    }

    /** The line that begins with some words, behind a line that begins with others. */
    OutlineItem line(String words, String behind = '') {
        def lines = lines()
        def from = behind ? lines.findIndexOf { it.words().toString().startsWith(behind) } : -1
        def found = lines.drop(from + 1).find { it.words().toString().startsWith(words) }
        assert found: "no line '$words' in ${lines*.words()}"
        found
    }

    /** Presses a key on a line, some number of times. */
    void press(String words, String key, int times = 1, String behind = '') {
        times.times {
            def deed = line(words, behind).deeds().find { it.key() == key }
            assert deed: "no $key on '$words'"
            work.make(deed)
        }
    }

    /** Picks something from a list of a line. */
    void pick(String words, String list, String name, String behind = '') {
        def open = line(words, behind).lists().find { it.label().toString() == list }
        assert open: "no '$list' on '$words'"
        def deed = open.deeds().find { it.label().toString() == name } ?: open.deeds().find { it.label().toString().startsWith(name) }
        assert deed: "no '$name' among ${open.deeds()*.label()}"
        work.make(deed)
    }

    /** Picks something from a list of a room. */
    void inRoom(String room, String list, String name) {
        def line = lines().find { it.id().startsWith('room:') && it.words().toString() in [room, "$room: no mouse comes here".toString()] }
        assert line: "no room $room"
        def open = line.lists().find { it.label().toString() == list }
        def deed = open.deeds().find { it.label().toString() == name }
        assert deed: "no '$name' among ${open.deeds()*.label()}"
        work.make(deed)
    }

    /** Puts minions into a room. */
    void crowd(String room, String minions, int number) {
        inRoom(room, 'A minion waits here', minions)
        (1..<number).each { now ->
            def lines = lines()
            def from = lines.findIndexOf { it.id().startsWith('room:') && it.words().toString() in [room,
                    "$room: no mouse comes here".toString()] }
            work.make(lines.drop(from).find { it.words().toString() == "$now $minions" }.deeds().find { it.key() == 'PLUS' })
        }
    }

    GoalDeeds goals() {
        GoalDeeds.of(DraftedChapter.on(work).get().chapter())
    }

    String text() {
        drafting.project().file(PATH).get().text()
    }

    /** Everything a chapter says but its story, with places of tiles as lists. */
    static Map facts(chapter) {
        chapter.properties.findAll { !(it.key in ['class', 'story', 'id', 'tiles', 'name', 'number', 'intro']) } +
                [tiles: chapter.tiles().collect { [it.at().toList(), it.up()] }]
    }
}
