package basegame.mark

import basegame.BaseGameSpec

class CharmedSpec extends BaseGameSpec {
    def "COND-5, RUL-79: a charmed mouse runs by the die alone to the nearest mouse and strikes with its battle value, once"() {
        given: 'Filch is four steps away, Collin has a sword and a move value of 2'
        table { room 'guard-room'; hero 'collin', 'a1'; hero 'filch', 'a5'; bare 'filch'; mark 'collin', 'charmed', 1 }

        when:
        turn 'collin'
        dice THREE, SWORD_STAR, BOW, BOW, BOW

        then: 'three steps, two dice, one wound'
        figure('collin').with { it.space == 'a4' && !it.has('charmed') }
        figure('filch').wounds == 1
        noDiceLeft()
    }

    def "COND-5: what it rolls for cheese goes on the wheel, what its victim rolls is the victim's"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a1'; hero 'filch', 'a1'; bare 'filch'; hero 'tilda', 'f5'; mark 'collin', 'charmed', 1 }

        when: 'it does not move away from a mouse; a cheese and a hit, and two dice of defence'
        turn 'collin'
        dice CHEESE, SWORD_STAR, CHEESE, BOW

        then:
        figure('collin').with { it.cheese == 0 && it.space == 'a1' }
        figure('filch').with { it.cheese == 1 && it.wounds == 1 }
        get('WHEEL') == 1
    }

    def "COND-5: cheese that a power would double goes on the wheel as it was rolled"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'a1'; hero 'filch', 'a1'; bare 'filch'; hero 'tilda', 'f5';
                mark 'maginos', 'charmed', 1 }

        when:
        turn 'maginos'
        dice CHEESE

        then:
        figure('maginos').cheese == 0
        get('WHEEL') == 1
    }

    def "COND-5, ROUND-3: it is no minion: with nobody else on the board time is short after its turn"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a1'; hero 'filch', 'f5'; mark 'collin', 'charmed', 1;
                track 'filch', 'maginos', 'tilda', 'collin' }

        when: 'it runs, and reaches nobody'
        turn 'collin'
        dice TWO

        then:
        get('WHEEL') == 1
    }

    def "COND-5: water, the climb out of it and mousetraps are nothing to it"() {
        given:
        table { room 'sewer'; hero 'collin', 'w13'; hero 'filch', 'c2'; bare 'filch'; lay 'c2', 'mousetrap', 1;
                mark 'collin', 'charmed', 1 }

        when:
        turn 'collin'
        dice TWO, BOW, BOW

        then:
        figure('collin').with { it.space == 'c2' && it.wounds == 0 }
        mark('sewer', 'c2', 'mousetrap') == 1
        noDiceLeft()
    }

    def "COND-5: it does nothing else in that turn: no action is asked, no ability either"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a1'; hero 'filch', 'a1'; bare 'filch'; has 'collin', 'battle-squeak';
                cheese 'collin', 5; mark 'collin', 'charmed', 1 }

        when:
        turn 'collin'
        dice BOW, BOW

        then:
        !asked.startsWith('collin:')
        figure('collin').cheese == 5
    }

    def "COND-5: alone it stays where it is"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a1'; mark 'collin', 'charmed', 1 }

        when:
        turn 'collin'

        then:
        figure('collin').with { it.space == 'a1' && !it.has('charmed') }
    }

    def "COND-5: before its turn it is itself"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a1'; hero 'filch', 'a2'; mark 'collin', 'charmed', 1 }

        when:
        turn 'filch'
        dice TWO
        answer 'end'

        then:
        figure('collin').has 'charmed'
    }

    def "COND-5: whoever is charmed in its own turn ends that turn as itself, and raves in the next"() {
        given: 'the charm comes while Collin acts'
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'd6'; bare 'filch'; hero 'tilda', 'f5'
                mark 'collin', 'charmed', 1 }
        set { it.mark 'collin', 'newly-charmed', 1 }
        acting 'collin', 3

        when:
        answer 'end'

        then:
        figure('collin').has 'charmed'

        when: 'his next turn'
        turn 'collin'
        dice SWORD_STAR, BOW, BOW, BOW

        then:
        figure('filch').wounds == 1
        !figure('collin').has('charmed')
    }

    def "STORY-2: whoever is charmed says nothing"() {
        given:
        table(chapter: 'the-silver-brush') {
            room 'queens-chamber'; hero 'collin', 'vanity'; hero 'tilda', 'vanity'; mark 'tilda', 'charmed', charmed
        }

        when:
        step({ scene -> mystics.phase.chapter.story.Story.tell(scene, 'music-box', scene.figure(0), [:]) } as mystics.rules.Step)

        then:
        log.any { line -> line.contains('Again. Once. Softly.') } == spoken

        where:
        charmed || spoken
        0       || true
        1       || false
    }
}
