package basegame.chapter

import mystics.content.CampaignSheet
import mystics.rules.Scene

/** Chapter six until the horn is made: the claw, its crafts, its thieves and the cook. */
class HornAndHarvestSpec extends HarvestFixture {
    def "CH6-2: four mice start in the east with the claw; traps lie on both red X and a sheaf on each entry of the yard"() {
        given:
        harvest { }

        expect:
        figure('collin').space() == 'f3'
        ['collin', 'filch', 'nez', 'tilda'].count { markOn(it, 'claw') == 1 } == 1
        ['e3', 'c6'].every { mark('dining-tunnels', it, 'mousetrap') == 1 }
        ['f1', 'a6', 'f5'].every { mark('courtyard', it, 'sheaf') == 1 }
        get('END_PAGE') == 7
    }

    def "CH6-2: a surge in the Kitchen brings roaches until six are there, one in the Courtyard nobody"() {
        given:
        harvest { room where; hero 'collin', 'c3'; minion 'roaches', 'c3'; minion 'roaches', 'c3'; set 'WHEEL', 5 }

        when:
        turn 'roaches'
        dice CHEESE, BOW
        anyhow()
        dice BOW, BOW
        anyhow()

        then:
        spacesOf('roaches').size() == roaches

        where:
        where       || roaches
        'kitchen'   || 6
        'courtyard' || 2
    }

    def "CH6-3: the bearer hands the claw to a mouse within reach"() {
        given:
        harvest { room 'kitchen'; hero 'collin', 'c3'; hero 'nez', 'c3'; hero 'tilda', 'a1'; mark 'collin', 'claw', 1 }

        when:
        acting 'collin', 0
        def offer = game().question().get().options().find { it.key() == 'the-horn-and-the-harvest:hand-on' }
        answer offer.key()

        then: 'the offer does not trail the name of the chapter, and the log tells who has the claw'
        [offer.words(), offer.hint()]*.toString() == ['Hand on the claw', '']
        log.any { it.contains 'Nez has the claw' }
        markOn('nez', 'claw') == 1
        markOn('collin', 'claw') == 0

        when:
        acting 'tilda', 0

        then:
        !options.any { it.contains 'hand-on' }
    }

    def "CH6-3: when the bearer is captured, the free mouse highest on the track takes the claw"() {
        given:
        harvest {
            room 'dining-tunnels'; hero 'collin', 'a3'; hero 'nez', 'f3'; hero 'tilda', 'f3'; mark 'collin', 'claw', 1; wounds 'collin', 2
            minion 'rat-warriors', 'a3'; track 'tilda', 'collin', 'nez', 'rat-warriors'
        }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW, TWO

        then:
        figure('collin').state() == 'captured'
        markOn('tilda', 'claw') == 1
    }

    def "CH6-4: #mouse rolls #number at #space, and a star does it"() {
        given:
        harvest { room 'kitchen'; hero mouse, space; mark mouse, 'claw', 1; minion 'roaches', 'd1' }

        when:
        acting mouse, 0
        answer "the-horn-and-the-harvest:$deed".toString()
        dice(*([CHEESE] * (number - 1)), face)

        then:
        note(done) == made
        noDiceLeft()
        log.any { it.contains 'gets nowhere with the claw' } == (made == 0)

        where:
        mouse    | space     | deed     | number | face              | done            || made
        'collin' | 'counter' | 'smooth' | 1      | SWORD_STAR        | 'claw-smooth'   || 1
        'collin' | 'counter' | 'smooth' | 1      | CHEESE            | 'claw-smooth'   || 0
        'collin' | 'f3'      | 'bore'   | 1      | BOW_STAR          | 'claw-bored'    || 1
        'nez'    | 'a4'      | 'butter' | 2      | SWORD_SHIELD_STAR | 'claw-buttered' || 1
    }

    def "CH6-4: the third craft makes the horn, an old claw needs a fourth"() {
        given:
        harvest {
            room 'kitchen'; hero 'collin', 'a4'; mark 'collin', 'claw', 1; minion 'roaches', 'd1'; note 'old-claw', old
            note 'claw-smooth', 1; note 'claw-bored', 1
        }

        when:
        acting 'collin', 0
        answer 'the-horn-and-the-harvest:butter'
        dice SWORD_STAR

        then:
        note('catsclaw-horn') == horn
        markOn('collin', 'claw') == 1 - horn
        log.any { it.startsWith 'It stood on its bell in the firelight' } == (horn == 1)

        where:
        old || horn
        0   || 1
        1   || 0
    }

    def "CH6-4: an old claw is soaked on the counter, after the other three"() {
        given:
        harvest {
            room 'kitchen'; hero 'collin', 'counter'; mark 'collin', 'claw', 1; minion 'roaches', 'd1'; note 'old-claw', 1
            DONE.take(made).each { note it, 1 }
        }

        when:
        acting 'collin', 0

        then:
        options.any { it.endsWith ':soak' } == (made == 3)

        when:
        if (made == 3) answer 'the-horn-and-the-harvest:soak'
        if (made == 3) dice SWORD_STAR

        then:
        note('catsclaw-horn') == (made == 3 ? 1 : 0)
        log.any { it.contains 'and it went *mew*' } == (made == 3)

        where:
        made << [2, 3]
    }

    def "CH6-4: without the claw, and elsewhere, nothing is crafted"() {
        given:
        harvest { room 'kitchen'; hero 'collin', 'counter'; hero 'nez', 'c3'; mark bearer, 'claw', 1; minion 'roaches', 'd1' }

        when:
        acting bearer == 'nez' ? 'nez' : 'collin', 0
        if (bearer == 'nez') acting 'collin', 0

        then:
        options.any { it.endsWith ':smooth' } == (bearer == 'collin')
        !options.any { it.endsWith(':bore') || it.endsWith(':butter') }

        where:
        bearer << ['collin', 'nez']
    }

    def "CH6-5: in the #place a roach that hits the bearer takes #what"() {
        given:
        harvest { room place; hero 'collin', 'c3'; mark 'collin', 'claw', 1; cheese 'collin', 3; minion 'roaches', 'c3' }

        when:
        turn 'roaches'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW

        then:
        markOn('roach-1', 'claw') == taken
        markOn('collin', 'claw') == 1 - taken
        figure('collin').with { it.cheese == left && it.wounds == 0 }
        log.any { it.startsWith 'There was the roach, and there was the claw' } == (taken == 1)

        where:
        place             | what     || taken | left
        'kitchen'         | 'it'     || 1     | 3
        'kitchen-tunnels' | 'cheese' || 0     | 1
    }

    def "CH6-5: the thief runs to the nearest entry and does not attack"() {
        given:
        harvest { room 'kitchen'; hero 'collin', 'f3'; minion 'roaches', 'e3'; mark 'collin', 'claw', 0; mark 'roach-1', 'claw', 1 }

        when:
        turn 'roaches'
        dice ONE, TWO, TWO

        then:
        spacesOf('roaches') == ['f3']
        !log.any { it.contains 'attacks' }
    }

    def "CH6-5, COND-5: a charmed mouse that carries the claw is no thief"() {
        given:
        harvest { room 'kitchen'; hero 'collin', 'f3'; hero 'nez', 'f3'; bare 'nez'; mark 'collin', 'claw', 1; mark 'collin', 'charmed', 1 }

        when:
        turn 'collin'
        dice SWORD_SHIELD_STAR, BOW, BOW, BOW, BOW

        then: 'it does not run to the entry it stands on, but strikes its friend'
        markOn('collin', 'claw') == 1
        figure('nez').wounds > 0
        !figure('collin').has('charmed')
    }

    def "CH6-5: a thief that begins its turn on an entry is gone; an hour later the claw stands on the counter"() {
        given:
        harvest {
            room 'kitchen'; hero 'nez', 'd2'; hero 'collin', 'd2'; minion 'roaches', 'f3'; mark 'collin', 'claw', 0;
                    mark 'roach-1', 'claw', 1
            track 'nez', 'collin', 'roaches'
        }

        when:
        turn 'roaches'
        dice(*([BOW] * 12))

        then:
        get('PAGE') == 2
        figure('nez').space() == 'counter'
        markOn('nez', 'claw') == 1
        look { Scene scene -> scene.minions().size() } == 2
        log.any { it.startsWith 'They hunted it through the whole wall' }
    }

    def "CH6-5: whoever beats the thief has the claw again"() {
        given:
        harvest {
            room 'kitchen'; hero 'nez', 'd2'; hero 'tilda', 'f1'; minion 'roaches', 'd2'; minion 'roaches', 'a1'
            ['collin', 'filch', 'nez', 'tilda'].each { mark it, 'claw', 0 }
            mark 'roach-1', 'claw', 1; note 'miz-maggie-ally', 1
        }

        when:
        acting 'nez', 0
        answer options.find { it.startsWith 'battle:' }
        dice(*([SWORD_STAR] * 4), BOW, BOW, BOW)

        then:
        markOn('nez', 'claw') == 1
        log.any { it.startsWith 'It let go at once' }
    }

    def "CH6-6: the broom takes #who at the start of a round, while Miz Maggie is an ally"() {
        given:
        harvest {
            room 'kitchen'; hero 'collin', 'd2'; minion 'roaches', 'a1'; minion 'roaches', 'f1'
            mark 'collin', 'claw', 0; mark 'roach-2', 'claw', thief; note 'claw-ran', ran; note 'miz-maggie-ally', ally
        }

        when:
        round()
        if (asked.contains('broom')) answer options.find { it.contains 'roach-1' }

        then:
        spacesOf('roaches') == left
        markOn('collin', 'claw') == (who == 'the thief' ? 1 : 0)
        log.any { it.startsWith 'There was a broom.' } == (who == 'the thief')
        log.any { it.startsWith 'A broom does not go for a walk' } == (ally == 1 && who != 'the thief')

        where:
        who                                          | ally | thief | ran || left
        'the thief'                                  | 1    | 1     | 1   || ['a1']
        'no thief that has not yet run, but another' | 1    | 1     | 0   || ['f1']
        'the one the party names'                    | 1    | 0     | 0   || ['f1']
        'none'                                       | 0    | 1     | 1   || ['a1', 'f1']
    }

    def "CH6-6: a star for a beaten roach wins the cook, and the chapter ends a page later"() {
        given:
        harvest { room 'kitchen'; hero 'nez', 'd2'; minion 'roaches', 'd2'; minion 'roaches', 'a1' }

        when:
        acting 'nez', 0
        answer options.find { it.startsWith 'battle:' }
        dice(*([SWORD_STAR] * 4), BOW, face)

        then:
        note('miz-maggie-ally') == won
        get('END_PAGE') == 7 + won
        log.any { it.contains 'It made a small angel' } == (won == 1)

        where:
        face       || won
        SWORD_STAR || 1
        CHEESE     || 0
    }

    def "CH6-4: whoever lost the fifth chapter begins with an old claw"() {
        given:
        harvest(campaign: new CampaignSheet([:], [:], ['nine-lives': new CampaignSheet.Tries(won, lost)], [] as Set)) { }

        expect:
        note('old-claw') == old

        where:
        won | lost || old
        0   | 0    || 0
        0   | 1    || 1
        1   | 1    || 0
    }
}
