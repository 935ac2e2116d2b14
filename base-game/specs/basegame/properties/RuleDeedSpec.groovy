package basegame.properties

import mystics.choice.Answer
import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.phase.chapter.BeginChapter
import mystics.phase.chapter.story.Story
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import spock.lang.Shared
import spock.lang.Specification

/** What a rule offers a hero: when it is chosen, only that rule is asked again, and does what it then offers in the same place. */
class RuleDeedSpec extends Specification {
    @Shared Library choir = library([
            choir: '''rules { offer(HeroTurn) { turn ->
                say 'The choir is asked'
                option('low', 'Sing low') { say 'A low note' }
                option('high', 'Sing high') { say 'A high note' }
                if (page < 2) option('low', 'Sing low again') { say 'Another low note' }
            } }''',
            crowd: '''rules { offer(HeroTurn) { turn ->
                say 'The crowd is asked'
                option('clap', 'Clap') { say 'Applause' }
            } }'''])

    def "a chosen option asks its own rule again and no other, and does what that offers in its place: #key"() {
        expect:
        told(begun().answer(new Answer(key))).take(2) == [asked, line]

        where:
        key           || asked                | line
        'choir:low'   || 'The choir is asked' | 'A low note'
        'choir:high'  || 'The choir is asked' | 'A high note'
        'choir:low:2' || 'The choir is asked' | 'Another low note'
        'crowd:clap'  || 'The crowd is asked' | 'Applause'
    }

    def "an option can be chosen in any run that stands where it was offered, as often as somebody likes"() {
        given:
        def game = begun()

        expect:
        ['choir:high', 'crowd:clap', 'choir:high'].collect { told(game.answer(new Answer(it)))[1] } ==
                ['A high note', 'Applause', 'A high note']
    }

    def "an option that was chosen once is offered again as long as the turn goes on"() {
        given:
        def game = begun()

        when:
        def twice = game.answer(new Answer('choir:low')).answer(new Answer('choir:low'))

        then:
        told(twice).take(4) == ['The choir is asked', 'A low note'] * 2
        keys(twice) == keys(game)
    }

    private Game begun() {
        Game game = Game.begin(choir.setting(Games.setup(1), Inspector.NONE), Seating.people(new SeededFate(5)), [new BeginChapter()])
        for (int i = 0; i < 40 && !('crowd:clap' in keys(game)); i++) game = game.answer(new Answer(keys(game)[0]))
        game
    }

    private static List<String> keys(Game game) {
        (game.question().get() as Question.Choice).options()*.key()
    }

    private static List<String> told(Game game) {
        game.log().findAll { it.cause() != Story.RULE }*.text()*.toString()
                .findAll { it.contains('note') || it.contains('asked') || it == 'Applause' }
    }

    private static Library library(Map<String, String> scripts) {
        def mods = new ArrayList(Games.LIBRARY.mods())
        int rules = Games.LIBRARY.rules().size()
        scripts.each { id, script ->
            def mod = ModLoader.fresh().load(ModSource.of(id, [('rules/' + id + '.groovy'): script.bytes, 'mod.yaml':
                    """id: $id
name: ${id.capitalize()}
version: "1.0.0"
engine: 1
authors: [specs]
licence: none
needs: [base-game]
about: For specs.
""".toString().bytes]), rules)
            mods << mod
            rules += mod.rules().rules().size()
        }
        new Library(mods as List)
    }
}
