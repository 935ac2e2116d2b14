package basegame.chapter

import mystics.content.CampaignSheet
import mystics.content.Setup
import mystics.phase.chapter.PackingUp
import mystics.phase.chapter.story.Victory
import mystics.phase.wheel.surge.Surge
import mystics.play.Inspector
import mystics.trial.Trial
import mystics.view.GoalWords

class NightOfTheTreeSpec extends NightFixture {
    def "CH10-1, CH10-11, SURGE-2: on page 6 dawn wins, and the baby is named #name"() {
        given:
        night(campaign: CampaignSheet.NEW) {
            room 'tunnel-entrance'; hero 'collin', 'f1'; minion 'rat-warriors', 'f1'; set 'PAGE', 5; note 'houses', 3
        }

        when:
        step new Surge(look { it.box().roomNumber('tunnel-entrance') })
        answer option
        while (asked) answer options[0]

        then:
        game().outcome().name() == 'WON'
        read 'You could not have said when'
        read 'Each time she sneezed'
        note("named-$option".toString()) == 1
        PackingUp.sheet(game()).get().marks()['houses'] == 3
        read name

        where:
        option    | name
        'button'  | 'Button did not mean to be woken'
        'remmy'   | 'Remmy had nothing to be sorry for'
        'tuesday' | 'It was Tuesday, whatever day it was'
    }

    def "CH10-1: a capture on page 5 is not dawn and turns no page"() {
        given:
        night {
            room 'tunnel-entrance'; hero 'collin', 'f1'; hero 'nez', 'a1'; minion 'rat-warriors', 'f1'; set 'PAGE', 5; wounds 'collin', 2
        }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW, BOW

        then:
        figure('collin').state() == 'captured'
        get('PAGE') == 5
        game().outcome().name() == 'RUNNING'
        read 'It was so quick. There was a sack'
    }

    def "CH10-1, CH10-5: the last house lost loses the chapter, #when"() {
        given:
        night {
            room 'tunnel-entrance'; hero 'collin', 'f1'; minion 'roaches', 'a2'; track 'roaches', 'collin'
            note 'houses', 1; note 'small-hours', small
        }

        when:
        turn 'roaches'

        then:
        game().outcome().name() == 'LOST_OTHER'
        read words

        where:
        when                 | small || words
        'in the small hours' | 1     || 'a match was struck'
        'at another time'    | 0     || 'Miz Maggie had lifted the lid of the flour bin'
    }

    def "CH10-1, CH10-2: the goal says how many houses are held"() {
        given:
        night { room 'tunnel-entrance'; hero 'collin', 'f1'; note 'houses', 3 }

        expect:
        look { scene -> new GoalWords(scene.box().catalog()).of(Victory.progress(scene)[0]).toString() }.endsWith('(Houses: 3)')
    }

    def "CH10-2: four mice by the steps, and #number houses with #sheaves sheaves and #king of the King"() {
        given:
        night(campaign: new CampaignSheet([sheaves: sheaves, king: king].findAll { it.value > 0 }, [:], [:], [] as Set)) { }

        expect:
        note('houses') == number
        mark('tunnel-entrance', 'a2', 'lit-houses') == number
        note('slipping-away') == 1
        get('END_PAGE') == 6
        ['collin', 'filch', 'nez', 'tilda'].every { figure(it).space() in ['a1', 'a2', 'a3'] }

        where:
        sheaves | king || number
        0       | 0    || 4
        1       | 0    || 4
        2       | 1    || 5
        3       | 1    || 6
    }

    def "CH10-2, CH10-4, CH10-14: seven roaches are in the Tunnel Entrance, then one comes; eight at once with #kept"() {
        given:
        def party = ['collin', 'filch', 'nez', 'tilda'].collect { new Setup.Member(it, '') }
        def sheet = Optional.of(new CampaignSheet(kept, [:], [:], [] as Set))
        trial = new Trial(library.setting(new Setup('the-night-the-tree-stood', party, [] as Set, sheet), Inspector.NONE))

        when:
        chapter()
        anyhow()

        then:
        look { scene -> scene.minions().count { it.kind == 'roaches' && it.room.id == 'tunnel-entrance' } } == 7 + 1
        (log.findIndexOf { it.contains 'Roach 8' } < log.findIndexOf { it.startsWith 'Round 1' }) == early

        where:
        kept                  || early
        [:]                   || false
        [king: 1]             || true
        [king: 1, sheaves: 3] || true
    }

    def "CH10-2: with #sheaves sheaves each mouse begins with #cheese cheese"() {
        given:
        night(campaign: new CampaignSheet([sheaves: sheaves], [:], [:], [] as Set)) { }

        when:
        chapter()
        anyhow()

        then:
        ['filch', 'nez', 'tilda'].every { figure(it).cheese == cheese }

        where:
        sheaves || cheese
        1       || 1
        2       || 1
        3       || 0
    }

    def "CH10-2: no tile is turned over in #place"() {
        given:
        night { room place; hero 'collin', space }

        when:
        acting 'collin', 0

        then:
        !options.contains('explore:flip')
        refusals().values().any { it.rule() == 'CH10-2' }

        where:
        place             | space
        'tunnel-entrance' | 'a2'
        'kitchen-tunnels' | 'c3'
    }

    def "CH10-3: the night wears on by 2 cheese a round, and time is never short"() {
        given:
        night { room 'tunnel-entrance'; hero 'collin', 'a1'; track 'collin'; set 'WHEEL', 1 }

        when:
        turn 'collin'
        dice ONE
        answer 'end'

        then:
        get('WHEEL') == 3
    }

    def "CH10-3: after a surge an encounter card is carried out in the Tunnel Entrance"() {
        given:
        night { room 'sewer'; hero 'collin', 'f6'; markRoom 'tunnel-entrance', 'explored', 1 }
        draws 'changing-of-the-watch'

        when:
        step new Surge(look { it.box().roomNumber('sewer') })
        anyhow()

        then:
        get('FACE_UP') > 0
    }

    def "CH10-4: in round #number a #minion comes from #space on page #page"() {
        given:
        night {
            room 'tunnel-entrance'; hero 'collin', 'a1'; set 'PAGE', page; set 'ROUND', number - 1
        }

        when:
        round()
        anyhow()

        then:
        spacesOf(minion) == [space]

        where:
        number | page || minion               | space
        1      | 1    || 'roaches'            | 'f2'
        2      | 1    || 'roaches'            | 'c4'
        3      | 2    || 'roaches'            | 'd1'
    }

    def "CH10-5: a roach in no mouse's space runs for the steps, and stops where a mouse is"() {
        given:
        night { room 'tunnel-entrance'; hero 'collin', at; minion 'roaches', from; track 'roaches', 'collin' }

        when:
        turn 'roaches'
        dice(*rolled)
        anyhow()

        then:
        spacesOf('roaches') == [to]

        where:
        at   | from | rolled || to
        'f2' | 'a1' | [ONE]  || 'a2'
        'a1' | 'b2' | [ONE]  || 'a1'
        'b2' | 'b2' | []     || 'b2'
    }

    def "CH10-5: who starts on the steps goes up, and a house is lost: #words"() {
        given:
        night {
            room 'tunnel-entrance'; hero 'collin', 'f1'; minion 'roaches', 'a2'; track 'roaches', 'collin'
            note 'houses', houses; note 'houses-lost', lost
        }

        when:
        turn 'roaches'

        then:
        spacesOf('roaches') == []
        note('houses') == houses - 1
        read words

        where:
        houses | lost || words
        5      | 0    || 'Somebody was up. He had got past'
        4      | 1    || 'Another lamp went out below'
        2      | 1    || 'There was the top of the tree now'
    }

    def "CH10-5: one that is knocked down on the steps stands up first"() {
        given:
        night {
            room 'tunnel-entrance'; hero 'collin', 'f1'; minion 'roaches', 'a2'
            mark 'roach-1', 'knocked-down', 1; track 'roaches', 'collin'; note 'houses', 5
        }

        when:
        turn 'roaches'

        then:
        note('houses') == 5
        spacesOf('roaches') == ['a2']
    }

    def "CH10-6: at most two mice stand on the steps"() {
        given:
        night { room 'tunnel-entrance'; hero 'filch', 'a2'; if (two) hero 'nez', 'a2'; hero 'collin', 'a1' }

        when:
        acting 'collin', 3

        then:
        options.contains('move:a2') == !two

        where:
        two << [true, false]
    }

    def "CH10-6: nobody is put where two mice stand on the steps"() {
        given:
        night {
            room 'tunnel-entrance'; hero 'filch', 'a2'; hero 'nez', 'a2'; hero 'collin', 'a1'; packs 'collin', 'scroll-elsewhere'
        }

        when:
        acting 'collin', 0
        answer 'use:scroll-elsewhere'
        answer 'collin'

        then:
        'b1' in options
        !('a2' in options)
    }

    def "CH10-7: a mouse at #space of #place wedges the tunnel with a star, until a page turns"() {
        given:
        night { room place; hero 'collin', space; set 'ROUND', 3 }

        when:
        acting 'collin', 0
        answer 'the-night-the-tree-stood:wedge'
        dice face, CHEESE, CHEESE, CHEESE

        then:
        mark('tunnel-entrance', mouth, 'wedge') == wedged

        where:
        place             | space | face       || mouth | wedged
        'tunnel-entrance' | 'f2'  | SWORD_STAR || 'f2'  | 1
        'tunnel-entrance' | 'f2'  | CHEESE     || 'f2'  | 0
        'crystal-tunnels' | 's1'  | SWORD_STAR || 'd1'  | 1
        'sewer'           | 'd1'  | SWORD_STAR || 'c4'  | 1
        'kitchen-tunnels' | 'a3'  | SWORD_STAR || 'f2'  | 1
    }

    def "CH10-7: a mystic wedges with dice equal to its lore"() {
        given:
        night(party: ['collin', 'filch', 'maginos', 'tilda']) { room 'tunnel-entrance'; hero 'maginos', 'f2'; set 'ROUND', 3 }

        when:
        acting 'maginos', 0
        answer 'the-night-the-tree-stood:wedge'
        dice CHEESE, CHEESE, SWORD_STAR

        then:
        mark('tunnel-entrance', 'f2', 'wedge') == 1
    }

    def "CH10-8: relief comes down for a captured mouse, and whoever was carried off does not come again"() {
        given:
        night {
            room 'tunnel-entrance'; hero 'filch', 'a1'; hero 'nez', 'a1'; hero 'tilda', 'a1'
            captured 'collin'; track 'collin', 'filch', 'nez', 'tilda'
        }

        when:
        round()
        answer 'lily'
        anyhow()

        then:
        figure('lily').space() == 'a2'
        track[0] == 'lily'
        figure('collin').state() == 'reserve'
        read 'a saucepan lid on one arm'
        !read('the right way up')
    }

    def "CH10-8, CAPTURE-5: relief comes at once when all on the board are captured"() {
        given:
        night {
            room 'tunnel-entrance'; hero 'collin', 'f1'; ['filch', 'nez', 'tilda'].each { captured it }
            minion 'rat-warriors', 'f1'; wounds 'collin', 2
        }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW, TWO
        anyhow()

        then:
        game().outcome().name() == 'RUNNING'
        ['lily', 'maginos'].every { figure(it).state() == 'on-board' }
        read 'a saucepan lid on one arm'
        read 'down at the bottom, the right way up'
    }

    def "CH10-9: from page 4 on the mouse nearest to the east is charmed without a star"() {
        given:
        night {
            room 'tunnel-entrance'; hero 'collin', 'f1'; hero 'nez', 'a1'
            markRoom 'tunnel-entrance', 'queen', 1; set 'PAGE', 4; if (shut) lay 'f2', 'wedge', 1
        }

        when:
        round()
        if (!shut) dice CHEESE, face

        then:
        markOn('collin', 'charmed') == charmed
        markOn('nez', 'charmed') == 0

        where:
        shut  | face || charmed
        false | 1    || 1
        false | 2    || 0
        true  | 1    || 0
    }

    def "CH10-13: a shot in the #place has #number dice"() {
        given:
        night(party: ['collin', 'filch', 'lily', 'tilda']) { room place; hero 'lily', at; minion 'rat-warriors', rat }

        when:
        acting 'lily', 0
        answer 'battle:lilys-bow:rat-1'
        dice(*([SWORD_STAR] * number))

        then:
        noDiceLeft()

        where:
        place             | at   | rat  || number
        'tunnel-entrance' | 'a1' | 'b2' || 4
        'sewer'           | 'f6' | 'f5' || 3
    }

    def "CH10-12: in story mode the hourglass moves, and the last house stands"() {
        given:
        night(variants: ['story-mode']) {
            room 'tunnel-entrance'; hero 'collin', 'f1'; minion 'roaches', 'a2'; track 'roaches', 'collin'
            note 'houses', 1
        }

        when:
        turn 'roaches'

        then:
        game().outcome().name() == 'RUNNING'
        note('houses') == 1
        note('turned-back') == 1
        spacesOf('roaches') == []

        when:
        step new Surge(look { it.box().roomNumber('tunnel-entrance') })
        anyhow()

        then:
        get('PAGE') == 2
    }

    def "CH10-9: page #page is read when it is turned"() {
        given:
        night { room 'tunnel-entrance'; hero 'collin', 'f1'; set 'PAGE', page - 1; note 'maginos-away', away }

        when:
        step new Surge(look { it.box().roomNumber('tunnel-entrance') })
        anyhow()

        then:
        words.every { read it }

        where:
        page | away || words
        4    | 0    || ['In the east tunnel something tall had sat down', 'He came down to the last step']
        4    | 1    || ['It came out of a sack']
        5    | 0    || ['Towards four the Mayoress went round']
    }
}
