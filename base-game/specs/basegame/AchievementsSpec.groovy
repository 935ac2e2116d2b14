package basegame

class AchievementsSpec extends BaseGameSpec {
    def "ACHV-1: three cheese in one roll make a Master of Cheese, once, and the chapter ends a page later"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        dice CHEESE, CHEESE, CHEESE

        then:
        get('END_PAGE') == 7
        figure('collin').cheese() == 3
        log.any { it.contains 'Collin is Master of Cheese now: when Collin throws cheese in defence, each mouse gains 1' }
    }

    def "ACHV-1: cheese a Master of Cheese rolls in defence feeds every active mouse"() {
        given:
        table {
            room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'd6'; minion 'rat-warriors', 'd5'
            note 'master-of-cheese', 1
            bare 'collin'
        }

        when:
        turn 'rat-warriors'
        dice TWO, SWORD_STAR, SWORD_SHIELD, CHEESE

        then: 'one rolled, one for being there; the log says first whose title it is'
        log.findIndexOf { it.contains 'Collin, Master of Cheese, has thrown cheese in defence' } in 0..<log.findIndexOf {
            it.contains 'Filch gains 1 cheese' }
        figure('collin').cheese() == 2
        figure('filch').cheese() == 1
        noDiceLeft()
    }

    def "ACHV-1: the very roll that makes a Master of Cheese feeds nobody else yet; the next one does"() {
        given:
        table {
            room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'd6'; minion 'rat-warriors', 'd6'
            bare 'collin'; has 'collin', 'nutshell-plate'; cheese 'collin', 0
        }

        when: 'two swords, and three cheese in defence'
        turn 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR, CHEESE, CHEESE, CHEESE

        then:
        noDiceLeft()
        log.any { it.contains 'Collin is Master of Cheese now' }
        figure('collin').cheese() == 3
        figure('filch').cheese() == 0

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, BOW, CHEESE, SWORD_SHIELD, BOW

        then:
        figure('collin').cheese() == 5
        figure('filch').cheese() == 1
    }

    def "ACHV-2: four roaches in one encounter make a Roach Master"() {
        given:
        table {
            room 'guard-room'; hero 'collin', 'd6'; minion 'roaches', 'd5'
            cardNote 'collin', 'roaches-beaten', 3
        }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:roach-1'
        dice SWORD_SHIELD, BOW, BOW, BOW

        then:
        get('END_PAGE') == 7
        log.any { it.contains 'Collin is Roach Master now: roaches are not greedy where Collin is' }
    }

    def "ACHV-3: a Poison Master's poison wounds are ordinary ones"() {
        given:
        table {
            room 'guard-room'; hero 'filch', 'd6'; minion 'spider', 'd5'
            track 'spider', 'filch'
            note 'poison-master', 2
        }

        when:
        turn 'spider'
        dice ONE, SWORD_SHIELD, BOW, BOW, BOW

        then:
        figure('filch').wounds() == 1
        !figure('filch').has('poison')
    }

    def "ACHV-4: a third capture finds the Escape Artist back at once, its gear kept"() {
        given:
        table {
            room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'a1'; minion 'rat-warriors', 'd5'
            wounds 'collin', 2
            has 'collin', 'thimble-helm'
            note 'escape-artist', 1
            cardNote 'collin', 'times-captured', 2
        }

        when:
        turn 'rat-warriors'
        dice TWO, SWORD_STAR, SWORD_STAR, BOW, BOW, BOW

        then:
        asked == 'collin: Where does Collin come back?'

        when:
        answer 'a1'

        then:
        figure('collin').state() == 'on-board'
        card('thimble-helm') == 'EQUIPPED collin'
        get('PAGE') == 2
    }

    def "ACHV-5: large minions roll one die less against the Cat Tamer"() {
        given:
        table {
            room 'guard-room'; hero 'collin', 'd6'; minion 'spider', 'd5'
            note 'cat-tamer', 1
        }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:spider'
        dice SWORD_SHIELD, BOW, BOW, SWORD_SHIELD, SWORD_SHIELD

        then: 'two defence dice in place of three'
        noDiceLeft()
        figure('spider').wounds() == 0
    }

    def "ACHV-1..5: without the variant nobody earns a name"() {
        given:
        table(variants: []) { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        dice CHEESE, CHEESE, CHEESE

        then:
        get('END_PAGE') == 6
    }
}
