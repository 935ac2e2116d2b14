package basegame.chapter

import mystics.content.CampaignSheet
import mystics.trial.TrialTable

/** Chapter eleven where bots seldom go: the way by the Guard Room, what the party has kept, and who stays small. */
class SorrowTaleSpec extends ChapterSpec {
    static final List<String> ALL = ['collin', 'filch', 'lily', 'maginos', 'nez', 'tilda']
    static final Map<String, String> LAST = [dog: "At nine o'clock the dog goes up.", note: 'There had been one tune',
            notch: "Behind the King's wood pile", lights: 'They keep a light on in the tree.']

    private void morning(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'sorrow-and-remembrance', variants: [], party: ALL] + named, changes)
    }

    private boolean told(String words) { log.any { it.startsWith words } }

    def "CH11-2, STORY-2: whoever goes by #way comes into the #where"() {
        given:
        morning { room from; hero 'nez', space; note 'slipping-away', 1 }

        when:
        acting 'nez', 3
        answer way
        anyhow()

        then:
        told words

        where:
        where        | from         | space | way              || words
        'Guard Room' | 'kitchen'    | 'f1'  | 'explore:exit-E' || 'This was where it began.'
        'Sewer'      | 'guard-room' | 'c3'  | 'explore:flip'   || 'The water shook as it ran'
    }

    def "CH11-2, STORY-2: a search in the water of the Sewer finds the hook"() {
        given:
        morning { room 'sewer'; hero 'collin', 'w14' }

        when:
        acting 'collin', 0
        answer 'search'
        dice SWORD_STAR
        anyhow()
        if (asked.contains('Keep it?')) answer options[0]

        then:
        told 'It was a hook, with a line to it'
    }

    def "CH11-5, STORY-2: at the horn Brodie comes in by the coal hole"() {
        given:
        morning(campaign: CampaignSheet.NEW) {
            room 'forge'; hero 'collin', 'd5'; minion 'vanestras-web', 'e5'; note 'catsclaw-horn', 1
        }

        when:
        acting 'collin', 0
        answer 'sorrow-and-remembrance:horn'

        then:
        told 'You would not have thought there was room for him.'
    }

    def "CH11-10, STORY-2: the blade gives back what was quenched in it: #kept"() {
        given:
        morning(campaign: CampaignSheet.NEW) {
            room 'forge'; hero 'collin', 'd3'; hero 'tilda', 'a5'; minion 'vanestras-web', 'furnace-door'; has 'collin', 'sorrow-blade'
            track 'collin', 'tilda', 'vanestras-web'; note kept, 1; set 'PAGE', 2
        }

        when:
        acting 'collin', 0
        answer 'battle:sorrow-blade:spider'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD
        dice CHEESE, CHEESE, CHEESE
        while (!asked.contains('What does')) answer options[0]

        then:
        note('vanestra-beaten') == 1
        log.any { it.startsWith("In Collin's paw") && it.contains(words) }

        where:
        kept           || words
        'quench-song'  || 'The blade gave him the tenth.'
        'quench-laugh' || "I gave it Father's laugh"
        'quench-count' || 'I counted you into it'
    }

    def "CH11-1, CAPTURE-5: all captured"() {
        given:
        morning { room 'forge'; minion 'rat-warriors', 'd3'; ALL.each { captured it } }

        when:
        round()

        then:
        told 'It was soft where they were'
    }

    def "CH11-1: Captain Vurst goes in last, as he swore"() {
        given:
        morning {
            room 'forge'; hero 'collin', 'pipe'; (ALL - 'collin').each { safe it }; minion 'captain-vurst', 'c4'
            mark 'rat-1', 'on-our-side', 1; note 'vanestra-beaten', 1; set 'OBJECTIVE', 3
        }
        acting 'collin', 0

        when:
        answer 'sorrow-and-remembrance:leave'

        then:
        spacesOf('captain-vurst') == []
        told 'Captain Vurst goes in last, as he swore'
        game().outcome().name() == 'WON'
    }

    def "STORY-2: at the way out the Captain is there, or comes to see: #there"() {
        given:
        morning(campaign: CampaignSheet.NEW) {
            room 'forge'; hero 'collin', 'pipe'; hero 'nez', 'c4'; (ALL - ['collin', 'nez']).each { safe it }
            if (there) minion 'captain-vurst', 'c4'
            if (there) mark 'rat-1', 'on-our-side', 1
            note 'vanestra-beaten', 1; note 'all-named', named; set 'OBJECTIVE', 3
        }
        acting 'collin', 0

        when:
        answer 'sorrow-and-remembrance:leave'

        then:
        log.any { it.contains 'coming down it the wrong way' } == (named && !there)
        log.any { it.contains 'said Captain Vurst' } == (named > 0)
        log.any { it.contains 'who had come down after them with the tea' } == !named

        where:
        there | named
        true  | 1
        false | 1
        false | 0
    }

    private void underTheMoon(String choice) {
        morning(campaign: CampaignSheet.NEW) {
            room 'forge'; hero 'collin', 'pipe'; (ALL - 'collin').each { safe it }
            note 'vanestra-beaten', 1; set 'OBJECTIVE', 3
        }
        acting 'collin', 0
        answer 'sorrow-and-remembrance:leave'
        while (asked) answer(options.contains(choice) ? choice : options[0])
    }

    def "STORY-2: under the full moon each of them answers for itself: #choice"() {
        when:
        underTheMoon choice

        then:
        ALL.count { markOn(it, kept) == 1 } == 6
        log.any { it.contains words }

        where:
        choice        | kept             || words
        'tall'        | 'tall-again'     || "I'd like to reach the door handle."
        'small'       | 'small-for-good' || 'Mayors don\'t loom.'
        'not-tonight' | 'not-tonight'    || 'I had decided, and then there was cake.'
    }

    def "STORY-2: under the full moon an answer may be left unsaid, and a page tells it"() {
        when:
        underTheMoon 'nothing'

        then:
        ['tall-again', 'small-for-good', 'not-tonight'].every { kept -> ALL.every { markOn(it, kept) == 0 } }
        log.any { it.contains 'looked along the nails, and did not say' }
    }

    /** The last mouse leaves with what was remembered; every question is answered, the one of the last page in this way. */
    private Set<String> lastPages(List<String> remembered, String then) {
        morning(campaign: CampaignSheet.NEW) {
            room 'forge'; hero 'collin', 'pipe'; (ALL - 'collin').each { safe it }
            note 'vanestra-beaten', 1; set 'OBJECTIVE', 3; remembered.each { note it, 1 }
        }
        acting 'collin', 0
        answer 'sorrow-and-remembrance:leave'
        while (asked) answer(options.contains(then) ? then : options[0])
        LAST.findAll { told it.value }.keySet()
    }

    def "STORY-2: a last page is there for each thing that was remembered, and one is there for nothing: #remembered"() {
        expect:
        lastPages(remembered, 'turn') == pages as Set

        where:
        remembered                                     || pages
        ['all-named']                                  || ['dog']
        ['queens-song']                                || ['note']
        ['quench-song']                                || ['note']
        ['king']                                       || ['notch']
        ['houses']                                     || ['lights']
        []                                             || ['lights']
        ['all-named', 'queens-song', 'king', 'houses'] || ['dog', 'note', 'notch', 'lights']
    }

    def "STORY-2: whether there is another last page is asked once, after the first; whoever closes the book there has read it"() {
        expect:
        lastPages(['all-named', 'queens-song', 'king', 'houses'], 'close') == ['dog'] as Set
        lastPages(['queens-song', 'king', 'houses'], 'close') == ['note', 'notch', 'lights'] as Set
    }

    def "STORY-2: if Collin is to be tall again, his boots stand under the bed on the last page: #answer"() {
        given:
        lastPages(['all-named'], answer)

        expect:
        log.any { it.contains('a pair of boots, a good deal too large') } == boots

        where:
        answer  || boots
        'tall'  || true
        'small' || false
    }
}
