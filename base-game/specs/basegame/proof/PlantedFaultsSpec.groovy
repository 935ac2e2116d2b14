package basegame.proof

import java.nio.file.Files
import java.nio.file.Path
import mystics.lint.Lint
import mystics.mod.load.BaseGame
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.mod.source.Sources
import mystics.proof.ProofBench
import spock.lang.Shared
import spock.lang.Specification

/** Faults planted in a sound mod are found at their places: by lint where that is certain, else by games. Sound chapters pass. */
class PlantedFaultsSpec extends Specification {
    static final Path FOLDER = Path.of('specs/basegame/proof')
    static final int GAMES = 48

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
        def proof = bench(mod).cards().prove(22)

        then:
        proof.parts()*.place()*.file().toSet() == ['abilities/dig.groovy', 'cards/cap.groovy', 'cards/rain.groovy', 'cards/spade.groovy',
                                                   'encounters/dusk.groovy', 'minions/moles.groovy'] as Set
        proof.unseen()*.words() == ['the rule after(RoundEnds) of cards/cap does something']
        proof.unseen()*.place()*.line() == [2]
        proof.findings(bench(mod).manifest())*.code() - 'games-break-off' == ['not-seen']
    }

    def "no false alarm: the cards of the base game"() {
        given:
        def proof = base.cards().prove(11)

        expect:
        proof.parts().size() > 140
        proof.unseen().size() < proof.parts().size() / 2
        proof.doubts(base.manifest()) == []
        proof.parts()*.place().every { it.line() > 0 }
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
