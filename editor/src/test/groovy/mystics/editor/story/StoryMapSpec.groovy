package mystics.editor.story

import mystics.editor.deed.DeskWork
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.settings.Scheme
import mystics.editor.type.Type
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import spock.lang.Shared
import spock.lang.Specification

import java.awt.event.MouseEvent
import java.awt.image.BufferedImage

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** The map of a story: what leads to what, and what is remembered where. */
class StoryMapSpec extends Specification {
    static final String PATH = 'chapters/drafted.yaml'
    static final String TOLD = '''\
        name: Drafted
        number: 1
        intro: To be written.
        party: { size: 4 }
        tiles: [{ at: [0, 0], up: guard-room }]
        start: { room: guard-room, mark: start }
        end-page: 6
        objective: [{ cleared: guard-room }]
        story:
          - { id: victory, when: victory, text: Won., instead: [{ if: { with: [knocked] }, text: They had knocked. }] }
          - id: opening
            when: start
            text: A door.
            choice:
              asks: Do we knock?
              options:
                - { id: knock, says: We knock., then: inside, keep: knocked }
                - { id: turn, says: We turn back., then: nowhere }
              then: dusk
          - { id: inside, when: told, text: Inside. }
          - { id: dusk, when: told, text: Dusk. }
        '''.stripIndent()
    @Shared Library library = BaseGame.library()
    private final Drafting drafting = new Drafting(Project.of('drafted', [(PATH): TOLD.bytes]))
    private final DeskWork work = new DeskWork(drafting, { library }, PATH, { })

    def "answers lead to the right, memories to where they are read, and an answer to nowhere leads nowhere"() {
        when:
        def map = StoryMap.of(work.chapter().get())

        then:
        map.boxes().collect { [it.passage(), it.column(), it.row()] } == [[1, 0, 0], [2, 1, 0], [3, 1, 1], [0, 0, 2]]
        map.links().collect { [it.from(), it.answer(), it.to(), it.kind().name()] } ==
                [[1, 0, 2, 'ANSWER'], [1, 0, 0, 'MEMORY'], [1, 2, 3, 'EVERY_ANSWER']]
    }

    def "no box of any chapter of the base game covers another"() {
        expect:
        library.catalog().chapters().values().each { chapter ->
            def metrics = new BufferedImage(1, 1, 1).createGraphics().fontMetrics
            def view = StoryMapView.of(chapter, metrics, 400)
            def places = view.places().values().toList()
            assert places.size() == chapter.story().size()
            assert places.every { one -> places.every { it.is(one) || !it.intersects(one) } }
            assert places.every { it.maxX < view.width() && it.maxY < view.height() }
            assert view.map().links().every { view.path(it).bounds2D.maxX <= view.width() }
        }
    }

    def "a click selects a passage, and arrows go on from there"() {
        given:
        int selected = 0
        onEvents { Scheme.LIGHT.wear(100) }
        def pane = made { new StoryMapPane(work, { selected++ }) }
        onEvents { pane.show(new StoryItems(work.chapter().get(), work.catalog()).items()) }
        lay(pane, 500, 400)
        def view = StoryMapView.of(work.chapter().get(), pane.getFontMetrics(Type.plain()), 500)
        def at = view.places()[1]

        when:
        def press = new MouseEvent(pane, MouseEvent.MOUSE_PRESSED, 0L, 0, at.centerX as int, at.centerY as int, 1, false)
        onEvents { pane.dispatchEvent(press) }

        then:
        work.item() == '/story/1'
        selected == 1

        when:
        key(pane, 'RIGHT')

        then:
        work.item() == '/story/2'

        when:
        key(pane, 'DOWN')
        key(pane, 'LEFT')
        onEvents { pane.show(new StoryItems(work.chapter().get(), work.catalog()).items()) }

        then:
        work.item() == '/story/0'
        pane.accessibleContext.accessibleDescription.startsWith('victory')
    }

    private static void key(pane, String stroke) {
        onEvents { pane.actionMap.get(stroke).actionPerformed(null) }
    }
}
