package mystics.editor.chapter

import mystics.choice.Sentence
import mystics.content.Goal
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import spock.lang.Shared
import spock.lang.Specification

/** Chapters of the storybook laid out again from nothing, line by line of the outline. */
class ChapterLaidOutSpec extends Specification {
    static final String NOTHING = 'name: Drafted\nnumber: 1\nintro: To be written.\n'
    @Shared Library library = BaseGame.library()

    private static void deck(Pencil pencil, int end, int standard) {
        pencil.press('Time runs out', 'PLUS', end)
        pencil.press('0 standard', 'PLUS')
        pencil.press('1 standard', 'PLUS')
        (2..<standard).each { pencil.press("$it standard", 'PLUS') }
        pencil.press('0 difficult', 'PLUS')
        pencil.press('1 difficult', 'MINUS')
    }

    def "chapter two laid out again has the same values, and undoing it all gives the bytes of the beginning"() {
        given:
        def pencil = new Pencil(library, NOTHING)
        def wanted = library.catalog().chapters()['lilys-tail']

        when: 'its tiles are laid'
        pencil.pick('Tiles', 'Lay a tile', 'The Courtyard')
        pencil.pick('Tiles', 'Lay a tile', 'The Dining Tunnels, to the east of The Courtyard')
        pencil.pick('Tiles', 'Lay a tile', 'The Crystal Tunnels, to the east of The Dining Tunnels')
        pencil.pick('Tiles', 'Lay a tile', 'The Sewer Drain Pipe, to the south of The Crystal Tunnels')

        and: 'who goes, when it ends, and who waits where'
        pencil.press('A party of 0', 'PLUS')
        (1..3).each { pencil.press("A party of $it", 'PLUS') }
        pencil.press('Lily may go', 'SPACE')
        pencil.press('Lily must go', 'SPACE')
        pencil.press('Lily may not go', 'SPACE')
        deck(pencil, 5, 9)
        pencil.inRoom('The Courtyard', 'The party begins here', 'home')
        pencil.crowd('The Courtyard', 'Roaches', 3)
        pencil.crowd('The Dining Hall', 'Elite Rat Warriors', 2)
        pencil.crowd('The Sewer Drain Pipe', 'Skitter-Clak', 1)
        pencil.crowd('The Sewer Drain Pipe', 'Rat Warriors', 5)
        pencil.inRoom('The Dining Hall', 'A search finds', 'Dinner Fork')
        pencil.inRoom('The Sewer Drain Pipe', 'A surge brings', 'Roaches')
        pencil.press('Surge: 1', 'PLUS')

        and: 'what wins it'
        pencil.pick('Objective', 'Enter ...', 'The Sewer Drain Pipe')
        pencil.pick('Objective', 'Reach ...', wantedMark('trap-stars'))
        pencil.pick('Objective', 'Defeat ...', 'Skitter-Clak')
        pencil.press('2: Reach', 'J')
        pencil.press('2, in any order: Reach', 'PLUS')
        wanted.objective()[1].anyOrder().eachWithIndex { Goal goal, int i ->
            say(pencil, i + 1, goal)
        }

        then:
        Pencil.facts(pencil.work.now().get().chapter()) == Pencil.facts(wanted)

        when:
        while (pencil.drafting.history().canUndo()) pencil.drafting.undo()

        then:
        pencil.text() == NOTHING
    }

    def "chapter one laid out again has the same values"() {
        given:
        def pencil = new Pencil(library, NOTHING)
        def wanted = library.catalog().chapters()['flight-to-barksburg']

        when:
        pencil.pick('Tiles', 'Lay a tile', 'The Guard Room')
        pencil.pick('Tiles', 'Lay a tile', 'The Kitchen Tunnels, to the north of The Guard Room')
        pencil.pick('Tiles', 'Lay a tile', 'The Tunnel Entrance, to the west of The Kitchen Tunnels')
        pencil.press('A party of 0', 'PLUS')
        (1..3).each { pencil.press("A party of $it", 'PLUS') }
        pencil.press('Lily may go', 'SPACE')
        pencil.press('Lily must go', 'SPACE')
        deck(pencil, 6, 9)
        pencil.inRoom('The Guard Room', 'The party begins here', 'start')
        pencil.crowd('The Guard Room', 'Rat Warriors', 3)
        pencil.crowd('The Kitchen', 'Roaches', 4)
        pencil.inRoom('The Guard Room', 'A search finds', "Tinkerer's Treasure")
        pencil.inRoom('The Sewer', 'A search finds', 'Fishhook & Thread')
        pencil.pick('Search: Fishhook', 'Only on spaces with', 'Water')
        pencil.inRoom('The Guard Room', 'A surge brings', 'Rat Warriors')
        pencil.press('Surge: 1', 'PLUS')
        pencil.pick('Objective', 'Enter ...', 'The Courtyard')
        pencil.pick('Objective', 'Clear ...', 'The Courtyard')
        pencil.pick('Objective', 'All free on ...', 'The Courtyard, the entrance to the tree')

        then: 'the tiles were laid in another order'
        def made = Pencil.facts(pencil.work.now().get().chapter())
        def facts = Pencil.facts(wanted)
        made.tiles.toSet() == facts.tiles.toSet()
        made - [tiles: made.tiles] == facts - [tiles: facts.tiles]
    }

    private String wantedMark(String id) {
        library.catalog().marks()[id].name()
    }

    private static void say(Pencil pencil, int number, Goal goal) {
        pencil.work.make(Sentence.of('Said'), pencil.goals().says(pencil.goals().spots()[number], goal.says()))
        if (goal.hint().present) {
            pencil.work.make(Sentence.of('Hinted'), pencil.goals().hint(pencil.goals().spots()[number], goal.hint().get()))
        }
    }
}
