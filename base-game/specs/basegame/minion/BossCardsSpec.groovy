package basegame.minion

import basegame.chapter.ChapterSpec
import basegame.mods.Mods
import mystics.phase.Notes
import mystics.rules.Scene
import mystics.table.Holder
import spock.lang.Shared

/** Which cards a boss comes with, and how one is exchanged for another. */
class BossCardsSpec extends ChapterSpec {
    static final String LAIR = '''\
        name: The Lair
        number: 70
        party: { size: 4 }
        tiles:
          - { at: [0, 0], up: guard-room }
        start: { room: guard-room, mark: entry }
        end-page: 6
        setup:
          - { room: guard-room, minions: { vanestra: 1 } }
        objective:
          - { defeated: vanestra }
    '''.stripIndent()

    @Shared def assembly = Mods.assembled(Mods.mod(['chapters/lair.yaml': LAIR,
            'variants/calls.yaml': 'name: Calls\ntext: Whoever is called comes.\n',
            'variants/calls.groovy': '''
                rules {
                    offer(HeroTurn) { turn ->
                        action('one', 'Call one') { bring turn.hero.room, ['brodie-pounces': 1] }
                        action('both', 'Call both') { bring turn.hero.room, ['brodie-pounces': 1, 'brodie-chases': 1] }
                        action('name', 'Call by name') { bring turn.hero.room, [brodie: 1] }
                        List<Figure> witches = minions.findAll { it.isBossCalled('vanestra') }
                        if (witches) {
                            action('redraw', 'Redraw') {
                                exchangeCard witches[0], chooseTogether('Which card?', bossCards(witches[0]))
                            }
                        }
                    }
                }'''], 'bosses'))

    def setup() {
        library = assembly.library()
    }

    private int wounds(String card) {
        look { Scene scene -> Notes.get(scene, Notes.CARD_WOUNDS, Holder.kind(scene.box().kindNumber(card))) }
    }

    def "INIT-5: a set-up names a boss by its name, and two of its cards come"() {
        given:
        table(chapter: 'lair') { room 'guard-room' }
        draws 'vanestras-web', 'vanestras-call'

        when:
        chapter()
        anyhow()

        then:
        assembly.leftOut() == []
        look { it.minions()*.isBossCalled('vanestra') } == [true]
    }

    def "INIT-5: called by #how, #cards"() {
        given:
        table(variants: ['calls']) { room 'guard-room'; hero 'collin', 'd6'; track 'collin' }
        acting 'collin', 0

        when:
        answer "calls:$how"
        anyhow()

        then:
        look { it.minions().size() } == 1
        (track - 'collin') as Set == cards as Set

        where:
        how    || cards
        'one'  || ['brodie-pounces']
        'both' || ['brodie-pounces', 'brodie-chases']
        'name' || ['brodie-pounces', 'brodie-chases']
    }

    def "INIT-5: another card of a boss takes the place of one, whose wounds go with it; the wounds on the other stay"() {
        given:
        table(variants: ['calls']) { room 'guard-room'; hero 'collin', 'd6'; minion 'vanestras-web', 'd2';
                track 'vanestras-web', 'collin', 'vanestras-sting'; cardNote 'vanestras-web', 'card-wounds', 1;
                cardNote 'vanestras-sting', 'card-wounds', 1 }
        acting 'collin', 0
        draws 'vanestras-call'

        when:
        answer 'calls:redraw'
        answer 'vanestras-web'

        then:
        track == ['vanestras-call', 'collin', 'vanestras-sting']
        look { it.minions()[0].kind } == 'vanestras-call'
        ['vanestras-call', 'vanestras-web', 'vanestras-sting'].collect { wounds it } == [0, 0, 1]
    }
}
