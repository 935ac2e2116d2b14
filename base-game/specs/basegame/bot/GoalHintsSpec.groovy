package basegame.bot

import basegame.chapter.ChapterSpec
import mystics.bot.HeroOutlook
import mystics.bot.Knowledge
import mystics.bot.Party
import mystics.bot.SensiblePlayer
import mystics.choice.Question
import mystics.content.Goal
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.rules.Scene

/** What the hints of a goal tell bots. */
class GoalHintsSpec extends ChapterSpec {
    def setup() {
        def script = "rules {\n    offer(HeroTurn) { turn -> action('sort', 'Sort a letter') { say 'Sorted' } }\n}\n"
        def mod = ModSource.of('post', ['mod.yaml': ('id: post\nname: Post\nversion: "1.0.0"\nengine: 1\nauthors: ' +
                '[specs]\nlicence: none\nneeds: [base-game]\nabout: Letters for specs.\n').bytes, 'rules/post.groovy': script.bytes])
        library = new Library(library.mods() + ModLoader.fresh().load(mod, library.rules().size()))
    }

    def "deed: a bot does what the hint names, in any room if no place is named"() {
        given:
        objective goal(entered: 'courtyard', hint: hint(deed: deed, at: at))
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6' }

        when:
        acting 'collin', 0

        then:
        (chosen() == 'post:sort') == sorts

        where:
        deed   | at             || sorts
        'sort' | []             || true
        'sort' | ['guard-room'] || true
        'sort' | ['sewer']      || false
        ''     | []             || false
    }

    def "deed: a bot searches rather than fights where a search is what the hint names"() {
        given:
        objective goal(entered: 'courtyard', hint: hint(deed: deed, at: ['guard-room']))
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; minion 'rat-warriors', 'd5' }

        when:
        acting 'collin', 0

        then:
        (chosen() == 'search') == searches

        where:
        deed     || searches
        'search' || true
        ''       || false
    }

    def "at: a bot goes where the deed is done, also before a goal in another room"() {
        given:
        objective goal(entered: 'courtyard', hint: hint(deed: 'sort', at: ['sewer/d1']))
        table { room 'guard-room'; hero 'collin', 'd6' }

        expect:
        party { it.targets() } == flip()
    }

    def "who, roll, together: of four heroes #first go ahead when the hint says #says"() {
        given:
        objective goal(held: 'catnip', hint: hint(says + [at: ['guard-room/a3']]))
        table { room 'guard-room'; hero 'collin', 'b3'; hero 'filch', 'd6'; hero 'maginos', 'd6'; hero 'tilda', 'd6';
                mark 'filch', 'golem', 1 }

        expect:
        ['collin', 'filch', 'maginos', 'tilda'].findAll { id -> isAhead(id) } == first

        where:
        says             || first
        [:]              || ['collin']
        [who: ['tilda']] || ['tilda']
        [who: ['golem']] || ['filch']
        [roll: 'lore']   || ['maginos']
        [roll: 'battle'] || ['collin']
        [together: 2]    || ['collin', 'filch']
    }

    def "apart: heroes share out the spaces where the deed is done, and each goes ahead to its own"() {
        given:
        objective goal(held: 'catnip', hint: hint(deed: 'sort', at: ['guard-room/a3', 'guard-room/f3'], apart: apart))
        table { room 'guard-room'; hero 'collin', 'b3'; hero 'filch', 'c3'; hero 'maginos', 'd6'; hero 'tilda', 'd6' }

        expect:
        ['collin', 'filch', 'maginos', 'tilda'].collect { id -> outlook(id) { names(it) } } == goals
        isAhead('tilda') == apart

        where:
        apart || goals
        true  || [['a3'], ['f3'], ['a3'], ['f3']]
        false || [['a3', 'f3']] * 4
    }

    /** The spaces a hero wants to reach. */
    private static List<String> names(outlook) {
        ['a3', 'f3'].findAll { outlook.party.seenBy(outlook.hero).targets() >> outlook.plan.index(it) & 1 }
    }

    def "a bot makes for a room that it must clear and nobody has seen"() {
        given:
        objective goal(cleared: 'sewer')
        table { room 'guard-room'; hero 'collin', 'd6'; markRoom 'sewer', 'explored', seen }

        expect:
        (party { it.targets() } == flip()) == leaves

        where:
        seen || leaves
        0    || true
        1    || false
    }

    def "spare: a bot strikes no minion that is to be spared"() {
        given:
        objective goal(entered: 'courtyard', hint: hint(spare: spared))
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; minion 'rat-warriors', 'd5' }

        when:
        acting 'collin', 0

        then:
        options.contains('battle:collins-sword:rat-1')
        chosen().startsWith('battle:') == strikes

        where:
        spared           || strikes
        []               || true
        ['rat-warriors'] || false
    }

    def "avoid: where battle is to be avoided, a bot leaves a minion alone that lies under a condition"() {
        given:
        objective goal(entered: 'courtyard', hint: hint(avoid: avoided))
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; minion 'rat-warriors', 'd5'; mark 'rat-1', 'stunned', still }

        when:
        acting 'collin', 0

        then:
        chosen().startsWith('battle:') == strikes

        where:
        avoided    | still || strikes
        []         | 1     || true
        ['battle'] | 1     || false
        ['battle'] | 0     || true
    }

    def "keep: minions frighten a hero who bears what must be kept more than another"() {
        given:
        objective goal(entered: 'courtyard', hint: hint(keep: 'tinkerers-treasure'))
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; minion 'rat-warriors', 'a3';
                packs 'collin', 'tinkerers-treasure' }

        expect: 'a place beside the minion is worth less to the bearer than to another hero'
        outlook('collin') { it.party.isKeeper(it.hero) }
        !outlook('tilda') { it.party.isKeeper(it.hero) }
        outlook('collin') { Math.abs(it.stand(it.plan.index('a4')) - it.stand(it.here)) } >
                2 * outlook('tilda') { Math.abs(it.stand(it.plan.index('a4')) - it.stand(it.here)) }
    }

    def "keep, SLIP-1: where rules allow it, a bot leaves past minions with what must be kept"() {
        given:
        objective goal(entered: 'queens-chamber', hint: hint(keep: kept))
        table([chapter: 'the-silver-brush', party: ['collin', 'filch', 'nez', 'tilda'], variants: []]) {
            room 'dining-hall'; hero 'collin', 'g3'; minion 'rat-warriors', 'a6'; note 'queen-out', 1; note 'slipping-away', slip
        }

        when:
        acting 'collin', 3

        then:
        (chosen() == 'explore:exit-E') == leaves

        where:
        kept           | slip || leaves
        'silver-brush' | 1    || true
        'silver-brush' | 0    || false
        ''             | 1    || false
    }

    private <T> T outlook(String id, Closure<T> seen) {
        look { Scene s ->
            def hero = s.heroes().find { it.key() == id }
            seen(new HeroOutlook(s, hero, Party.of(s, hero.room, Knowledge.of(s.box()).route(s)), Optional.empty()))
        }
    }

    private static Goal.Hint hint(Map<String, Object> says) {
        new Goal.Hint(says.deed ?: '', says.at as List ?: [], says.marks as List ?: [], says.who as List ?: [], says.roll ?: '',
                says.together ?: 0, says.apart ?: false, says.spare as List ?: [], says.avoid as List ?: [], says.keep ?: '')
    }

    private boolean isAhead(String id) {
        look { Scene s -> Party.of(s, s.heroes()[0].room, Knowledge.of(s.box()).route(s)).leads(s.heroes().find { it.key() == id }) }
    }

    private <T> T party(Closure<T> seen) {
        look { Scene s -> seen(Party.of(s, s.heroes()[0].room, Knowledge.of(s.box()).route(s))) }
    }

    /** The flip space of the guard room, under which the sewer lies. */
    private long flip() {
        look { Scene s -> 1L << s.box().room(s.box().roomNumber('guard-room')).plan().index('c3') }
    }

    private String chosen() {
        def question = game().question().get() as Question.Choice
        question.options()[game().lookNow { SensiblePlayer.of(it.box()).choose(question, it) }].key()
    }
}
