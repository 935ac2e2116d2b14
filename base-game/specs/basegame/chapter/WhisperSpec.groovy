package basegame.chapter

import mystics.content.CampaignSheet
import mystics.content.Setup
import mystics.phase.wheel.surge.Surge
import mystics.play.Inspector
import mystics.trial.Trial

/** The rules of chapter eight in the King's Chamber: who sleeps, who creeps, what is heard, and what the candle costs. */
class WhisperSpec extends ChamberSpec {
    /** Collin goes up the ladder from the King's Tunnels. */
    private void comesUp(int cheese) {
        night { markRoom CHAMBER, 'explored', 0; room 'kings-tunnels'; hero 'collin', 'a1'; set 'WHEEL', cheese }
        acting 'collin', 3
        answer 'explore:flip'
        anyhow()
    }

    def "CH8-2: the end marker lies on page 4, with the Brush or without it"() {
        given:
        def setup = new Setup('a-whisper-for-the-king', PARTY.collect { new Setup.Member(it, '') }, [] as Set,
                Optional.of(new CampaignSheet(marks, [:], [:], [] as Set)))
        trial = new Trial(library.setting(setup, Inspector.NONE))

        when:
        chapter()
        anyhow()

        then:
        get('END_PAGE') == 4
        mark(CHAMBER, 'mantelpiece', 'behind-the-picture') > -1
        told('They had forgotten about the crystals.')

        where:
        marks << [[:], ['vanestras-brush': 1]]
    }

    def "CH8-2: the grate of the Guard Room is bolted"() {
        given:
        night { room 'guard-room'; hero 'collin', 'c3' }

        when:
        acting 'collin', 0

        then:
        !options.contains('explore:flip')
        refusals().values().any { it.rule() == 'CH8-2' }
    }

    def "CH8-3, CH8-6: two elites and a rat sleep by the door and a spider on the bed; the wheel is empty, for the candle is new"() {
        when:
        comesUp(5)

        then:
        spacesOf('elite-rat-warriors') == ['a2', 'a5']
        spacesOf('rat-warriors') == ['runner-a4']
        spacesOf('spider') == ['bed']
        look { it.minions().every { sleeper -> sleeper.has('asleep') } }
        get('WHEEL') <= 1
    }

    def "CH8-3: the card of sleeping #rats does not climb the initiative track"() {
        given:
        night { hero 'collin', 'c3'; minion rats, 'a5'; mark 'rat-1', 'asleep', 1 }
        set { it.track('filch', rats, 'collin', 'nez', 'tilda') }

        when:
        turn rats

        then: 'their turn is over, and their card lies where it was'
        asked.contains(CREEP)
        trial.track.take(2) == ['filch', rats]
        !log.any { it.startsWith('Aggressive') }

        where:
        rats << ['rat-warriors', 'elite-rat-warriors']
    }

    def "CH8-4: whoever creeps throws no die, climbs softly, moves one space at most and does not scurry"() {
        given:
        asleep('c3')

        when:
        turn 'collin'

        then:
        asked.contains(CREEP)

        when:
        answer 'yes'

        then:
        markOn('collin', 'creeping') == 1
        options.contains('move:footlocker')
        !options.contains('move:a2')
        !options.contains('scurry')
        told('To creep is not to walk slowly.')
    }

    def "CH8-4: nobody is asked where nobody sleeps"() {
        given:
        night { hero 'collin', 'c3'; minion 'elite-rat-warriors', 'a5' }

        when:
        turn 'collin'

        then:
        !asked.contains(CREEP)
    }

    def "CH8-5: a #die on the movement die puts #cheese cheese on the wheel while somebody sleeps"() {
        given:
        asleep('c3')
        if (!sleeps) night { hero 'collin', 'c3'; minion 'elite-rat-warriors', 'a5' }

        when:
        turn 'collin'
        if (sleeps) answer 'no'
        dice die

        then:
        get('WHEEL') == cheese
        told('*Tk.*') == (cheese == 1) || told('Tk.') == (cheese == 1)

        where:
        die   | sleeps || cheese
        THREE | true   || 1
        THREE | true   || 1
        TWO   | true   || 0
        THREE | false  || 0
    }

    def "CH8-5: a scurry is heard, too, and the third noise is told of"() {
        given:
        asleep('c3') { note 'noises', 2 }

        when:
        acting 'collin', 1
        answer 'move:c2'
        answer 'scurry'
        dice THREE

        then:
        get('WHEEL') == 1
        told('A log sighed and broke.')
    }

    def "CH8-5, CH8-3: #weapon at a sleeper wakes them all and makes #cheese noise"() {
        given:
        asleep(party: ['collin', 'filch', 'lily', 'tilda'], 'b5') {
            minion 'spider', 'bed'; mark 'spider', 'asleep', 1; hero 'lily', 'c6'
        }

        when:
        acting who, 0
        answer options.find { it.startsWith('battle') && it.endsWith(target) }

        then:
        asked.contains('Attack a sleeper and wake everybody?')

        when:
        answer 'yes'
        dice CHEESE, CHEESE, CHEESE, CHEESE

        then:
        get('WHEEL') == cheese
        log.any { it.contains words }
        !told('*Tk.*')
        look { it.minions().every { sleeper -> !sleeper.has('asleep') } }

        where:
        weapon   | who      | target   || cheese | words
        'a blow' | 'collin' | 'rat-1'  || 1      | 'It is possible to fight in whispers.'
        'a shot' | 'lily'   | 'rat-1'  || 0      | 'It is possible to fight in whispers.'
        'a shot' | 'lily'   | 'spider' || 0      | 'The thing on the roof of the bed had been dreaming.'
    }

    def "CH8-3: whoever lets the sleeper sleep has its action back, once a turn"() {
        given:
        asleep('b5') {}

        when:
        acting 'collin', 0
        answer options.find { it.startsWith('battle') && it.endsWith('rat-1') }
        answer 'no'

        then:
        look { it.minions().every { sleeper -> sleeper.has('asleep') } }
        options.any { it.startsWith('battle') }
        get('WHEEL') == 0

        when:
        answer options.find { it.startsWith('battle') && it.endsWith('rat-1') }
        answer 'no'

        then:
        !options.any { it.startsWith('battle') }
    }

    def "CH8-5: the first successful search on the mantelpiece finds the candle end, and it covers one noise"() {
        given:
        asleep('mantelpiece') { lay 'mantelpiece', 'behind-the-picture', 1 }

        when:
        acting 'collin', 0
        answer 'search'
        dice SWORD_STAR

        then:
        markOn('collin', 'candle-end') == 1
        mark(CHAMBER, 'mantelpiece', 'behind-the-picture') == 0
        told('A mantelpiece is a good place')

        when:
        turn 'collin'
        answer 'no'
        dice THREE

        then:
        markOn('collin', 'candle-end') == 0
        get('WHEEL') == 0
    }

    def "CH8-6: the candle burns down by 1 cheese a round while a mouse is in the chamber"() {
        given:
        night { hero 'collin', where; minion 'roaches', 'guard-room/a6'; track 'collin'; set 'WHEEL', 2 }

        when:
        turn 'collin'
        dice ONE
        answer 'end'

        then:
        get('WHEEL') == wheel

        where:
        where              || wheel
        'c3'               || 3
        'kings-tunnels/a1' || 2
    }

    def "CH8-6, ROUND-3: with no minion about time is not short beside the candle"() {
        given:
        night { hero 'collin', 'c3'; track 'collin'; set 'WHEEL', 2 }

        when:
        turn 'collin'
        dice ONE
        answer 'end'

        then:
        get('WHEEL') == 3
    }

    def "CH8-9: a surge wakes everybody and brings nobody; with the first the candle falls over, which costs a page more: #alarm"() {
        given:
        asleep('d1') { minion 'spider', 'bed'; mark 'spider', 'asleep', 1; note 'alarm', alarm }

        when:
        step new Surge(look { it.box().roomNumber(CHAMBER) })
        anyhow()

        then:
        look { it.minions().every { sleeper -> !sleeper.has('asleep') } }
        look { it.minions().size() } == 2
        get('PAGE') == page
        told('The candle leaned over on its side')

        where:
        alarm || page
        0     || 3
        1     || 2
    }

    def "CH8-10: with #knots knots undone and an elite on #guard the ladder is #so"() {
        given:
        night { hero 'collin', 'd1'; minion 'elite-rat-warriors', guard; if (sleeps) mark 'rat-1', 'asleep', 1; note 'knots', knots }

        when:
        acting 'collin', 0

        then:
        options.contains('explore:flip') == (so == 'free')
        (knots == 4) || refusals().values().any { it.rule() == 'CH8-10' }

        where:
        knots | guard | sleeps || so
        3     | 'a5'  | true   || 'shut'
        4     | 'a5'  | true   || 'free'
        4     | 'a5'  | false  || 'free'
        4     | 'd2'  | false  || 'barred'
        4     | 'd2'  | true   || 'free'
    }

    def "CH8-2: a search in the King's Tunnels finds the Shifting Cloak"() {
        given:
        night { room 'kings-tunnels'; hero 'collin', 'b1' }

        when:
        acting 'collin', 0
        answer 'search'
        dice SWORD_STAR
        answer 'keep'

        then:
        told('Behind a loose stone was a bundle')
    }

    def "STORY-2: in the Guard Room two guards look up"() {
        given:
        asleep('runner-a3') { minion 'rat-warriors', 'f6'; mark 'rat-2', 'asleep', 1 }

        when:
        acting 'collin', 0
        answer 'explore:exit-W'
        anyhow()

        then:
        told('It was bright in here')
    }
}
