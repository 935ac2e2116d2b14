package basegame.properties

import mystics.choice.Answer
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.phase.chapter.BeginChapter
import mystics.play.FailingRules
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.RuleFailed
import mystics.play.Seating
import mystics.play.SwitchOff
import mystics.mod.lang.Translation
import mystics.save.RecordedGame
import mystics.save.Replay
import mystics.choice.SeededFate
import spock.lang.Specification

/** A mod whose rule fails does not take the game down with it. */
class FailingRulesSpec extends Specification {
    static final Library BASE = Games.LIBRARY

    def "a rule that #does: its mod is out of the game, which goes on as the game without the mod does"() {
        given:
        def setting = with(body)

        when:
        def game = played(setting, Seating.people(new SeededFate(5)).with(FailingRules.SWITCH_OFF))
        def plain = played(Games.setting(1), Seating.people(new SeededFate(5)))

        then:
        game.setting().off() == ['crumbs'] as Set
        game.state().table().digest() == plain.state().table().digest()
        game.journal().findAll { SwitchOff.of(it).empty } == plain.journal()
        game.log()*.text()*.toString().any { it.startsWith('The rules of crumbs are out of this game: ' +
                'crumbs/rules/crumbs.groovy:') && it.contains(why) }

        where:
        does                    | body                                                    | why
        'divides by nothing'    | "int n = 1.intdiv(turn.hero.cheese - turn.hero.cheese)" | ''
        'loops without end'     | 'while (true) { }'                                      | '200000 steps'
        'calls itself'          | 'again()'                                               | '200 deep'
        'makes too much'        | "String s = 'x'\nwhile (true) { s = s + s }"            | '10000 characters'
        'uses what is not there' | 'here.figures'                                         | 'lies on no space'
    }

    def "in another language the log tells it in that language, and it is known as a switch-off all the same"() {
        given:
        def german = Translation.of(['The rules of {mod} are out of this game: {why}': 'Ohne die Regeln von {mod}: {why}'])

        when:
        def game = played(with('again()', '', german), Seating.people(new SeededFate(5)).with(FailingRules.SWITCH_OFF))

        then:
        game.log()*.text()*.toString().any { it.startsWith('Ohne die Regeln von crumbs: crumbs/rules/crumbs.groovy:') }
        game.log().collectMany { SwitchOff.told(it).stream().toList() }*.mod() == ['crumbs']
    }

    def "a forbid rule that asks or changes something is a failing rule"() {
        given:
        def setting = with('', "forbid(ActionAllowed) { allowed -> $deed }")

        expect:
        played(setting, Seating.people(new SeededFate(5)).with(FailingRules.SWITCH_OFF)).setting().off() == ['crumbs'] as Set

        where:
        deed << ["gainCheese allowed.hero, 1", "if (may('Really?')) refuse 'no'", "turnPage()"]
    }

    def "a word that stands outside every rule is found when the file is read, and named"() {
        when:
        with('', "say 'x'")

        then:
        def broken = thrown(mystics.mod.finding.BrokenMod)
        broken.message.contains('a word of the game stands outside every rule')
    }

    def "a table that agreed to stop sees the failure, and stands where it stood"() {
        when:
        played(with('while (true) { }'), Seating.people(new SeededFate(5)))

        then:
        RuleFailed failure = thrown()
        failure.rule().source().mod() == 'crumbs'
        failure.message.contains('crumbs/rules/crumbs.groovy:')
    }

    def "the record of such a game is replayed to the same table, leaving the mod out from the same place on"() {
        given:
        def setting = with("if (turn.hero.cheese >= 0) again()")
        def game = played(setting, Seating.people(new SeededFate(5)).with(FailingRules.SWITCH_OFF))

        when:
        def replay = Replay.of(setting, RecordedGame.of(game))

        then:
        replay.parting().empty
        replay.end().setting().off() == ['crumbs'] as Set
        replay.end().state().table() == game.state().table()
    }

    private static mystics.play.Setting with(String offer, String more = '', Translation language = Translation.NONE) {
        def script = "rules {\n    offer(HeroTurn) { turn ->\n        $offer\n    }\n    $more\n}\nvoid again() { again() }\n".toString()
        def mod = ModSource.of('crumbs', ['mod.yaml': ('id: crumbs\nname: Crumbs\nversion: "1.0.0"\nengine: 1\nauthors: ' +
                '[specs]\nlicence: none\nneeds: [base-game]\nabout: Crumbs for specs.\n').bytes, 'rules/crumbs.groovy': script.bytes])
        new Library(BASE.mods() + ModLoader.fresh().load(mod, BASE.rules().size())).in(language).setting(Games.setup(1), Inspector.NONE)
    }

    /** The first answers of a game, each the first option. */
    private static Game played(mystics.play.Setting setting, Seating seating) {
        def game = Game.begin(setting, seating, [new BeginChapter()])
        12.times { game = game.answer(new Answer(game.question().get().options()[0].key())) }
        game
    }
}
