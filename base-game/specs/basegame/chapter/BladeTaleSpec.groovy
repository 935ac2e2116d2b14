package basegame.chapter

/** What chapter seven tells. */
class BladeTaleSpec extends SmithyFixture {
    def "CH7-12: the mice dry themselves in the Forge: with #others, #before cheese on the wheel becomes #after"() {
        given:
        smithy(party: ['collin', 'nez'] + others) {
            room 'queens-chamber'; hero 'nez', 'a6'; hero 'collin', 'a6'; mark 'nez', 'tip-of-remembrance', 1; set 'WHEEL', before
            others.each { mouse -> hero mouse, 'a6' }
            track(['nez', 'collin', *others] as String[])
        }

        when:
        acting 'nez', 3
        answer 'explore:flip'
        anyhow()

        then:
        get('WHEEL') == after
        told('Pockets and a bowstring hang over the coal to dry') == (after > before)
        told('The mice dry quickly at a warm staff') == (after < before)

        where:
        others               | before || after
        ['filch', 'lily']    | 2      || 3
        ['maginos', 'tilda'] | 2      || 1
        ['maginos', 'tilda'] | 0      || 0
        ['lily', 'maginos']  | 2      || 2
        ['filch', 'tilda']   | 2      || 2
    }

    def "STORY-2: Old Slag is heard before anybody has hurt him: #heard"() {
        given:
        forge { hero 'nez', 'b2'; hero 'collin', 'c4'; minion 'cave-centipede', 'a2'; wounds 'centipede', hurt }

        when:
        turn 'cave-centipede'
        dice ONE, CHEESE, CHEESE, CHEESE, ONE

        then:
        told('By the wall lay a heap of chain') == heard
        log.any { it.contains "Old Slag. Cave centipede." } == heard
        log.any { it.contains 'Old Slag is the Cave Centipede.' } == heard

        where:
        hurt || heard
        0    || true
        3    || false
    }

    def "STORY-2: Old Slag is heard before a mouse that could hurt him has its turn"() {
        given:
        forge { hero 'nez', 'b2'; hero 'collin', 'c4'; minion 'cave-centipede', 'a2' }

        when:
        turn 'nez'
        dice ONE

        then:
        told 'By the wall lay a heap of chain'
    }

    def "STORY-2: Old Slag is seen off"() {
        given:
        forge { hero 'nez', 'b2'; hero 'collin', 'c4'; minion 'cave-centipede', 'a2'; wounds 'centipede', 3 }

        when:
        acting 'nez', 0
        answer options.find { it.contains 'centipede' }
        dice SWORD_SHIELD_STAR, SWORD_SHIELD_STAR, SWORD_SHIELD_STAR, SWORD_SHIELD_STAR, CHEESE, CHEESE
        anyhow()

        then:
        told 'Old Slag, the cave centipede, let go of everything he was holding'
    }

    def "STORY-2: what is always heard is heard, whoever did the deed and whoever has been silent longest"() {
        given:
        forge(party: ['collin', 'filch', 'lily', 'nez']) {
            hero 'filch', 'furnace-door'; hero 'collin', 'c4'; hero 'lily', 'c4'; hero 'nez', 'c4'
        }

        when:
        acting 'filch', 0
        answer HERE + 'work'

        then:
        log.any { it.contains 'Nez: Evening, love.' }
    }

    def "STORY-2: nobody in the Forge answers Maginos while he sits at the tree, and the sword is seen first"() {
        given:
        forge { hero 'collin', 'coal'; hero 'nez', 'c4'; hero 'filch', 'c4'; note 'hammer-blows', 6; set 'OBJECTIVE', 255 }

        when:
        acting 'collin', 0
        answer HERE + 'quench'
        answer 'count'
        while (asked) answer options[0]

        then:
        !log.any { it.contains 'Four letters' }
        log.findIndexOf { it.startsWith 'It was made from the end' } < log.findIndexOf { it.startsWith 'At the tree, that same hour' }
        log.any { it.startsWith 'He bent, and whispered, and let go.' }
    }

    def "STORY-2: with #friends at the trough Collin's words are the last: #words"() {
        given:
        forge(party: ['collin', 'filch', 'lily', 'nez']) {
            hero 'collin', 'coal'; friends.each { hero it, 'c4' }; (['filch', 'lily', 'nez'] - friends).each { captured it }
            note 'hammer-blows', 6; set 'OBJECTIVE', 255
        }

        when:
        acting 'collin', 0
        answer HERE + 'quench'
        while (asked) answer options[0]

        then:
        words.every { said -> log.any { it.contains said } }
        log.any { it.contains 'they each went up' } == (friends.size() > 1)

        where:
        friends          || words
        []               || ['So Collin went up once for each of them', 'He had it all by heart.', 'there was nobody to look']
        ['lily']         || ['So Lily went up', 'For those who were not there Collin said it', 'Lily was studying the wall.']
        ['filch']        || ['the thing that Filch had asked to keep', 'For the others Collin had it by heart.']
        ['filch', 'nez'] || ['So they each went up', 'They had all turned their backs, even Nez.']
    }

    def "STORY-2, CAPTURE-4: on the way home the tool chest is opened before anybody speaks"() {
        given:
        forge { hero 'collin', 'coal'; hero 'tilda', 'c4'; captured 'nez'; captured 'filch'; note 'hammer-blows', 6; set 'OBJECTIVE', 255 }

        when:
        acting 'collin', 0
        answer HERE + 'quench'
        while (asked) answer options[0]

        then:
        log.findIndexOf { it.contains 'lifted the lid, and then nobody was missing' } in 0..log.findIndexOf { it.contains "She's sad" }
    }

    def "STORY-2: the goose on wheels is told of where it is found"() {
        given:
        forge { hero 'collin', 'e5'; hero 'nez', 'c4' }

        when:
        acting 'collin', 0
        answer 'search'
        dice SWORD_STAR
        answer 'keep'

        then:
        told 'In a corner, with its face to the wall, stood a wooden goose'
    }

    def "STORY-2, CAPTURE-5: all captured, the mice sit in the tool chest"() {
        given:
        smithy { room 'pipes'; minion 'roaches', 'd2'; ['collin', 'filch', 'nez', 'tilda'].each { captured it } }

        when:
        round()

        then:
        told 'They were locked in the tool chest'
    }

    def "STORY-2: with #blows blows struck, time runs out with #words"() {
        given:
        def last = library.catalog().chapters()['the-blade-called-sorrow'].endPage()
        forge {
            hero 'collin', 'c4'; hero 'nez', 'c4'; minion 'rat-warriors', 'c4'; note 'hammer-blows', blows; set 'WHEEL', 5
            set 'PAGE', last - 1; track 'rat-warriors', 'collin', 'nez'
        }

        when:
        turn 'rat-warriors'
        dice(*([CHEESE] * 12))
        anyhow()

        then:
        game().outcome().name() == 'LOST_TIME'
        told words

        where:
        blows || words
        2     || 'The fire had gone down to a line'
        3     || 'The metal had been so nearly willing.'
    }
}
