package basegame

import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.rules.Scene
import spock.lang.Shared

/** Rules that speak of cards of later chapters, proven with content made for the spec. */
class LaterCardsSpec extends BaseGameSpec {
    static final String RULES = '''rules {
        // Brigandine: roaches mind nothing blunt.
        change(HitsCounted) { count ->
            if (count.strike.damage == 'blunt' && count.strike.targets.any { it.isKin('roach') }) count.hits.atMost(0, 'Brigandine')
        }
        // A lost comrade: an action of its own, with its own roll.
        offer(HeroTurn) { turn ->
            action('seek', 'Look for a lost comrade') {
                if (check(turn.hero, 'a lost comrade', 1) && turn.hero.room.minions.empty) setNote 'miz-maggie-ally', 1
            }
        }
    }'''

    @Shared Library later = later()

    private static Library later() {
        def files = ['mod.yaml': 'id: later\nname: Later\nversion: "1.0.0"\nengine: 1\nauthors: [a spec]\nlicence: none\n',
                'rules/later.groovy': RULES]
        def base = BaseGame.library()
        def source = ModSource.of('later', files.collectEntries { [it.key, it.value.bytes] } as Map<String, byte[]>)
        new Library(base.mods() + ModLoader.fresh().load(source, base.rules().size()))
    }

    private void laterTable(List<String> party, @DelegatesTo(mystics.trial.TrialTable) Closure<?> changes) {
        library = later
        table(party: party, changes)
    }

    def "BATTLE-10: a minion may resist some kinds of attack: #weapon"() {
        given:
        laterTable(['nez', 'collin', 'maginos', 'tilda']) { room 'guard-room'; hero who, 'd6'; bare who; has who, weapon;
                minion kind, 'd6' }

        when:
        acting(who, 0).answer "battle:$weapon:$target"
        dice(faces as int[])

        then:
        figure(target).state == state
        noDiceLeft()

        where:
        who      | weapon          | kind           | target    | faces                                 || state
        'nez'    | 'nezs-hammer'   | 'roaches'      | 'roach-1' | [SWORD_STAR, BOW, BOW, BOW]           || 'on-board'
        'collin' | 'collins-sword' | 'roaches'      | 'roach-1' | [SWORD_STAR, BOW, BOW, BOW]           || 'away'
        'nez'    | 'nezs-hammer'   | 'rat-warriors' | 'rat-1'   | [SWORD_STAR, BOW, BOW, BOW, BOW, BOW] || 'away'
    }

    def "RUL-84: looking for a lost comrade is a search of its own, with no minion near, and possible in a later room too"() {
        given:
        laterTable(FOUR) {
            room where; hero 'collin', space; markRoom where, 'searched', searched
            if (rats) minion('rat-warriors', space)
        }
        acting 'collin', 0

        expect:
        options.contains('search') == (searched == 0)

        when:
        answer 'later:seek'
        dice SWORD_STAR

        then: 'no card was drawn, and the room is searched as much as before'
        note('miz-maggie-ally') == found
        mark(where, 'searched') == searched
        look { Scene scene -> scene.figure(0).pack.empty }
        get('ACTIONS') == 0

        where:
        where             | space | searched | rats  || found
        'guard-room'      | 'd6'  | 1        | false || 1
        'guard-room'      | 'd6'  | 1        | true  || 0
        'tunnel-entrance' | 'a2'  | 0        | false || 1
    }
}
