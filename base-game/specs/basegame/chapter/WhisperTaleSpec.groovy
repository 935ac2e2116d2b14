package basegame.chapter

import mystics.bot.Bot
import mystics.choice.SeededFate
import mystics.content.CampaignSheet
import mystics.content.Setup
import mystics.phase.chapter.BeginChapter
import mystics.play.Chance
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating

/** Chapter eight on the bed: four knots, what undoes them, what is answered, and how it ends. */
class WhisperTaleSpec extends ChamberSpec {
    static final String DEED = 'a-whisper-for-the-king:'
    static final String BOY = '"There was a boy," said the King.'

    private Map<String, Boolean> read() {
        [first: 'You could not see the thread', second: 'The second knot was at the other ear', third: BOY,
                last: 'The last knot was over his heart']
                .findAll { name, words -> heard(words) }.collectEntries { name, words -> [name, true] }
    }

    private boolean heard(String words) { log.any { it.contains words } }

    def "CH8-7: with a star the #passage knot is undone"() {
        when:
        whispers(knots: before)

        then:
        note('knots') == before + 1
        read().keySet() == [passage] as Set

        where:
        before || passage
        0      || 'first'
        1      || 'second'
        2      || 'third'
        3      || 'last'
    }

    def "STORY-2: only who is on the bed speaks of what is beside it: #who"() {
        given:
        night(party: ['collin', 'filch', 'maginos', 'tilda']) {
            hero who, 'footlocker'; hero other, 'c3'; minion 'elite-rat-warriors', 'a5'; mark 'rat-1', 'asleep', 1
        }

        when:
        acting who, 3
        answer 'move:bed'
        anyhow()

        then:
        heard "${who.capitalize()} went up by the footlocker"
        heard('Maginos: He used to let me have the brown edge.') == (who == 'maginos')
        heard("Filch: She's paying for a plate") == (who == 'filch')

        where:
        who       | other
        'maginos' | 'collin'
        'collin'  | 'maginos'
        'filch'   | 'tilda'
        'collin'  | 'filch'
    }

    def "CH8-7: without a star none is, and only on the bed can anybody whisper"() {
        given:
        asleep(space)

        when:
        acting 'collin', 0

        then:
        options.contains(DEED + 'whisper') == (space == 'bed')

        when:
        if (space == 'bed') {
            answer DEED + 'whisper'
            dice CHEESE, CHEESE
        }

        then:
        note('knots') == 0

        where:
        space << ['bed', 'footlocker']
    }

    def "CH8-12: with two stars #who undoes #count when #before are undone, and they are read"() {
        given:
        night(party: ['collin', 'filch', 'maginos', 'tilda']) {
            hero who, 'bed'; minion 'elite-rat-warriors', 'a5'; mark 'rat-1', 'asleep', 1; note 'knots', before
        }
        acting who, 0

        when:
        answer DEED + 'whisper'
        dice SWORD_STAR, SWORD_STAR, CHEESE

        then:
        note('knots') == before + count
        read().keySet() == passages as Set

        where:
        who       | before || count | passages
        'maginos' | 0      || 2     | ['first', 'second']
        'maginos' | 1      || 2     | ['second', 'third']
        'maginos' | 2      || 1     | ['third']
        'maginos' | 3      || 1     | ['last']
        'tilda'   | 0      || 1     | ['first']
    }

    def "CH8-8: the Brush undoes two knots, but never the last: of #before undone #after are left undone"() {
        given:
        asleep('bed') { note 'vanestras-brush', 1; note 'knots', before; note 'hummed', hummed }

        when:
        acting 'collin', 0
        answer DEED + 'comb'

        then:
        note('knots') == after
        told('The brush had been hers for one winter')
        heard(BOY) == (after == 3)
        heard('Its thread had gone into the brush') == (after == 3 && hummed == 0)
        log.any { it.contains('"There was a..." he said into it.') } == (after == 2)

        when:
        acting 'collin', 0

        then:
        !options.contains(DEED + 'comb')

        where:
        before | hummed || after
        0      | 0      || 2
        1      | 0      || 3
        2      | 0      || 3
        1      | 1      || 3
    }

    def "CH8-8: the song finds the third knot before its turn, and the King says the same"() {
        given:
        asleep('bed') { note 'queens-song', 1; note 'knots', before }

        when:
        acting 'collin', 0
        answer DEED + 'hum'

        then:
        note('knots') == before + 1
        told('They had the tune from the clock')
        heard(BOY) == (before == 2)
        log.any { it.contains('Nobody had touched it') } == (before == 2)

        where:
        before << [0, 1, 2]
    }

    def "CH8-8, CH8-7: after the song the second knot is followed by the third"() {
        when:
        whispers(knots: 2, hummed: 1)

        then:
        note('knots') == 3
        read().keySet() == ['second', 'third'] as Set
    }

    def "CH8-8: without Brush and song there is nothing but whispering, and with three knots undone neither helps"() {
        given:
        asleep('bed') { note 'vanestras-brush', kept; note 'queens-song', kept; note 'knots', knots }

        when:
        acting 'collin', 0

        then:
        options.findAll { it.startsWith DEED } == [DEED + 'whisper']

        where:
        kept | knots
        0    | 0
        1    | 3
    }

    def "CH8-11, STORY-2: the King is answered: #answer"() {
        given:
        whispers([campaign: CampaignSheet.NEW], [knots: 3])

        when:
        if (!options.contains(answer)) anyhow()
        trial.answer answer

        then:
        note('king') == 1
        note("said-$answer") == 1
        log.any { it.contains words }
        told('You cannot carry a crown')

        where:
        answer || words
        'wait' || '"As long as it takes," the King repeated'
        'name' || '"Collin," said the King'
        'bow'  || 'Two of them bowed to each other'
    }

    def "STORY-2, CH8-7: a page is answered, and what follows is read, before an inspired mouse is asked about one more action"() {
        given:
        asleep([campaign: CampaignSheet.NEW], 'bed') { note 'knots', 3; cheese 'collin', 1 }
        set { it.mark 'collin', 'inspired', 1 }

        when:
        acting 'collin', 0
        answer 'a-whisper-for-the-king:whisper'
        dice SWORD_STAR, BOW

        then:
        asked.contains('What do you say to him?')

        when:
        trial.answer 'wait'

        then:
        asked == 'collin: Pay 1 cheese for one more action (Inspire)?'
        told('You cannot carry a crown')
    }

    def "CH8-7: what Collin told the water moves the hand: #kept"() {
        when:
        whispers((kept): 1, knots: 2)

        then:
        log.any { it.contains(words) }

        where:
        kept           || words
        'quench-song'  || 'It tapped nine times'
        'quench-laugh' || 'like a swallow through a barn'
        'quench-count' || 'telling heads in the dark'
    }

    def "CH8-1, CH8-10: won when the free are down the ladder, whoever is awake far off"() {
        given:
        night {
            hero 'collin', 'd1'; hero 'filch', 'd2'; captured 'nez'; captured 'tilda'; minion 'spider', 'bed'
            note 'knots', 4; set 'OBJECTIVE', 1
        }

        when:
        acting 'collin', 0
        answer 'explore:flip'
        anyhow()

        then:
        game().outcome().name() == 'WON'
        told('The great bell began')
        told('They dug.')
    }

    def "CH8-1, END-1: time runs out with #knots knots undone"() {
        given:
        night { hero 'collin', 'd1'; track 'collin'; note 'knots', knots; set 'PAGE', 3; set 'WHEEL', 5 }

        when:
        turn 'collin'
        dice ONE
        answer 'end'
        anyhow()

        then:
        game().outcome().name() == outcome
        told(words)

        where:
        knots || outcome      | words
        0     || 'LOST_OTHER' | 'It leaned, it sat down in its own wax'
        1     || 'LOST_TIME'  | 'The bell rang, and went on ringing'
    }

    def "CH8-1, CAPTURE-5: all captured"() {
        given:
        night { minion 'elite-rat-warriors', 'a5'; PARTY.each { captured it } }

        when:
        round()

        then:
        told('They were shown very quietly to a warming pan')
    }

    def "STORY-2: the first mouse on the bed sees the crusts"() {
        given:
        asleep('footlocker')

        when:
        acting 'collin', 3
        answer 'move:bed'

        then:
        told('Collin went up by the footlocker')
    }

    def "SEARCH-5, STORY-2: behind the loose stone lies the cloak, or what is left of its bundle if a mouse has it already: #has"() {
        given:
        night { room 'kings-tunnels'; hero 'collin', 'f3'; if (has) packs 'filch', 'shifting-cloak' }
        acting 'collin', 0
        if (has) draws 'old-rind'

        when:
        answer 'search'
        dice SWORD_STAR
        answer 'keep'

        then:
        told('Behind a loose stone was a bundle')
        log.any { it.contains('It was not a dish cloth.') } == !has
        log.any { it.contains('They knew which dish cloth.') } == has

        where:
        has << [false, true]
    }

    private List<String> playedByBots(long seed) {
        def setup = new Setup('a-whisper-for-the-king', FOUR.collect { new Setup.Member(it, '') }, [] as Set)
        def open = library.setting(setup, Inspector.NONE)
        def player = Bot.SENSIBLE.players(open.box()).apply(seed)
        def chance = Optional.of(Chance.of(new SeededFate(seed)))
        def seats = (open.box().heroes()*.id() + 'party').collectEntries { [it, player] }
        def game = Game.begin(open, new Seating(chance, chance, seats), [new BeginChapter()])
        game.log()*.text()*.toString() + game.outcome().name()
    }

    def "CH8-1, CH8-4: a stealthy party wins, and nobody strikes a blow in the chamber"() {
        expect:
        (1L..10L).any { seed ->
            def lines = playedByBots(seed)
            def inside = lines.drop(lines.findIndexOf { it.contains 'behind the wood pile' })
            lines.last() == 'WON' && !inside.any { it.contains 'attacks' }
        }
    }

    def "CH8-1: in the golden game that is won no mouse attacks anybody once they are in the chamber"() {
        given:
        def lines = new File('playthroughs/a-whisper-for-the-king-won.txt').readLines('UTF-8')
        def entered = lines.findIndexOf { it.contains 'behind the wood pile' }

        expect:
        entered > 0
        lines.last() == 'WON'
        !lines.drop(entered).any { it =~ /(Collin|Filch|Maginos|Tilda) attacks/ }
    }
}
