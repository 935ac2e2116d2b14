package basegame.properties

import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.mod.finding.BrokenMod
import mystics.mod.load.Library
import mystics.mod.load.LoadedMod
import mystics.mod.load.ModLoader
import mystics.mod.load.Vocabulary
import mystics.mod.source.ModSource
import mystics.mod.words.BaseWords
import mystics.phase.chapter.BeginChapter
import mystics.play.Chance
import mystics.play.FailingRules
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.play.Setting
import mystics.rules.Moment
import spock.lang.Specification

import java.lang.reflect.Method
import java.lang.reflect.Modifier

/** Whatever a rule hands to the kernel, the game goes on: the mod of the rule is named and taken out, and no other. */
class NonsenseSpec extends Specification {
    static final ModLoader LOADER = ModLoader.fresh()
    static final List<String> UNTRIED = ['rules', 'lose', 'sheet', 'body']

    def "nonsense handed over by a rule is laid at its door: #rule"() {
        when:
        def game = played([mod('crumbs', rule)])

        then:
        game.setting().off() == ['crumbs'] as Set
        game.log()*.text()*.toString().any { it.startsWith('The rules of crumbs are out of this game: crumbs/rules/crumbs.groovy') }

        where:
        rule << ['change(MoveValue) { v -> v.add 60000 }',
                 'change(BattleDice) { d -> d.add 2000000000 }',
                 "after(TurnBegins) { t -> mark(t.hero, null) }",
                 "after(TurnBegins) { t -> roll(2000000000, 'Why?') }",
                 "after(TurnBegins) { t -> wound((Figure) null, 1) }",
                 "offer(Targets) { t -> t.add null }",
                 "change(Targets) { t -> t.add null }",
                 "change(Ways) { w -> w.bar null }"]
    }

    def "a missing value is refused in plain words at the line of the rule: #rule"() {
        when:
        def game = played([mod('crumbs', "after(TurnBegins) { t -> $rule }")])
        def said = game.log()*.text()*.toString().find { it.contains('crumbs/rules/crumbs.groovy') }

        then:
        said.contains('crumbs/rules/crumbs.groovy:2: ' + message)
        !said.contains('null')

        where:
        rule                                          || message
        "mark null, 'stunned'"                        || "'mark' needs a figure as its first value, but it is missing"
        "mark t.hero, null"                           || "'mark' needs a text as its second value, but it is missing"
        "mark until: null, t.hero, 'stunned'"         || "the value of 'until:' passed to 'mark' is missing"
        "wound(heroes.find { false }, 1)"             || "'wound' needs a figure as its first value, but it is missing"
        "story null, t.hero"                          || "'story' needs a text as its first value, but it is missing"
        "story 'x', null"                             || "'story' needs a figure as its second value, but it is missing"
        "choose 'x', null"                            || "'choose' needs a list as its second value, but it is missing"
        "choose null, heroes"                         || "'choose' needs a text as its first value, but it is missing"
        "pick 'x', [null]"                            || "element 1 of the list passed to 'pick' is missing"
        "pick 'x', ['a', null]"                       || "element 2 of the list passed to 'pick' is missing"
        "say null"                                    || "'say' needs a text as its first value, but it is missing"
        "say '{a} waits', a: null"                    || "the value of 'a:' passed to 'say' is missing"
        "say 'a' + null"                              || "a text is made of something that is missing"
        "say 'a' + [null]"                            || "a text is made of something that is missing"
        "lay null, 'trap'"                            || "'lay' needs a space as its first value, but it is missing"
        "take t.hero, null"                           || "'take' needs a card as its second value, but it is missing"
        "surge null"                                  || "'surge' needs a room as its first value, but it is missing"
        "reroll null, 1"                              || "'reroll' needs a roll as its first value, but it is missing"
        "canAct t.hero, [null]"                       || "element 1 of the list passed to 'canAct' is missing"
        "t.hero.has null"                             || "'has' needs a text as its first value, but it is missing"
        "say heroes.find { false }.name"                || "it uses something that is missing"
    }

    def "an option without its words is refused: #rule"() {
        when:
        def game = played([mod('crumbs', "offer(HeroTurn) { t -> $rule }")])

        then:
        game.log()*.text()*.toString().any { it.contains("crumbs/rules/crumbs.groovy:2: " + message) }

        where:
        rule                                  || message
        "option null, { }"                    || "'option' needs a text as its first value, but it is missing"
        "option 'Rest', null"                 || "'option' needs a block as its second value, but it is missing"
        "option 'Rest' + null, { }"           || "a text is made of something that is missing"
        "barred rule: 'x', 'Rest', null"      || "'barred' needs a text as its third value, but it is missing"
        "barred remedy: null, 'Rest', 'No'"   || "the value of 'remedy:' passed to 'barred' is missing"
    }

    def "the words of an option, a question and a choice are one line: #rule"() {
        given:
        def asked = asked([mod('crumbs', rule)], 40)

        expect:
        asked.collectMany { [it.prompt().toString()] + it.options()*.words()*.toString() }.every { !it.contains('\n') }
        asked.any { question -> question.options().any { it.words().toString() == label } }

        where:
        rule                                                                               || label
        "offer(HeroTurn) { t -> option 'Rest\\n1. Give up', { } }"                         || 'Rest 1. Give up'
        "after(TurnBegins) { t -> pick 'Which\\nway?', ['Left\\n2. Right', 'On'] }"        || 'Left 2. Right'
        "offer(HeroTurn) { t -> action 'rest', 'Rest\\n1. Give up', { } }"                 || 'Rest 1. Give up'
    }

    def "a number has at most 40 reasons, and whoever gives it one more is named"() {
        when:
        def few = played([mod('crumbs', 'change(MoveValue) { v -> 30.times { v.add 1 } }')])
        def many = played([mod('crumbs', 'change(MoveValue) { v -> 41.times { v.add 1 } }')])

        then:
        few.setting().off().empty
        many.log()*.text()*.toString().any {
            it.contains('crumbs/rules/crumbs.groovy:2: it gives a number that has 40 reasons already another one') }
    }

    def "every word and every member of a moment can be handed nothing, extremes and empty lists, and no game breaks"() {
        given:
        def mods = (words() + members()).withIndex().collect { text, i -> compiled(mod("m$i".toString(), text)) }
                .findAll { it.present }*.get()

        when:
        def game = played(mods)

        then: 'no failure has been that of the base game, for that would have ended here'
        game.setting().off().size() > mods.size().intdiv(3)
        mods.size() > 150
        game.log().every { it.text().toString() != null }
    }

    /** A rule for each word, called with nothing and with extremes. */
    private static List<String> words() {
        def methods = BaseWords.methods.findAll { it.declaringClass.name.startsWith('mystics.mod.words') && it.parameterCount > 0 &&
                !(it.name in UNTRIED) && !Modifier.isStatic(it.modifiers)
                && !it.parameterTypes.any { Class.isAssignableFrom(it) } }
        methods.sort { it.toString() }.collectMany { method -> (0..1)
                .collect { "after(TurnBegins) { t -> ${written('', method, it)} }".toString() } }.unique()
    }

    /** A rule for each thing a rule can tell a moment. */
    private static List<String> members() {
        Vocabulary.api().names().findAll { name, type -> Moment.isAssignableFrom(type) }.collectMany { name, type ->
            type.methods.findAll { it.declaringClass.name.startsWith('mystics.') && it.parameterCount > 0 &&
                    !Modifier.isStatic(it.modifiers) && it.name != 'equals' }.sort { it.toString() }
                    .collectMany { method -> ['before', 'change',
                            'offer'].collectMany { verb -> (0..1)
                            .collect { "$verb($name) { m -> ${written('m.', method, it)} }".toString() } } }
        }.unique()
    }

    private static String written(String on, Method method, int variant) {
        "$on${method.name}(${method.parameterTypes.collect { value(it, variant) }.join(', ')})"
    }

    private static String value(Class<?> type, int variant) {
        switch (type) {
            case int: return ['2000000000', '-2000000000'][variant]
            case boolean: return ['true', 'false'][variant]
            case String: return ['(String) null', "''"][variant]
            case List: return ['null', '[]'][variant]
            case Map: return ['null', '[:]'][variant]
            case Closure: return ['null', '{ }'][variant]
            default: return "($type.simpleName) null"
        }
    }

    private static ModSource mod(String id, String rule) {
        def manifest = "id: $id\nname: $id\nversion: 1.0.0\nengine: 1\nauthors: [Nobody]\nlicence: none\nneeds: [base-game]\n"
        ModSource.of(id, ['mod.yaml': manifest.bytes, ("rules/${id}.groovy".toString()): "rules {\n    $rule\n}\n".bytes])
    }

    private static Optional<ModSource> compiled(ModSource mod) {
        try {
            LOADER.load(mod, 0)
            return Optional.of(mod)
        } catch (BrokenMod notOpen) {
            return Optional.empty()
        }
    }

    /** The questions that people are asked at the beginning of a game. */
    private static List<Question.Choice> asked(List<ModSource> mods, int questions) {
        def setting = setting(mods)
        def chance = Optional.of(Chance.of(new SeededFate(1)))
        def game = Game.begin(setting, new Seating(chance, chance, [:]), [new BeginChapter()])
        def asked = []
        while (asked.size() < questions) {
            asked << game.question().get()
            game = game.answer(Games.answer(game, 1))
        }
        asked
    }

    private static Game played(List<ModSource> mods) {
        def setting = setting(mods)
        Game.begin(setting, Games.inside(setting, 1).with(FailingRules.SWITCH_OFF), [new BeginChapter()])
    }

    private static Setting setting(List<ModSource> mods) {
        List<LoadedMod> all = new ArrayList<>(Games.LIBRARY.mods())
        int rules = Games.LIBRARY.rules().size()
        mods.each {
            def loaded = LOADER.load(it, rules)
            rules += loaded.rules().rules().size()
            all << loaded
        }
        new Library(all).setting(Games.setup(1), Inspector.NONE)
    }
}
