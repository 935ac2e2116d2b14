package basegame.chapter

import mystics.choice.Question
import mystics.content.CampaignSheet
import mystics.odds.Forecasts
import mystics.phase.chapter.PackingUp
import mystics.phase.round.NextTurn
import mystics.rules.Scene

/** Chapter six in the yard: the horn, the cat, the crow and the sheaves. */
class HarvestYardSpec extends HarvestFixture {
    def "CH6-7: the horn is blown in the open, while no cat is about"() {
        given:
        yard { hero 'collin', space; minion 'rat-warriors', 'a3'; note 'catsclaw-horn', horn; if (cat) minion 'brodie-chases', 'f1' }

        when:
        acting 'collin', 0

        then:
        options.any { it.endsWith ':blow' } == offered

        where:
        space           | horn | cat   || offered
        'd3'            | 1    | false || true
        'd3'            | 0    | false || false
        'd3'            | 1    | true  || false
        'tree-entrance' | 1    | false || false
    }

    def "CH6-7: no chance is shown for blowing the horn, which brings no goal nearer by itself"() {
        given:
        yard { hero 'collin', 'd3'; minion 'rat-warriors', 'a3'; note 'catsclaw-horn', 1 }

        when:
        acting 'collin', 0

        then:
        Forecasts.of(game(), game().question().get().options().find { it.key().endsWith(':blow') }).empty
    }

    def "CH6-7: Brodie comes to an entry with both his cards below the last#more"() {
        given:
        yard { hero 'collin', 'd3'; minion 'rat-warriors', 'a3'; note 'catnip', sprig; track 'collin', 'rat-warriors' }

        when:
        acting 'collin', 0
        answer 'the-horn-and-the-harvest:blow'
        if (sprig) answer 'yes'

        then:
        options.size() == places
        !('tree-entrance' in options)

        when:
        answer sprig ? 'd4' : 'f5'
        while (asked.startsWith('fate')) answer options[0]

        then:
        track.drop(2) as Set == ['brodie-chases', 'brodie-pounces'] as Set
        note('catnip') == 0
        note('horn-blown') == 1 + sprig
        log.any { it.contains('None of them heard it.') && it.contains('like a chessman') == (sprig == 1) }

        where:
        more                                          | sprig || places
        ''                                            | 0     || 3
        '; with Catnip, which is spent, to any space' | 1     || 32
    }

    def "CH6-7: with Brodie's Respect the party names a space on which he strikes nobody"() {
        given:
        yard { hero 'collin', 'd3'; hero 'nez', 'a3'; minion 'rat-warriors', 'b6'; note 'brodies-respect', 1;
                track 'collin', 'rat-warriors' }

        when:
        acting 'collin', 0
        answer 'the-horn-and-the-harvest:blow'
        answer 'f1'
        while (asked && !options.contains('d3')) answer options[0]
        answer 'd3'

        then:
        mark('courtyard', 'd3', 'spared-ground') == 1
        log.any { it.contains 'he put down a foot with one toe short' }
        look { Scene scene -> scene.room(scene.box().roomNumber('courtyard')).lying('spared-ground')*.key() } == ['d3']
    }

    def "CH6-7, BRODIE-3: he leaps at #prey, with #spared spared"() {
        given:
        yard {
            hero 'collin', 'd3'; hero 'nez', 'a3'; bare 'collin'; bare 'nez'; minion 'brodie-pounces', 'f1'; lay spared, 'spared-ground', 1
            track 'collin', 'nez', 'brodie-pounces'
        }

        when:
        turn 'brodie-pounces'
        anyhow()

        then:
        figure('paw').space == leapt

        where:
        spared | prey     || leapt
        'd3'   | 'Nez'    || 'a3'
        'f5'   | 'Collin' || 'd3'
    }

    def "CH6-8: at the end of a round the crow dives on the highest card outside the tree"() {
        given:
        yard {
            hero 'collin', 'tree-entrance'; hero 'nez', 'd3'; hero 'tilda', 'a6'; minion 'rat-warriors', 'f1'
            track 'collin', 'nez', 'tilda', 'rat-warriors'; note 'horn-blown', blown
        }

        when:
        ends()

        then:
        ['collin', 'nez', 'tilda'].collect { figure(it).wounds } == [0, blown, 0]

        where:
        blown << [0, 1]
    }

    def "CH6-8: Brodie takes a feather if he rolls a sword when the crow dives beside him"() {
        given:
        yard { hero 'nez', space; minion 'brodie-chases', 'd4'; track 'nez', 'brodie-chases'; note 'horn-blown', 1 }

        when:
        ends()
        dice faces as int[]

        then:
        note('feathers') == feathers
        figure('nez').wounds == 1

        where:
        space | faces                             || feathers
        'd3'  | [SWORD_STAR, BOW]                 || 1
        'd4'  | [SWORD_SHIELD, SWORD_SHIELD_STAR] || 1
        'd3'  | [CHEESE, BOW_STAR]                || 0
        'a3'  | []                                || 0
    }

    def "CH6-12: with a mystic #where he swats with #count dice"() {
        given:
        yard(party: ['collin', 'lily', 'maginos', 'nez']) {
            hero 'nez', 'd3'; minion 'brodie-chases', 'd4'; note 'horn-blown', 1
            if (space) hero 'maginos', space
            track 'nez', 'maginos', 'brodie-chases'
        }

        when:
        ends()

        then:
        (game().question().get() as Question.Roll).dice() == count

        where:
        where                  | space           || count
        'out in the courtyard' | 'a3'            || 3
        'in the tree'          | 'tree-entrance' || 2
        'in another room'      | ''              || 2
    }

    def "CH6-8: a 1 on the die of whoever moves beside him is a dive, too"() {
        given:
        yard { hero 'nez', 'd3'; minion 'brodie-chases', 'd4'; track 'nez', 'brodie-chases' }

        when:
        turn 'nez'
        dice ONE, SWORD_STAR, SWORD_STAR

        then:
        note('feathers') == 1
        figure('nez').wounds == 1
        log.any { it.startsWith 'It came down again' }
        note('crow-dives') == 0
    }

    def "CH6-1, CH6-10: the third feather wins, and the horn is remembered"() {
        given:
        yard(campaign: CampaignSheet.NEW) {
            hero 'nez', 'd3'; minion 'brodie-chases', 'd4'; track 'nez', 'brodie-chases'; note 'horn-blown', 1; note 'feathers', 2
            DONE.each { note it, 1 }
        }

        when:
        thirdFeather()

        then:
        game().outcome().name() == 'WON'
        PackingUp.sheet(game()).get().marks().keySet().contains('catsclaw-horn')
        log.any { it.startsWith '"No toll?"' } || log.any { it.contains '"No toll?" said the crow' }
    }

    def "CH6-1: when the crow strikes down the last free mouse, the chapter is lost in its nest"() {
        given:
        yard {
            hero 'nez', 'd3'; wounds 'nez', 3; minion 'rat-warriors', 'a3'; track 'nez', 'rat-warriors'; note 'horn-blown', 1
            captured 'collin'; captured 'filch'; captured 'tilda'
        }

        when:
        ends()

        then:
        game().outcome().name() == 'LOST_OTHER'
        log.any { it.startsWith 'The crow kept them in its nest' }
    }

    def "CH6-8: the toll falls on Brodie himself: a sword is a feather, and he is not wounded"() {
        given:
        yard { hero 'nez', 'a6'; minion 'brodie-chases', 'd4'; track 'brodie-chases', 'nez'; note 'horn-blown', 1 }

        when:
        turn 'brodie-chases'
        dice ONE, BOW
        dice SWORD_STAR, BOW
        anyhow()

        then:
        note('feathers') == 1
        log.any { it.contains 'The crow collects from Brodie' }
        !log.any { it.contains 'Brodie Chases takes' }
    }

    def "CH6-13: with #variants the crow #does a mouse that has one heart left"() {
        given:
        yard(variants: variants) {
            hero 'collin', 'd3'; wounds 'collin', 2; hero 'nez', 'tree-entrance'; minion 'rat-warriors', 'f1'
            track 'collin', 'nez', 'rat-warriors'; note 'horn-blown', 1
        }

        when:
        ends()

        then:
        (figure('collin').state == 'captured') == taken
        log.any { it.contains 'The crow leaves Collin the last heart' } != taken

        where:
        variants       | does     || taken
        []             | 'takes'  || true
        ['story-mode'] | 'spares' || false
    }

    def "CH6-9: a sheaf is taken up and carried into the tree"() {
        given:
        yard { hero 'collin', 'a3'; lay 'a3', 'sheaf', 1; minion 'rat-warriors', 'f1' }

        when:
        acting 'collin', 3
        answer 'the-horn-and-the-harvest:sheaf'

        then:
        mark('courtyard', 'a3', 'sheaf') == 0
        markOn('collin', 'carried-sheaf') == 1
        !options.any { it.endsWith ':sheaf' }
        log.any { it.startsWith 'It was heavier than it looked' }

        when:
        answer 'move:tree-entrance'

        then:
        note('sheaves') == 1
        markOn('collin', 'carried-sheaf') == 0
        log.any { it.startsWith 'At the root there were paws.' }
    }

    def "CH6-9: a sheaf is saved by whoever is put into the tree, too"() {
        given:
        yard {
            hero 'filch', 'a3'; hero 'nez', 'a3'; packs 'nez', 'scroll-elsewhere'; mark 'filch', 'carried-sheaf', 1
            minion 'rat-warriors', 'f1'
        }

        when:
        acting 'nez', 0
        answer 'use:scroll-elsewhere'
        answer 'filch'
        answer 'tree-entrance'

        then:
        note('sheaves') == 1
        markOn('filch', 'carried-sheaf') == 0
    }

    def "CH6-9: a captured mouse leaves its sheaf where it stood"() {
        given:
        yard { hero 'collin', 'd3'; hero 'nez', 'a3'; wounds 'collin', 2; mark 'collin', 'carried-sheaf', 1; minion 'rat-warriors', 'd3' }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW, TWO

        then:
        mark('courtyard', 'd3', 'sheaf') == 1
    }

    def "CH6-14: a sheaf that a mouse still carries when the third feather falls is saved"() {
        given:
        yard(campaign: CampaignSheet.NEW) {
            hero 'nez', 'd3'; hero 'filch', 'a6'; minion 'brodie-chases', 'd4'; track 'nez', 'filch', 'brodie-chases'; note 'horn-blown', 1
            note 'feathers', 2; note 'sheaves', home
            carriers.each { mark it, 'carried-sheaf', 1 }
            DONE.each { note it, 1 }
        }

        when:
        thirdFeather()

        then:
        PackingUp.sheet(game()).get().marks().getOrDefault('sheaves', 0) == saved
        log.any { it.startsWith 'Nobody had told' } == !carriers.empty
        log.any { it.contains told }

        where:
        carriers         | home || saved | told
        ['filch']        | 0    || 1     | 'One sheaf was in'
        ['nez', 'filch'] | 0    || 2     | 'Two sheaves were in'
        ['nez', 'filch'] | 1    || 3     | 'All three sheaves were in'
        []               | 0    || 0     | 'The sheaves were gone'
    }

    def "CH6-14: a chapter that is lost saves no sheaf"() {
        given:
        yard(campaign: CampaignSheet.NEW) {
            hero 'nez', 'd3'; wounds 'nez', 3; mark 'nez', 'carried-sheaf', 1; minion 'rat-warriors', 'a3'; track 'nez', 'rat-warriors'
            note 'horn-blown', 1; captured 'collin'; captured 'filch'; captured 'tilda'
        }

        when:
        ends()

        then:
        game().outcome().name() == 'LOST_OTHER'
        note('sheaves') == 0
    }

    def "CH6-8: the dive is told before the swat, the swat before the feather, and the wound last"() {
        given:
        yard { hero 'nez', 'd3'; minion 'brodie-chases', 'd4'; track 'nez', 'brodie-chases' }

        when:
        turn 'nez'
        dice ONE, SWORD_STAR, SWORD_STAR

        then:
        List<Integer> told = ['The crow dives on Nez', 'Brodie swats at the crow:', 'It came down again', 'The crow collects from Nez',
                'Nez takes 1 wound'].collect { words -> log.findIndexOf { it.startsWith words } }
        !told.contains(-1)
        told == told.sort(false)
    }

    def "Brodie is offered last to a mouse that may attack him and others"() {
        given:
        yard { hero 'collin', 'd3'; minion 'brodie-chases', 'd4'; minion 'rat-warriors', 'd3' }

        when:
        acting 'collin', 0

        then:
        options.findAll { it.startsWith 'battle:collins-sword' }.collect { it.split(':').last() } == ['rat-1', 'paw']
    }

    /** The round ends, the crow dives, and the cat strikes the third feather off. */
    private void thirdFeather() {
        ends()
        dice SWORD_STAR, SWORD_STAR
        while (asked) answer options[0]
    }

    private void ends() {
        step new NextTurn()
    }
}
