package basegame.lint

import mystics.lint.Lint
import mystics.mod.load.BaseGame
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.mod.source.Sources
import spock.lang.Shared
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** Whatever is wrong with a mod is found at its place, once; and nothing is found in what is sound. */
class LintSpec extends Specification {
    static final Path FOLDER = Path.of('specs/basegame/lint')
    static final String LOSES = 'rules {\n    instead(SurgeBegins) { surge -> replace { } }\n    after(TurnBegins) { turn ' +
            '-> wheelGains turn.hero.room, 3 }\n}\n'
    static final String FLIPS = flips('a1') + flips('b1')

    @Shared ModSource sound = Sources.at(FOLDER.resolve('sound'))
    @Shared Lint lint = new Lint(ModLoader.fresh(), 0)

    def "there is nothing to say against the sound mod, nor against the base game"() {
        expect:
        new Lint(ModLoader.fresh(), 5).findings(sound, []) == []
        lint.ofBaseGame() == []
        lint.findings(BaseGame.source().with('README.md', 'beside it in the source'), []) == []
    }

    def "fault #line: #code in #place of #file"() {
        when:
        def findings = lint.findings(changed(file, before, after), [])

        then:
        findings.collect { "${it.code()} ${it.file()} ${it.line()}:${it.column()}".toString() }.contains("$code $place".toString())
        findings.any { it.code() == code && (it.message() + ' ' + it.why() + ' ' + it.fix()).contains(says) }
        findings*.place().toSet().size() == 1 || findings.collect { it.code() }.toSet().size() == 1 ||
                findings*.code().toSet() - 'untranslated' == [code] as Set ||
                        code in ['language-missing', 'unreachable-goal', 'tile-sides', 'party', 'tile-twice', 'passage-twice']

        where:
        [line, file, before, after, place, code, says] << faults()
    }

    def "there are at least 120 faults"() {
        expect:
        faults().size() >= 120
        faults()*.get(5).toSet().size() >= 30
    }

    def "a finding is silenced by a remark with a reason, on its line or the line above"() {
        expect:
        def checked = lint.checked(changed('minions/moles.groovy', '-', '-')
                .with('minions/moles.yaml', text('minions/moles.yaml').replace('text:', remark + 'text:')), [])
        checked.findings()*.code() == left
        checked.ignored() == ignored

        where:
        remark                                            || left                                   | ignored
        ''                                                || ['text-without-rules']                 | 0
        '# lint off text-without-rules: a figure of speech\n' || []                                 | 1
        '# lint off text-without-rules\n'                 || ['no-reason']                          | 1
        '# lint off not-seen: only games know\n'          || ['text-without-rules']                 | 0
        '# lint off no-entry: wrong code\n'               || ['idle-silence', 'text-without-rules'] | 0
    }

    def "EXPLORE-4, EXPLORE-5, MOVE-4: a red line cuts a room unless an exit or the other side joins it: #exits, #marks"() {
        given:
        def tile = { String name, String marked, String drawn -> text("tiles/${name}.yaml")
                .replace('marks:\n', "lines:\n  - { kind: red, path: [500, 0, 500, 1000] }\nmarks:\n$marked")
                        .replaceAll(/(?s)exits:\n.*?\n(?=lines)/, "exits:\n$drawn") }
        def mod = changed('tiles/meadow.yaml', '-', '-').with('tiles/meadow.yaml', tile('meadow', marks, exits))
                .with('tiles/meadow-night.yaml', text('tiles/meadow-night.yaml') + back)

        expect:
        lint.findings(mod, []).findAll { it.code() == 'room-cut' }*.toString().every { it.contains('from b1 to') }
        lint.findings(mod, []).count { it.code() == 'room-cut' } == found

        where:
        exits                                                         | marks   | back        || found
        '  - { edge: W, spaces: [a1] }\n  - { edge: E, spaces: [b1] }\n' | ''      | ''          || 1
        '  - { edge: N, spaces: [a1, b1] }\n'                           | ''      | ''          || 0
        '  - { edge: W, spaces: [a1] }\n'                               | FLIPS   | flips('a1') || 0
        '  - { edge: W, spaces: [a1] }\n'                               | FLIPS   | ''          || 1
    }

    def "what fails only when it is played is found at the rule's own line: #file"() {
        when:
        def findings = new Lint(ModLoader.fresh(),
                12).findings(changed('variants/soft-soil.groovy', '-', '-')
                        .with('variants/soft-soil.groovy', text('variants/soft-soil.groovy')).with(file, script), [])

        then:
        findings.any { it.code() == 'rule-fails' && it.file() == file && it.line() == line && it.column() == 1 && it.message()
                .contains(says) && it.fix() }

        where:
        file                         | script                                                                                                   | line || says
        'variants/soft-soil.groovy'  | 'rules {\n    before(TurnBegins) { turn ->\n        while (true) { }\n    }\n}\n'                           | 3    || '200000 steps'
        'marks/muddy.groovy'         | 'rules {\n    change(BattleDice) { dice ->\n        dice.add(1.intdiv(bearer.wounds - bearer.wounds))\n    }\n}\n' | 3    || ''
        'heroes/mo.groovy'           | 'rules {\n    after(TurnBegins) { turn ->\n        again()\n    }\n}\nvoid again() {\n    again()\n}\n'      | 7    || '200 deep'
        'rules/house.groovy'         | 'rules {\n    after(RoundBegins) { round ->\n        heroes.each { it.room.space("z" + 9) }\n    }\n}\n'          | 3    || ''
    }

    def "a table that is left unsound is found in the piece that was in play"() {
        when:
        def findings = new Lint(ModLoader.fresh(), 12).findings(changed('cards/spade.groovy', '-', '-').with('heroes/mo.groovy', LOSES), [])

        then:
        findings.any { it.code() == 'unsound-in-play' && it.line() > 0 && it.message().contains('mo') && it.fix() }
    }

    def "an empty language file is found, and the mod is loaded all the same"() {
        expect:
        lint.findings(changed('lang/de.yaml', '-', '-').with('lang/de.yaml', content), [])
                .collect { [it.code(), it.severity().name(), it.file()] }.contains(['empty-language', 'WARNING', 'lang/de.yaml'])

        where:
        content << ['', '# nothing yet\n', '\n\n']
    }

    def "a changed base game is checked as the base game, without what lies beside it in the source: #changed"() {
        given:
        def whole = BaseGame.source()

        when:
        def findings = lint.findings(whole.with(changed, text), [])

        then:
        findings*.toString()*.replaceFirst(/:.*/, '').toSet() == places as Set

        where:
        changed                    | text                      || places
        'cards/button-shield.yaml' | 'name: Button Shield\n'   || ['base-game/cards/button-shield.yaml']
        'specs/notes.txt'          | 'no file of the mod'      || []
    }

    def "a mod that calls itself the base game is told what to do"() {
        given:
        def named = changed('mod.yaml', 'id: burrow', 'id: base-game')
                .with('mod.yaml', text('mod.yaml').replace('id: burrow', 'id: base-game').replace('needs: { base-game: ">=1.0" }\n', ''))

        expect:
        lint.findings(named, [])*.fix().any { it.contains('Give this mod an id of its own') }
    }

    def "a mod that translates a part says which, and is held to that and no more"() {
        given:
        def said = { String scope -> changed('mod.yaml', 'after: [winter]', "translates: $scope")
                .with('lang/de.yaml', "cards/cap/name: Eichelkappe\ncards/spade/name: Spaten\n") }

        expect:
        lint.findings(said('[cards/cap]'), [])*.toString() == []
        lint.findings(said('[cards/*]'), []).collect { [it.code(), it.file(), it.line()] } == [['untranslated', 'cards/spade.yaml', 9]]
        lint.findings(said('[minions/roaches]'), [])*.place().toSet()*.toString() == ['burrow/mod.yaml:9:14']
        lint.findings(said('[minions/roaches]'), []).every { it.message().contains("'minions/roaches/") }
    }

    def "a name of a mod that is liked but not there is no fault; a slip of the keyboard is one all the same"() {
        given:
        def liking = changed('mod.yaml', 'after: [winter]', 'likes: { winter: "*" }')
        def rule = { String mark -> liking.with('rules/house.groovy',
                "rules {\n    after(RoundEnds) { round -> heroes.each { mark it, '$mark' } }\n}\n") }

        expect:
        lint.findings(rule('frozen'), []) == []
        lint.findings(rule('stuned'), [])*.fix() == ["Did you mean 'stunned'?"]
    }

    private ModSource changed(String file, String before, String after) {
        def files = sound.paths().collectEntries { [it, sound.bytes(it)] } as Map<String, byte[]>
        if (before == '-') {
            files.remove(file)
        } else if (before == '>') {
            files.put(after, files.remove(file))
        } else if (before == '+') {
            files.put(file, after.getBytes('UTF-8'))
        } else {
            def text = text(file)
            assert text.contains(before)
            files.put(file, text.replaceFirst(java.util.regex.Pattern.quote(before),
                    java.util.regex.Matcher.quoteReplacement(after)).getBytes('UTF-8'))
        }
        ModSource.of('burrow', files)
    }

    private static String flips(String space) {
        "  - { kind: flip, space: $space }\n"
    }

    private String text(String file) {
        new String(sound.bytes(file), 'UTF-8')
    }

    private static List<List<Object>> faults() {
        def lines = Files.readAllLines(FOLDER.resolve('faults.txt'))
        (0..<lines.size()).findAll { !lines[it].startsWith('#') && !lines[it].empty }.collect { int number ->
            def (file, before, after, place, code, says) = lines[number].split(/ \|(?= )/,
                    6).collect { it.startsWith(' ') ? it.drop(1) : it }*.replace('\\n', '\n')*.replace('\\t', '\t')
            def at = place.contains('@') ? place.replace('@', ' ') : "${before == '>' ? after : file} $place"
            [number + 1, file, before, after, at.toString(), code, says]
        }
    }
}
