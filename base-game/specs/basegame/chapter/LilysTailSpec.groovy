package basegame.chapter

import mystics.content.CampaignSheet
import mystics.content.CampaignSheet.HeroSheet
import mystics.content.Setup
import mystics.odds.Ahead
import mystics.phase.chapter.BeginChapter
import mystics.phase.chapter.PackingUp
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.choice.Answer
import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.trial.TrialTable

class LilysTailSpec extends ChapterSpec {
    static final String DRAIN = 'sewer-drain-pipe'

    private void night(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'lilys-tail', variants: []] + named, changes)
    }

    /** Collin and Nez stand below the ledge; the others are away. */
    private void below(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        night([party: ['collin', 'filch', 'nez', 'tilda']] + named) {
            room DRAIN; hero 'collin', 'e5'; hero 'nez', 'e5'
            set 'OBJECTIVE', 1
            changes.delegate = delegate
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
    }

    private Map<String, Integer> notes(String... names) {
        names.collectEntries { [it, note(it)] }
    }

    def "CH2-2, CH2-3, RESERVE-5: the party starts in the tree, traps lie on both red X, and Lily waits on the ledge"() {
        given:
        night { }

        expect:
        figure('collin').space() == 'tree-entrance'
        ['e3', 'c6'].every { mark('dining-tunnels', it, 'mousetrap') == 1 }
        figure('lily').state() == 'waiting'
        figure('lily').space() == 'ledge-3'
        markOn('lily', 'trapped') == 1
        !('lily' in track)
        get('END_PAGE') == 5
    }

    def "CH2-2: a surge in the Dining Tunnels lays both traps anew"() {
        given:
        night {
            room 'dining-tunnels'; hero 'collin', 'a3'; minion 'roaches', 'a3'; track 'roaches', 'collin'; set 'WHEEL', 5
            lay 'e3', 'mousetrap', 0; lay 'c6', 'mousetrap', 0
        }

        when:
        turn 'roaches'
        dice BOW, CHEESE
        anyhow()

        then:
        ['e3', 'c6'].every { mark('dining-tunnels', it, 'mousetrap') == 1 }
    }

    def "CH2-4: one of the smallest group goes to Lily instead of the board"() {
        given:
        night { room 'courtyard'; hero 'collin', 'f3' }
        acting 'collin', 3
        draws 'changing-of-the-watch'

        when:
        answer 'explore:flip'
        anyhow()

        then:
        mark(DRAIN, 'ledge-4', 'lilys-stand') in [1, 2, 3]
        String who = ['Roach', 'Rat Warrior', 'Elite Rat Warrior'][mark(DRAIN, 'ledge-4', 'lilys-stand') - 1]
        log.any { it.contains "One $who goes down to Lily instead" }
    }

    def "CH2-5: she shoots before each round; a bow that is not blocked makes her target run"() {
        given:
        night { room 'courtyard'; hero 'collin', 'c3'; lay "$DRAIN/ledge-4".toString(), 'lilys-stand', 2 }

        when:
        round()
        dice BOW, CHEESE, CHEESE
        dice CHEESE, CHEESE

        then:
        mark(DRAIN, 'ledge-4', 'lilys-stand') == 0
        mark(DRAIN, 'ledge-3', 'lily-hurt') == 0
        log.findIndexOf { it.contains 'Her target runs' } < log.findIndexOf { it.startsWith 'Half a walnut came by' }
    }

    def "CH2-5, STORY-2: her first hit is told after the dice, and a first miss in another way"() {
        given:
        night { room 'courtyard'; hero 'collin', 'c3'; lay "$DRAIN/ledge-4".toString(), 'lilys-stand', 2; note 'lily-shots', shots }

        when:
        round()
        dice arrow, CHEESE, CHEESE
        (arrow == BOW ? 1 : 3).times { dice CHEESE, CHEESE }

        then:
        log.any { it.startsWith 'Half a walnut came by' } == hit
        log.any { it.startsWith 'An arrow came by' } == miss

        where:
        shots | arrow  || hit   | miss
        0     | BOW    || true  | false
        1     | BOW    || true  | false
        2     | BOW    || false | false
        0     | CHEESE || false | true
        1     | CHEESE || false | false
    }

    def "CH2-5: a target that is left hits back, and she defends"() {
        given:
        night { room 'courtyard'; hero 'collin', 'c3'; lay "$DRAIN/ledge-4".toString(), 'lilys-stand', 2 }

        when:
        round()
        dice BOW, CHEESE, CHEESE
        dice SWORD_SHIELD, CHEESE
        dice SWORD_STAR, SWORD_STAR
        dice SWORD_SHIELD, CHEESE

        then:
        mark(DRAIN, 'ledge-4', 'lilys-stand') == 2
        mark(DRAIN, 'ledge-3', 'lily-hurt') == 1
        log.any { it.contains 'she has 1 of 3 wounds' }
    }

    def "CH2-5: overcome once, a page passes and the stand is empty; twice, and the night is lost"() {
        given:
        night {
            room 'courtyard'; hero 'collin', 'c3'; lay "$DRAIN/ledge-4".toString(), 'lilys-stand', 2
            lay "$DRAIN/ledge-3".toString(), 'lily-hurt', 2; note 'lily-overcome', before
        }

        when:
        round()
        dice CHEESE, CHEESE, CHEESE
        dice CHEESE, CHEESE
        dice SWORD_STAR, SWORD_STAR
        dice CHEESE, CHEESE

        then:
        game().outcome().name() == outcome
        note('lily-overcome') == 1
        mark(DRAIN, 'ledge-4', 'lilys-stand') == 0
        mark(DRAIN, 'ledge-3', 'lily-hurt') == 0
        get('PAGE') == page

        where:
        before || outcome      | page
        0      || 'RUNNING'    | 2
        1      || 'LOST_OTHER' | 1
    }

    def "CH2-5, STORY-2: whoever stands in the Drain Pipe sees how she is overcome, and the others hear it: #where"() {
        given:
        night {
            room where; hero 'collin', space; lay "$DRAIN/ledge-4".toString(), 'lilys-stand', 2
            lay "$DRAIN/ledge-3".toString(), 'lily-hurt', 2
        }

        when:
        round()
        dice CHEESE, CHEESE, CHEESE
        dice CHEESE, CHEESE
        dice SWORD_STAR, SWORD_STAR
        dice CHEESE, CHEESE

        then:
        log.any { it.contains('the far voice was saying') } == heard
        log.any { it.contains('The bow went along the ledge by itself') } == !heard

        where:
        where       | space || heard
        'courtyard' | 'c3'  || true
        DRAIN       | 'e5'  || false
    }

    def "CH2-6, RESERVE-2: #mouse's star counts #counts; two open the trap, and Lily joins below the last card"() {
        given:
        below(party: ['collin', 'maginos', 'nez', 'tilda']) { minion 'skitter-clak', 'a1'; hero 'maginos', 'ledge-4' }

        when:
        acting mouse, 0
        answer 'lilys-tail:open-trap'
        dice(*([SWORD_STAR] + [CHEESE] * more))

        then:
        note('trap-stars') == counts
        ('lily' in track) == (counts == 2)
        (figure('lily').state() == 'on-board') == (counts == 2)
        counts == 1 || track[-1] == 'lily' && note('lily-first') == 1 && markOn('lily', 'trapped') == 0

        where:
        mouse     | more       || counts
        'collin'  | CHEESE     || 1
        'nez'     | CHEESE     || 2
        'maginos' | SWORD_STAR || 2
    }

    def "CH2-6: without a star the trap stays shut, and the table hears it"() {
        given:
        below { minion 'skitter-clak', 'a1' }

        when:
        acting 'nez', 0
        answer 'lilys-tail:open-trap'
        dice CHEESE, CHEESE

        then:
        note('trap-stars') == 0
        log.any { it.contains 'The trap stays shut' }
    }

    def "CH2-6: freed, she leaves her wounds behind"() {
        given:
        below { minion 'skitter-clak', 'a1'; lay "$DRAIN/ledge-3".toString(), 'lily-hurt', 2 }

        when:
        acting 'nez', 0
        answer 'lilys-tail:open-trap'
        dice SWORD_STAR, CHEESE

        then:
        mark(DRAIN, 'ledge-3', 'lily-hurt') == 0
    }

    def "STORY-2, CH2-2: the first trap that goes off under a mouse is told, once"() {
        given:
        night { room 'dining-tunnels'; hero 'collin', 'e2'; lay 'e3', 'mousetrap', 1; lay 'c6', 'mousetrap', 1 }

        when: 'what may happen there is told beforehand, but not the story'
        acting 'collin', 3
        def ahead = Ahead.of(game())['move:e3'].join(' ')

        then:
        ahead.contains('The mousetrap on e3 springs')
        !ahead.contains('short word')

        when:
        answer 'move:e3'
        dice CHEESE, CHEESE

        then:
        log.count { it.startsWith('*Snap* is a short word.') && it.contains("on Collin's nose") } == 1
    }

    def "STORY-2: Lily says so when somebody #comes"() {
        given:
        below { hero 'nez', 'e5'; note 'by-air', air; minion 'skitter-clak', 'a1' }

        when:
        acting 'nez', 0
        answer 'lilys-tail:open-trap'
        dice SWORD_STAR, CHEESE

        then:
        log.find { it.startsWith('There was a creak') }.contains('Nobody had ever come to her through the *air* before.') == (air == 1)

        where:
        comes                | air
        'comes over the air' | 1
        'climbs the ledge'   | 0
    }

    def "CH2-9, STORY-3, CAMP-1: at the end Lily's player says what she wants to keep, and that is her first ability from now on"() {
        given:
        below(campaign: CampaignSheet.NEW) {
            hero 'tilda', 'e5'; hero 'filch', 'e5'
            note 'skitter-beaten', 1; cardNote 'skitter-clak', 'beaten', 1; note 'trap-stars', 1
        }

        when:
        acting 'collin', 0
        answer 'lilys-tail:open-trap'
        dice SWORD_STAR, CHEESE

        then:
        asked == 'lily: What do you want to keep, Lily?'
        options[0..1] == ['keen-eye', 'aimed-shot']
        options.size() > 4

        when:
        answer options.find { it.contains 'power-shot' }
        def said = log.findAll { it.startsWith('Lily: Mine? Easy.') }.last()
        while (asked) answer options[0]
        def sheet = PackingUp.sheet(game()).get().of('lily')

        then:
        said.startsWith('Lily: Mine? Easy. The creak a bow gives just before too far.')
        sheet.abilities() == ['power-shot']
        sheet.keeps() == 'power-shot'
    }

    def "CH2-6: from elsewhere nobody reaches the trap"() {
        given:
        below { hero 'collin', 'a1' }

        when:
        acting 'collin', 0

        then:
        !options.any { it.contains 'open-trap' }
    }

    def "CH2-7: the drain is not turned over while she sits on it"() {
        given:
        below { hero 'nez', 'drain-pipe' }

        when:
        acting 'nez', 0

        then:
        !options.contains('explore:flip')
        refusals().values().any { it.rule() == 'CH2-7' }
    }

    def "CH2-1, CH2-8: both deeds win in any order, and #what is remembered"() {
        given:
        below(campaign: CampaignSheet.NEW) {
            hero 'tilda', 'e5'; hero 'filch', 'e5'
            note 'skitter-beaten', 1; cardNote 'skitter-clak', 'beaten', 1; note 'trap-stars', 1; note 'lily-overcome', overcome
        }

        when:
        acting 'collin', 0
        answer 'lilys-tail:open-trap'
        dice SWORD_STAR, CHEESE
        while (asked) answer options[0]

        then:
        game().outcome().name() == 'WON'
        PackingUp.sheet(game()).get().marks().keySet() == remembered as Set
        PackingUp.sheet(game()).get().heroes().keySet().contains('lily')

        where:
        what           | overcome || remembered
        'Lily Unbowed' | 0        || ['lily-unbowed']
        'nothing'      | 1        || []
    }

    def "CH2-8: it is known that Skitter-Clak was beaten before Lily was free"() {
        given:
        below { minion 'skitter-clak', 'e5'; track 'nez', 'collin', 'skitter-clak' }

        when:
        acting 'nez', 0
        answer options.find { it.startsWith 'battle:' }
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR, SWORD_STAR, BOW, BOW
        anyhow()

        then:
        note('skitter-beaten') == 1
    }

    def "CH2-2, CH2-8: the fork found in the Dining Hall is remembered"() {
        given:
        night { room 'dining-hall'; hero 'collin', 'carpet-d4' }

        when:
        acting 'collin', 0
        answer 'search'
        dice SWORD_STAR
        anyhow()

        then:
        note('fork-taken') == 1
    }

    def "CH2-8: Lily Unbowed gives her a second ability, once"() {
        given:
        def sheet = new CampaignSheet(['lily-unbowed': 1], [lily: new HeroSheet(abilities, [])], [:], [] as Set)
        def open = anybody.setting(new Setup('flight-to-barksburg', ['lily', 'collin', 'filch', 'nez'].collect { new Setup.Member(it, '') },
                [] as Set, Optional.of(sheet)), Inspector.NONE)
        def game = Game.begin(open, Seating.people(new SeededFate(3)), [new BeginChapter()])

        when:
        30.times {
            Question.Choice asks = game.question().get() as Question.Choice
            if (known(game).size() < 2) game = game.answer(new Answer(asks.options()[0].key()))
        }

        then:
        known(game).size() == 2
        known(game).containsAll(abilities)

        where:
        abilities << [['keen-eye'], ['keen-eye', 'aimed-shot']]
    }

    private static List<String> known(Game game) {
        game.lookNow { scene -> scene.party().find { it.key() == 'lily' }.abilities*.key() }
    }
}
