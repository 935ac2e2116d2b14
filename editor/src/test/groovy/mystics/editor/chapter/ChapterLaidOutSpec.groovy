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

    private static void deck(OutlineHand hand, int end, int standard) {
        hand.press('Time runs out', 'PLUS', end)
        hand.press('0 standard', 'PLUS')
        hand.press('1 standard', 'PLUS')
        (2..<standard).each { hand.press("$it standard", 'PLUS') }
        hand.press('0 difficult', 'PLUS')
        hand.press('1 difficult', 'MINUS')
    }

    def "chapter two laid out again has the same values, and undoing it all gives the bytes of the beginning"() {
        given:
        def hand = new OutlineHand(library, NOTHING)
        def wanted = library.catalog().chapters()['lilys-tail']

        when: 'its tiles are laid'
        hand.pick('Tiles', 'Lay a tile', 'The Courtyard')
        hand.pick('Tiles', 'Lay a tile', 'The Dining Tunnels, to the east of the Courtyard')
        hand.pick('Tiles', 'Lay a tile', 'The Crystal Tunnels, to the east of the Dining Tunnels')
        hand.pick('Tiles', 'Lay a tile', 'The Sewer Drain Pipe, to the south of the Crystal Tunnels')

        and: 'who goes, when it ends, and who waits where'
        hand.press('A party of 0', 'PLUS')
        (1..3).each { hand.press("A party of $it", 'PLUS') }
        hand.press('Lily may go', 'SPACE')
        hand.press('Lily must go', 'SPACE')
        hand.press('Lily may not go', 'SPACE')
        deck(hand, 5, 9)
        hand.inRoom('The Courtyard', 'The party begins here', 'home')
        hand.crowd('The Courtyard', 'Roaches', 3)
        hand.crowd('The Dining Hall', 'Elite Rat Warriors', 2)
        hand.crowd('The Sewer Drain Pipe', 'Skitter-Clak', 1)
        hand.crowd('The Sewer Drain Pipe', 'Rat Warriors', 5)
        hand.inRoom('The Dining Hall', 'A search finds', 'Dinner Fork')
        hand.inRoom('The Sewer Drain Pipe', 'A surge brings', 'Roaches')
        hand.press('Surge: 1', 'PLUS')

        and: 'what wins it'
        hand.pick('Objective', 'Enter ...', 'The Sewer Drain Pipe')
        hand.pick('Objective', 'Lay the mark ...', wantedMark('trap-stars'))
        hand.pick('Objective', 'Defeat ...', 'Skitter-Clak')
        hand.press('2: Reach', 'J')
        hand.press('2, in any order: Reach', 'PLUS')
        wanted.objective()[1].anyOrder().eachWithIndex { Goal goal, int i ->
            say(hand, i + 1, goal)
        }

        then:
        OutlineHand.facts(hand.work.chapter().get()) == OutlineHand.facts(wanted)

        when:
        while (hand.drafting.history().canUndo()) hand.drafting.undo()

        then:
        hand.text() == NOTHING
    }

    def "chapter one laid out again has the same values"() {
        given:
        def hand = new OutlineHand(library, NOTHING)
        def wanted = library.catalog().chapters()['flight-to-barksburg']

        when:
        hand.pick('Tiles', 'Lay a tile', 'The Guard Room')
        hand.pick('Tiles', 'Lay a tile', 'The Kitchen Tunnels, to the north of the Guard Room')
        hand.pick('Tiles', 'Lay a tile', 'The Tunnel Entrance, to the west of the Kitchen Tunnels')
        hand.press('A party of 0', 'PLUS')
        (1..3).each { hand.press("A party of $it", 'PLUS') }
        hand.press('Lily may go', 'SPACE')
        hand.press('Lily must go', 'SPACE')
        deck(hand, 6, 9)
        hand.inRoom('The Guard Room', 'The party begins here', 'start')
        hand.crowd('The Guard Room', 'Rat Warriors', 3)
        hand.crowd('The Kitchen', 'Roaches', 4)
        hand.inRoom('The Guard Room', 'A search finds', "Tinkerer's Treasure")
        hand.inRoom('The Sewer', 'A search finds', 'Fishhook & Thread')
        hand.pick('Search: Fishhook', 'Only on spaces with', 'Water')
        hand.inRoom('The Guard Room', 'A surge brings', 'Rat Warriors')
        hand.press('Surge: 1', 'PLUS')
        hand.pick('Objective', 'Enter ...', 'The Courtyard')
        hand.pick('Objective', 'Clear ...', 'The Courtyard')
        hand.pick('Objective', 'All free on ...', 'The Courtyard, the tree entrance')

        then: 'the tiles were laid in another order'
        def made = OutlineHand.facts(hand.work.chapter().get())
        def facts = OutlineHand.facts(wanted)
        made.tiles.toSet() == facts.tiles.toSet()
        made.findAll { it.key != 'tiles' } == facts.findAll { it.key != 'tiles' }
    }

    private String wantedMark(String id) {
        library.catalog().marks()[id].name()
    }

    private static void say(OutlineHand hand, int number, Goal goal) {
        hand.work.make(Sentence.of('Said'), hand.goals().says(hand.goals().spots()[number], goal.says()))
        if (goal.hint().present) {
            hand.work.make(Sentence.of('Hinted'), hand.goals().hint(hand.goals().spots()[number], goal.hint().get()))
        }
    }
}
