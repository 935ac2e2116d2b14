package basegame.story

import basegame.BaseGameSpec
import mystics.content.CampaignSheet
import mystics.content.CampaignSheet.Tries
import mystics.kit.Workbench
import mystics.lint.Lint
import mystics.mod.load.ModLoader
import mystics.mod.source.Sources
import mystics.phase.chapter.story.ReadNext

import java.nio.file.Path

/** What passages say depends on what was done, and on who is there to say it. */
class ListeningSpec extends BaseGameSpec {
    static final String CHAPTER = 'at-the-door'

    def setupSpec() {
        library = Workbench.at(Path.of('specs/listening'), []).library()
    }

    /** The party stands in the Guard Room, unless the spec says otherwise. */
    void door(Map<String, Object> named = [:], Closure<?> changes) {
        table([chapter: CHAPTER] + named) {
            room 'guard-room'
            ((named.party ?: FOUR) as List<String>).each { hero it, 'd6' }
            changes.delegate = delegate
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
    }

    /** The passage as it is told now, {@code hero} being the place in the party of the one who did it. */
    String told(String passage, int hero = 0) {
        step(new ReadNext(passage, hero))
        trial.game().log().findAll { it.cause() == 'STORY-2' }.last().text().toString()
    }

    static List<String> speakers(String text) {
        text.readLines().findAll { it =~ /^[A-Z][\w ]+: / }.collect { it.split(':')[0] }
    }

    def "STORY-2: the one who did it speaks first, then whoever is named, then whoever was heard least"() {
        given:
        door { note 'knocks', 2 }

        when:
        def first = told('knock', 1)
        def then = told('knock', 0)

        then:
        first.startsWith('Filch knocked 2 times, and Tilda listened.')
        speakers(first) == ['Filch', 'Tilda']
        speakers(then) == ['Collin', 'Tilda']
        speakers(told('whisper', 2)) == ['Collin', 'Filch']
    }

    def "STORY-2: a mouse that is captured is silent, and so is one in another room, unless everybody is heard"() {
        when:
        door { captured 'tilda' }

        then:
        speakers(told('knock')) == ['Collin', 'Maginos']

        when:
        door { hero 'filch', 'kitchen/counter' }

        then:
        speakers(told('whisper')) == ['Collin']
        speakers(told('shout')) == ['Collin', 'Filch']
        speakers(told('silence')) == []
    }

    def "STORY-2: persons of the story speak, and an exchange is heard only if all its speakers are there"() {
        when:
        door { note 'bell-pulled', 1 }

        then:
        speakers(told('knock')) == ['Collin', 'Tilda']

        when:
        door { note 'bell-pulled', 1; mark 'maginos', 'guest', 1 }

        then:
        told('knock').contains('The Porter: Who is it?\n\nMaginos: It is me.')
    }

    def "STORY-2: nobody speaks twice running: whoever opens the exchange is the first of the voices, or none of them"() {
        given:
        door { }

        expect:
        speakers(told('answer', 0)) == ['Filch', 'Collin', 'Filch', 'Collin']
        speakers(told('alone', 1)) == ['Filch', 'Collin']
    }

    def "STORY-2: narration is replaced, and parts stand in their places, by what was done (#sheet)"() {
        given:
        door(campaign: new CampaignSheet([:], [:], sheet, [] as Set)) { note 'knocks', 5 }

        expect:
        told('knock').startsWith('Nobody can knock so often.')

        when:
        trial.chapter()

        then:
        trial.game().log().findAll { it.cause() == 'STORY-2' }*.text()*.toString() == [opening]

        where:
        sheet                          || opening
        [:]                                      || 'They stood before the door. They were nobody.'
        ['flight-to-barksburg': new Tries(1, 0)] || 'They stood before the door. They were heroes.'
        ['flight-to-barksburg': new Tries(0, 2)] || 'They stood before the door. They were tired.'
        [(CHAPTER): new Tries(0, 1)]             || 'They stood before the door again.'
    }

    def "STORY-2: what is read once in a campaign is not read again"() {
        when:
        door(campaign: new CampaignSheet([:], [:], [:], past as Set)) { }
        step(new ReadNext('once', 0))

        then:
        trial.log.count { it.startsWith('This is told once.') } == times

        where:
        past               || times
        []                 || 1
        ["$CHAPTER/once".toString()] || 0
    }

    def "STORY-3: the party answers a question of a passage; the answer is remembered and leads on"() {
        given:
        door { }

        when:
        step(new ReadNext('question', 2))

        then:
        asked == 'party: What do you say?'
        options == ['ring', 'shut']
        trial.log.any { it.startsWith('The door asked a question.') }

        when:
        answer 'ring'

        then:
        note('bell-pulled') == 1
        note('door-shut') == 0
        trial.log.any { it.startsWith('It rang, and Maginos jumped.') }
    }

    def "STORY-3: each player is asked for each mouse that is there, and the mouse bears the answer"() {
        given:
        door { captured 'tilda' }

        when:
        step(new ReadNext('everybody', 0))
        def askedOf = []
        while (trial.game().question().present && asked.contains('the guest')) {
            askedOf << asked
            answer askedOf.size() == 2 ? 'me' : 'not-me'
        }

        then:
        askedOf == ['collin: Is Collin the guest?', 'filch: Is Filch the guest?', 'maginos: Is Maginos the guest?']
        markOn('filch', 'guest') == 1
        markOn('maginos', 'guest') == 0
    }

    def "STORY-2: lint finds a line that no party can hear, a narration that is too long, and a place that nothing fills"() {
        given:
        def mod = Sources.at(Path.of('specs/listening'))
        def file = 'chapters/at-the-door.yaml'
        def story = new String(mod.bytes(file), 'UTF-8')

        expect:
        new Lint(ModLoader.fresh(), 0).findings(mod.with(file, story.replace(before, after)), [])
                .findAll { it.file() == file && it.code() == code }*.message().any { it.contains(says) }

        where:
        before                                 | after                                 | code           || says
        'who: collin, says: "Here!"'           | 'who: lily, says: "Here!"'            | 'unheard'      || 'what lily says'
        'text: "There was a shout."'           | "text: ${'no ' * 181}"                | 'long-passage' || '181 words'
        'They stood before the door again.'    | 'They stood before {nothing}.'        | 'open-place'   || '{nothing}'
    }

    def "STORY-2: a translation may be a quarter longer than the original, and lint finds one that is longer: #words words"() {
        given:
        def mod = Sources.at(Path.of('specs/basegame/lint/sound'))
        def file = 'lang/de.yaml'
        def german = new String(mod.bytes(file), 'UTF-8').replace('Erde fällt auf den Tisch.', 'nein ' * words)

        expect:
        new Lint(ModLoader.fresh(), 0).findings(mod.with(file, german), [])*.code() == found

        where:
        words || found
        225   || []
        226   || ['long-translation']
    }
}
