package basegame.proof

import java.nio.file.Files
import java.nio.file.Path
import mystics.content.Variant
import mystics.kit.scenario.Scenarios
import mystics.lint.Lint
import mystics.mod.load.BaseGame
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.mod.source.Sources
import mystics.proof.ProofBench
import mystics.proof.VariantTurns
import spock.lang.Shared
import spock.lang.Specification

/** Faults planted in a sound mod are found at their places: by lint where that is certain, else by games. Sound chapters pass. */
class PlantedFaultsSpec extends Specification {
    static final Path FOLDER = Path.of('specs/basegame/proof')
    static final int GAMES = 48
    static final List<String> RARE = [14, 18, 22].collect { "cards/cheese-cloth-pouch.groovy:$it".toString() } +
            ['cards/long-bow.groovy:2', 'cards/scorching-wand.groovy:3', 'cards/silk-climbing-laces.groovy:6', 'marks/daunted.groovy:11',
             'marks/golem.groovy:20', 'marks/snare.groovy:33', 'marks/unwound.groovy:3', 'marks/webbed.groovy:7', 'rules/greedy.groovy:9',
             'rules/knocked-down.groovy:3', 'variants/keep-two.groovy:2', 'variants/victory-first.groovy:13'] +
            [21, 34].collect { "variants/personal-achievements.groovy:$it".toString() }

    @Shared ModSource sound = Sources.at(Path.of('specs/basegame/lint/sound'))
    @Shared ModLoader loader = ModLoader.fresh()
    @Shared ProofBench base = ProofBench.of(loader, BaseGame.source(), [])

    def "lint finds: #name"() {
        when:
        def findings = new Lint(loader, 0).findings(changed(file, before, after), [])

        then:
        findings.any { it.code() == code && "${it.file()}:${it.line()}" == place && it.message().contains(says) }

        where:
        [name, file, before, after, code, place, says] << planted('lint')
    }

    def "games show: #name"() {
        given:
        def mod = changed(file, before, after)

        when:
        def proof = proof(mod, GAMES)
        def page = bench(mod).chapters()[0].valueAt('')
        def told = proof.unseen().collect { "$it.place.file:$it.place.line ${it.words()} ${proof.hint(it).orElse('')}".toString() } +
                proof.doubts(page).collect { "${it.file()}:${it.line()} ${it.code()} ${it.message()}".toString() }

        then: 'and lint cannot know'
        told.any { it.startsWith("$place $what") && it.contains(says) }
        new Lint(loader, 0).findings(mod, []) == []

        where:
        [name, file, before, after, what, place, says] << planted('play')
    }

    def "a remark with a reason takes a doubt back"() {
        given:
        def rule = '    after(RoundEnds) { if (heroes.size() > 9) say \'Dawn at last\' }\n'
        def doubts = { String remark ->
            def mod = changed('chapters/under.groovy', '+', "rules {\n$remark$rule}\n")
            proof(mod, 2).unseen().count { it.place().file() == 'chapters/under.groovy' }
        }

        expect:
        doubts('') == 1
        doubts('    // lint off not-seen: it waits for ten mice\n') == 0
    }

    def "no false alarm: a rule that ends the chapter does something, and so does one that only reads another paragraph"() {
        given:
        def rules = 'rules {\n    after(PageTurned) { lose \'Night falls\' }\n    after(RoundBegins) { storyAlso \'meadow\' }\n}\n'

        expect:
        proof(changed('chapters/under.groovy', '+', rules), 6).unseen().findAll { it.place().file() == 'chapters/under.groovy' } == []
    }

    def "everything of the sound chapter happens, and the same games show the same again; its small rooms may overflow"() {
        given:
        def once = proof(sound, GAMES)

        expect:
        once.unseen()*.words() == []
        once.doubts(bench(sound).chapters()[0].valueAt(''))*.code() - 'games-break-off' == []
        once.games() == GAMES
        once.won() > 0
        once.lost() > 0
        proof(sound, GAMES) == once
    }

    def "rules of cards are proved in the chapters of all mods: a dead one is named, an event and an encounter come"() {
        given: 'a cap that does nothing, an event and an encounter that the sound mod has not'
        def mod = changed('cards/cap.groovy', '+', 'rules {\n    after(RoundEnds) { if (heroes.size() > 9) gainCheese bearer, 1 }\n}\n',
                ['cards/rain.yaml'       : 'name: Rain\ntype: event\ncopies: 1\ntext: Everybody is wet.\n',
                 'cards/rain.groovy'     : 'rules {\n    after(EventResolved) { if (it.card == thisCard) gainCheese it.hero, 1 }\n}\n',
                 'encounters/dusk.groovy': 'rules {\n    after(EncounterDrawn) { say \'Dusk falls\' }\n}\n'])

        when:
        def proof = bench(mod).rules().prove(22)

        then:
        proof.parts()*.place()*.file().toSet() == ['abilities/dig.groovy', 'cards/cap.groovy', 'cards/rain.groovy', 'cards/spade.groovy',
                                                   'encounters/dusk.groovy', 'minions/moles.groovy', 'marks/muddy.groovy',
                                                   'rules/house.groovy', 'rules/mud.groovy', 'variants/soft-soil.groovy'] as Set
        proof.unseen()*.words() == ['the rule after(RoundEnds) of cards/cap does something']
        proof.unseen()*.place()*.line() == [2]
        proof.findings(bench(mod).manifest())*.code() - 'games-break-off' == ['not-seen']
    }

    def "rules of marks and variants are proved in the same games: dead ones are named, and variants are on by turns"() {
        given:
        def dead = '    after(RoundEnds) { if (heroes.size() > 9) say \'Dawn at last\' }\n'
        def text = { String file -> new String(sound.bytes(file), 'UTF-8').replaceFirst(/\}\n$/, "$dead}\n") }
        def mod = changed('rules/house.groovy', '+', text('rules/house.groovy'), ['marks/muddy.groovy', 'variants/soft-soil.groovy']
                .collectEntries { [it, text(it)] })

        when:
        def proof = bench(mod).rules().prove(33)

        then:
        proof.unseen()*.words() as Set == ['marks/muddy', 'variants/soft-soil', 'rules/house']
                .collect { "the rule after(RoundEnds) of $it does something".toString() } as Set
        proof.unseen().collectEntries { [it.place().file(), it.place().line()] } ==
                ['marks/muddy.groovy': 5, 'variants/soft-soil.groovy': 5, 'rules/house.groovy': 3]
    }

    def "each of #count variants is on in some game, without those it excludes"() {
        given:
        def all = (1..count).collect { new Variant("v$it", "V$it", false, false, [], it % 3 == 1 ? ["v${it + 1}".toString()] : [], '') }
        def games = (0..<2 * count + 2).collect { new VariantTurns(all).in(it) }

        expect:
        games.sum() as Set == all*.id() as Set
        games.every { on -> !all.any { one -> one.id() in on && one.excludes().any { it in on } } }

        where:
        count << [1, 2, 3, 8, 28]
    }

    def "a scenario of the mod shows a rule that no game of bots shows"() {
        given: 'a rule for a muddy mouse with more cheese than bots ever keep'
        def rule = 'rules {\n    after(RoundEnds) { if (bearer.cheese >= 9) say \'Rich and muddy\' }\n}\n'
        def scenario = 'chapter: under\nscenarios:\n  - it: Somebody is rich and muddy\n' +
                '    given: { room: burrow, heroes: { collin: b1 }, cheese: { collin: 9 }, marks: { collin: { muddy: 1 } }, ' +
                'track: [collin] }\n' +
                '    when: [{ begins: round }, { dice: [bow] }, { answer: no }, { answer: end }]\n    then: { log: [Rich and muddy] }\n'
        def told = { Map<String, String> more -> bench(changed('marks/muddy.groovy', '+', rule, more)).rules().prove(1).unseen()
                .any { it.place().file() == 'marks/muddy.groovy' } }

        expect:
        told([:])
        !told(['scenarios/mud.yaml': scenario])
    }

    def "a scenario shows passages, answers and marks of its chapter, too: #parts"() {
        given:
        def page = base.chapters().find { it.id() == chapter }

        expect:
        base.proving(page).prove(1).unseen()*.id().intersect(parts) == []

        where:
        chapter                    | parts
        'lilys-tail'               | ['pipes', 'defeat-lily', 'by-air']
        'the-silver-brush'         | ['music-box', 'defeat-charmed']
        'nine-lives'               | ['splinter-slips', 'splinter-out', 'fallen-claw', 'brodies-friend']
        'the-horn-and-the-harvest' | ['claw-gone']
        'the-blade-called-sorrow'  | ['not-yet']
        'vursts-redemption'        | ['defeat-vurst']
        'the-night-the-tree-stood' | ['vurst', 'grape', 'fork']
        'sorrow-and-remembrance'   | ['last-notch', 'last-notch/close', 'fallen-with-the-pipes']
    }

    def "a mark that a scenario lays itself is not shown by it; one that is laid in it is: #so"() {
        given:
        def rule = 'rules {\n    after(RoundBegins) { if (heroes[0].cheese > 8) setNote \'rich\', 1 }\n}\n'
        def scenario = 'chapter: under\nscenarios:\n  - it: Somebody is rich\n' +
                "    given: { room: burrow, heroes: { collin: b1 }, $given }\n" +
                '    when: [{ begins: round }]\n    then: { notes: { rich: 1 } }\n'
        def mod = changed('chapters/under.groovy', '+', rule,
                ['marks/rich.yaml': 'name: Rich\non: table\nkind: note\nlasts: chapter\n', 'scenarios/rich.yaml': scenario.toString()])

        expect:
        ('rich' in proof(mod, 1).unseen()*.id()) == doubt

        where:
        so     | given                   || doubt
        'laid' | 'cheese: { collin: 9 }' || false
        'own'  | 'notes: { rich: 1 }'    || true
    }

    def "no false alarm: the rules of the base game's cards, marks and variants"() {
        given:
        def proof = base.rules().prove(11)

        expect:
        proof.parts().size() > 140
        proof.unseen().size() < proof.parts().size() / 2
        proof.doubts(base.manifest()) == []
        proof.parts()*.place().every { it.line() > 0 }

        and: 'what bots hardly ever bring about is shown by the scenarios of the base game'
        new Scenarios(base.library()).run(base.mod(), base.source()).every { it.holds() }
        !proof.unseen()*.place().collect { "${it.file()}:${it.line()}".toString() }.any { it in RARE }
    }

    def "no false alarm: #chapter of the base game"() {
        given:
        def page = base.chapters().find { it.id() == chapter }
        def proof = base.proving(page).prove(6)

        expect:
        proof.games() == 6
        proof.doubts(page.valueAt('')) == []
        proof.parts()*.place().every { it.line() > 0 }

        where:
        chapter << BaseGame.library().catalog().chapters().keySet().toList()
    }

    private ProofBench bench(ModSource mod) {
        ProofBench.of(loader, mod, [])
    }

    private proof(ModSource mod, int games) {
        def bench = bench(mod)
        bench.proving(bench.chapters()[0]).prove(games)
    }

    private ModSource changed(String file, String before, String after, Map<String, String> added = [:]) {
        def files = sound.paths().collectEntries { [it, sound.bytes(it)] } as Map<String, byte[]>
        if (before == '-') {
            files.remove(file)
        } else {
            def text = before == '+' ? after : new String(files[file], 'UTF-8')
            assert before == '+' || text.contains(before)
            files[file] = (before == '+' ? text : text.replace(before, after)).getBytes('UTF-8')
        }
        ModSource.of('burrow', files + added.collectEntries { [it.key, it.value.bytes] })
    }

    private static List<List<String>> planted(String by) {
        Files.readAllLines(FOLDER.resolve('planted.txt')).findAll { !it.startsWith('#') }
                .collect { it.split(/ \| /)*.replace('\\n', '\n') }.findAll { it[4] == by }
                .collect { [it[0], it[1], it[2], it[3], it[5], it[6], it[7]] }
    }
}
