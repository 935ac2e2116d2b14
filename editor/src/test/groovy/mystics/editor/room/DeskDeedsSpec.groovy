package mystics.editor.room

import mystics.choice.Sentence
import mystics.editor.canvas.DrawingDeeds
import mystics.editor.canvas.RoomFile
import mystics.editor.chapter.ChapterOutline
import mystics.editor.chapter.DraftedChapter
import mystics.editor.deed.DeskWork
import mystics.editor.deed.OutlineItem
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.story.StoryItems
import mystics.geometry.DrawingErrors
import mystics.mod.load.BaseGame
import mystics.mod.write.UnwritableChange
import mystics.mod.write.YamlWriter
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** Deeds by chance at the desks of rooms, chapters and stories: whatever a line of an outline offers, and whatever can be drawn. */
class DeskDeedsSpec extends Specification {
    /** The whole proof: -DdeskDeeds=10000. */
    static final int DEEDS = Integer.getInteger('deskDeeds', 150)
    static final String CHAPTER = 'chapters/lilys-tail.yaml'
    static final String ROOM = 'tiles/kitchen.yaml'
    private final Random random = new Random(Long.getLong('deskSeed', 18L))
    private int refused

    def "deeds by chance at three desks are written, read back, undone to the byte and made again"() {
        given:
        def library = BaseGame.library()
        def bytes = [CHAPTER, ROOM].collectEntries { [it, Files.readAllBytes(Path.of('../base-game').resolve(it))] }
        def project = Project.of('base-game', bytes)
        def drafting = new Drafting(project)
        def work = new DeskWork(drafting, { library }, CHAPTER, { })
        def room = new RoomWork(drafting, ROOM, { })

        when:
        DEEDS.times { int n ->
            if (n % 3 == 0) draw(room)
            else deed(work, n % 3 == 1 ? ChapterOutline.of(new DraftedChapter(work.chapter().get(), work.catalog()))
                    : new StoryItems(work.chapter().get(), work.catalog()).items())
            if (n % 10 == 9) drafting.undo()
        }
        def last = drafting.project()
        def position = drafting.history().position()

        then:
        position > DEEDS / 3
        refused < DEEDS / 10
        last.files().values().every { YamlWriter.read(it.text()) == it.tree() && it.broken().empty }

        when:
        drafting.jump(0)

        then:
        drafting.project() == project

        when:
        drafting.jump(position)

        then:
        drafting.project() == last
    }

    private void draw(RoomWork room) {
        def next = DrawingDeeds.one(room.drawing(), random)
        if (DrawingErrors.of(next).empty) {
            room.make(Sentence.of('drew'), next)
            assert RoomFile.read('kitchen', room.drafting().project().files()[ROOM].tree()).drawing() == next
        }
    }

    private void deed(DeskWork work, List<OutlineItem> lines) {
        def line = pick(lines.findAll { it.deeds() || it.lists() })
        def some = line.lists() && (line.deeds().empty || random.nextBoolean()) ? pick(line.lists()).deeds() : line.deeds()
        if (some.empty) return
        try {
            work.make(pick(some))
        } catch (UnwritableChange no) {
            refused++
        }
    }

    private <T> T pick(List<T> some) {
        some[random.nextInt(some.size())]
    }
}
