package basegame.campaign

import mystics.phase.chapter.PackingUp
import mystics.play.Company
import mystics.play.Session
import mystics.view.Background
import mystics.view.Ending
import mystics.view.Treasures

class CarryOverSpec extends CampaignChapterSpec {
    def "CAMP-2, END-2: after a victory each mouse with a choice says which card it keeps, after the epilogue"() {
        when:
        won { has 'collin', 'thimble-helm'; packs 'collin', 'healing-draught'; has 'filch', 'loose-floorboard' }

        then:
        game().outcome().name() == 'WON'
        asked == 'collin: What does Collin keep for the next chapter?'
        options == ['thimble-helm', 'healing-draught']
        Background.of(game()).happening() == 'The chapter is won. Collin may keep a card; the rest stays behind'
        log.any { it.startsWith 'Later, when the stove' }

        when:
        answer 'healing-draught'

        then: 'a single card needs no question'
        game().question().empty
        PackingUp.sheet(game()).get().heroes().collectEntries { hero, owned -> [hero, owned.cards()] } ==
                [collin: ['healing-draught'], filch: ['loose-floorboard'], maginos: [], tilda: []]
        log.any { it.contains 'Filch keeps Loose Floorboard' }
        card('thimble-helm') == 'DECK'
    }

    def "CAMP-2: on the last page of a campaign the treasures are those that are kept (#kept)"() {
        given:
        table([variants: [], campaign: mystics.content.CampaignSheet.NEW]) {
            room 'courtyard'
            ['collin', 'filch', 'maginos'].each { hero it, 'tree-entrance' }
            hero 'tilda', 'a3'; packs 'tilda', 'healing-draught'; set 'OBJECTIVE', 1
        }
        acting 'tilda', 3
        draws 'whetstone'

        when:
        answer 'search'
        dice SWORD_STAR
        answer 'keep'
        answer 'move:tree-entrance'
        answer kept

        then:
        Treasures.of(game())*.id() == ['whetstone']
        Treasures.kept(game()).get()*.id() == treasures

        where:
        kept              || treasures
        'whetstone'       || ['whetstone']
        'healing-draught' || []
    }

    def "CAMP-1, STORY-1: abilities and story achievements are kept"() {
        when:
        won { has 'tilda', 'cure'; note 'miz-maggie-ally', 1 }

        then:
        with(PackingUp.sheet(game()).get()) {
            marks() == ['miz-maggie-ally': 1]
            of('tilda').abilities() as Set == ['first-aid', 'cure'] as Set
            of('collin').abilities() == ['inspire']
        }
    }

    def "CAMP-2: the last page says first what is new in the story, and then in one line what the story still remembers"() {
        when:
        won(campaign: sheet(['spared-vurst', 'king'], [:])) { note 'spared-vurst', 1; note 'king', 1; note 'miz-maggie-ally', 1 }
        def session = Session.of(Company.people(1), game())
        def kept = Ending.kept(session, [])*.toString()

        then:
        kept.contains("New in the story: Miz Maggie's Friendship. " +
                'The castle cook has seen who keeps her kitchen clean. She will remember it.')
        !Ending.kept(session, [library.catalog().marks()['miz-maggie-ally']]).any { it.toString().contains('Miz Maggie') }
        kept.count { it.startsWith('The story still remembers: ') && it.contains('King') && it.contains('Vurst Spared') } == 1
    }

    def "CAMP-1, CAMP-2: the next chapter begins with them: worn if there is a place, else in the pack; tricks among the tricks"() {
        when:
        def next = begin(sheet(['miz-maggie-ally'],
                [collin: [['inspire', 'battle-squeak'], ['thimble-helm']], filch: [['knife-strike'], ['loose-floorboard']],
                                                     maginos: [['chain-lightning'], ['long-bow']],
                                                     tilda: [['first-aid'], ['fish-scale-mail']]]))

        then:
        has(next, 'collin', 'equipped') as Set == ['collins-sword', 'leather-breastplate-1', 'thimble-helm'] as Set
        has(next, 'collin', 'abilities') as Set == ['inspire', 'battle-squeak'] as Set
        has(next, 'filch', 'tricks') == ['loose-floorboard']
        has(next, 'maginos', 'pack') == ['long-bow']
        has(next, 'tilda', 'pack') == ['fish-scale-mail']
        has(next, 'tilda', 'equipped').containsAll(['tildas-mace', 'leather-breastplate-2'])
        next.lookNow { scene -> scene.draft().marks().get(scene.box().markNumber('miz-maggie-ally'), mystics.table.Holder.TABLE) } == 1
    }

    def "CAMP-3, RUL-99: no cheese, wounds, conditions, party items or names of the chapter go along"() {
        when:
        won(variants: ['personal-achievements']) {
            cheese 'collin', 5; wounds 'filch', 2; mark 'filch', 'poison', 1; lies 'disguises', 'STASH'; note 'master-of-cheese', 1
        }
        def next = begin(PackingUp.sheet(game()).get())

        then:
        // one cheese may be Collin's for not being first
        next.lookNow { scene -> scene.party().every { it.cheese <= (it.key() == 'collin' ? 1 : 0) && it.wounds == 0 && !it.has('poison') } }
        next.lookNow { scene -> mystics.phase.card.Cards.search(scene, mystics.table.Zone.STASH).empty }
        PackingUp.sheet(game()).get().marks().isEmpty()
    }

    def "CAMP-2, RUL-91: starting equipment given to a friend is not the friend's to keep; its owner starts with it"() {
        when:
        won { bare 'filch'; bare 'collin'; has 'filch', 'collins-sword'; packs 'filch', 'leather-breastplate-1' }
        def next = begin(PackingUp.sheet(game()).get())

        then:
        PackingUp.sheet(game()).get().of('filch').cards().empty
        has(next, 'collin', 'equipped') as Set == ['collins-sword', 'leather-breastplate-1'] as Set
        has(next, 'filch', 'equipped') == ['dagger-1']
    }

    def "CAMP-2: a captured mouse keeps a card of its pack too"() {
        when:
        won { captured 'collin'; packs 'collin', 'healing-draught' }

        then:
        PackingUp.sheet(game()).get().of('collin').cards() == ['healing-draught']
    }

    def "CAMP-1, FREE-5: what belongs to a mouse who stays at home stays with it, and is there when it goes again"() {
        given:
        def before = sheet([], [lily: [['keen-eye'], ['thimble-helm']], collin: [['inspire'], []]])

        when:
        def next = begin(before)

        then:
        next.lookNow { scene -> scene.draft().zone(scene.box().layout().cards().indexOf('thimble-helm')).name() } == 'GONE'
        next.lookNow { scene -> scene.draft().zone(scene.box().layout().cards().indexOf('keen-eye')).name() } == 'GONE'
        has(begin(before, ['lily', 'collin', 'filch', 'nez']), 'lily', 'equipped').contains('thimble-helm')
    }

    def "CAMP-2: a card that somebody else starts with is not to be had, and the log says who has it"() {
        when:
        def next = begin(sheet([], [filch: [['knife-strike'], ['lilys-bow']]]), ['filch', 'lily', 'collin', 'nez'])

        then:
        has(next, 'lily', 'equipped') == ['lilys-bow']
        next.log()*.toString().any { it.contains "Filch kept Lily's Bow, but this time Lily begins with it" }
    }

    def "CAMP-2: a card that was not to be had stays with the mouse that kept it, unless the mouse keeps another (#finds)"() {
        when:
        won(campaign: sheet([], [filch: [['knife-strike'], ['card-of-a-lost-mod']]])) { if (finds) has 'filch', finds }

        then:
        game().question().empty
        PackingUp.sheet(game()).get().of('filch').cards() == cards

        where:
        finds              || cards
        ''                 || ['card-of-a-lost-mod']
        'loose-floorboard' || ['loose-floorboard']
    }

    def "END-2: a chapter played by itself asks nothing when it is over"() {
        when:
        won(campaign: null) { has 'collin', 'thimble-helm'; packs 'collin', 'healing-draught' }

        then:
        game().question().empty
        PackingUp.sheet(game()).empty
        card('thimble-helm') == 'EQUIPPED collin'
    }

    def "CAMP-2, RUL-100: of four cards Collin keeps #cards with #variants"() {
        when:
        won(variants: variants) {
            has 'collin', 'thimble-helm'; packs 'collin', 'healing-draught'; packs 'collin', 'candle-stub'; has 'collin', 'loose-floorboard'
        }
        while (asked) answer options[0]

        then:
        PackingUp.sheet(game()).get().of('collin').cards().size() == cards

        where:
        variants            || cards
        []                  || 1
        ['keep-two']        || 2
        ['keep-three']      || 3
        ['keep-everything'] || 4
    }

    def "FREE-3, RUL-100: what no longer fits into the pack is discarded when the next chapter begins"() {
        when:
        def next = begin(sheet([], [maginos: [['chain-lightning'],
                ['healing-draught', 'scroll-levitate', 'scroll-treacle', 'scroll-hush']]]))

        then:
        next.question().get().prompt().toString().contains "pack is too full. Discard what?"
    }
}
