package basegame.properties

import mystics.mod.finding.BrokenMod
import mystics.mod.load.Library
import mystics.mod.load.LoadedMod
import mystics.mod.load.ModLoader
import mystics.mod.load.Vocabulary
import mystics.mod.source.ModSource
import mystics.mod.words.BaseWords
import mystics.phase.chapter.BeginChapter
import mystics.play.FailingRules
import mystics.play.Game
import mystics.play.Inspector
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
        def methods = BaseWords.methods.findAll { it.declaringClass.name.startsWith('mystics.mod.words') && it.parameterCount > 0 && !(it.name in UNTRIED) && !Modifier.isStatic(it.modifiers)
                && !it.parameterTypes.any { Class.isAssignableFrom(it) } }
        methods.sort { it.toString() }.collectMany { method -> (0..1)
                .collect { "after(TurnBegins) { t -> ${written('', method, it)} }".toString() } }.unique()
    }

    /** A rule for each thing a rule can tell a moment. */
    private static List<String> members() {
        Vocabulary.api().names().findAll { name, type -> Moment.isAssignableFrom(type) }.collectMany { name, type ->
            type.methods.findAll { it.declaringClass.name.startsWith('mystics.') && it.parameterCount > 0 && !Modifier.isStatic(it.modifiers) && it.name != 'equals' }.sort { it.toString() }
                    .collectMany { method -> ['before', 'change',
                            'offer'].collectMany { verb -> (0..1).collect { "$verb($name) { m -> ${written('m.', method, it)} }".toString() } } }
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

    private static Game played(List<ModSource> mods) {
        List<LoadedMod> all = new ArrayList<>(Games.LIBRARY.mods())
        int rules = Games.LIBRARY.rules().size()
        mods.each {
            def loaded = LOADER.load(it, rules)
            rules += loaded.rules().rules().size()
            all << loaded
        }
        def setting = new Library(all).setting(Games.setup(1), Inspector.NONE)
        Game.begin(setting, Games.inside(setting, 1).with(FailingRules.SWITCH_OFF), [new BeginChapter()])
    }
}
