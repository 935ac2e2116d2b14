package mystics.editor.advice

import mystics.choice.Sentence
import mystics.editor.disk.Folder
import mystics.editor.draft.Edit
import mystics.editor.draft.Project
import mystics.lint.Lint
import mystics.mod.finding.Finding
import mystics.mod.finding.Place
import mystics.mod.load.ModLoader
import mystics.mod.source.Sources
import mystics.mod.yaml.Pointer
import spock.lang.Shared
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** The problems of the open mod are those of lint, at their values, with edits that mend them. */
class AdviceSpec extends Specification {
    static final Path SOUND = Path.of('../base-game/specs/basegame/lint/sound')
    static final Map<String, List<String>> BREAKS = [
            'a key nobody knows'     : ['tiles/meadow.yaml', 'colour:', 'coluor:'],
            'a value nobody knows'   : ['tiles/meadow.yaml', /colour: \w+/, 'colour: orangee'],
            'no YAML'                : ['tiles/meadow.yaml', 'name: ', 'name: ['],
            'a goal that is missing' : ['chapters/under.yaml', 'name: ', 'nome: '],
            'a script with a mistake': ['cards/spade.groovy', 'rules', 'ruels'],
            'no entry'               : ['tiles/meadow.yaml', /marks:\n.*\n/, ''],
    ]

    @Shared ModLoader loader = ModLoader.fresh()
    @Shared Checking checking = new Checking(loader, [])
    @Shared Project sound = new Folder(SOUND).read()

    def "the problems of #mod are the findings of lint"() {
        given:
        def folder = Path.of('../mods').resolve(mod)

        expect:
        checking.problems(new Folder(folder).read())*.finding() == new Lint(ModLoader.fresh(), 0).findings(Sources.at(folder), [])

        where:
        mod << ['cheese-moon', 'clock-loft', 'walnut-drum', '../base-game/specs/basegame/lint/sound']
    }

    def "a text that needs no rules is declared with a button, and never by itself"() {
        given:
        def made = sound.with(Edit.text(sound, Sentence.of('made'), 'cards/mint.yaml', 'name: Mint\ntype: item\ntext: It smells good.\n'))

        when:
        def problem = checking.problems(made).find { it.finding().code() == 'text-without-rules' }
        def mended = made.with(problem.remedies()[0])

        then:
        problem.remedies()*.label()*.toString() == ['The text needs no rules']
        mended.file('cards/mint.yaml').get().text().contains('rules: none')
        !checking.problems(mended).any { it.finding().code() == 'text-without-rules' }
        !Mended.of(made, checking.&problems).problems().any { it.finding().code() == 'text-without-rules' }
    }

    def "a folder without a manifest gets one with a button, and is a mod then"() {
        given:
        def loft = Project.of('Мельница', ['tiles/loft.yaml': 'name: Loft\n'.bytes])

        when:
        def problem = checking.problems(loft).find { it.finding().code() == 'no-manifest' }
        def mended = loft.with(problem.remedies()[0])

        then:
        problem.remedies()*.label()*.toString() == ['Write mod.yaml']
        mended.idNow() == 'melnitsa'
        checking.problems(mended).every { it.finding().mod() == 'melnitsa' && it.path() == 'tiles/loft.yaml' }
    }

    def "the problems of a mod with #what are those of lint, in their file"() {
        given:
        def (path, before, after) = BREAKS[what]
        def project = changed(path, before, after)

        when:
        def problems = checking.problems(project)

        then:
        problems*.finding() == new Lint(ModLoader.fresh(), 0).findings(project.source(), [])
        problems.any { it.path() == path }

        where:
        what << BREAKS.keySet()
    }

    def "#code: the remedy '#label' mends it"() {
        given:
        def project = changed(path, before, after)
        def problem = checking.problems(project).find { it.finding().code() == code }

        expect:
        problem.remedies()*.label()*.toString().contains(label)
        !checking.problems(project.with(problem.remedies().find { it.label().toString() == label }))
                .any { it.finding() == problem.finding() }

        where:
        code          | label                       | path                | before                     | after
        'unknown-key' | "Write 'colour'"            | 'tiles/meadow.yaml' | 'colour:'                  | 'coluor:'
        'unknown-key' | 'Delete the key'            | 'tiles/meadow.yaml' | 'colour:'                  | 'zzz: 1\ncolour:'
        'wrong-value' | "Write 'orange'"            | 'tiles/meadow.yaml' | /colour: \w+/              | 'colour: orangee'
        'no-entry'    | 'Let minions enter at a1'   | 'tiles/meadow.yaml' | /marks:\n.*\n/          | ''
        'idle-silence' | 'Delete the remark'        | 'tiles/meadow.yaml' | 'colour:'                  | '# lint off no-entry: none\ncolour:'
    }

    def "of the faults that lint knows, those with a remedy are mended by it"() {
        given:
        def mended = [] as Set

        expect:
        faults().every { path, before, after ->
            def text = sound.file(path).get().text()
            def project = sound.with(Edit.text(sound, Sentence.of('broken'), path, text.replace(before, after)))
            checking.problems(project).each { problem ->
                problem.remedies().each { remedy ->
                    assert !checking.problems(project.with(remedy))*.finding().contains(problem.finding()): "$remedy of $problem"
                    mended << problem.finding().code()
                }
            }
            true
        }
        mended.size() >= 3
    }

    def "of the planted faults, those marked so are mended by the first remedies and leave a clean mod: #name"() {
        given:
        def project = after == '-' ? sound.with(Edit.delete(Sentence.of('planted'), path)) : planted(path, before, after)
        def found = checking.problems(project)

        when:
        def mended = Mended.of(project, checking.&problems)

        then: 'it is found'
        found.any { it.finding().code() == code }

        and: 'mended, or left to its author'
        mended.problems().any { it.finding().code() == code } == byProgram
        checking.problems(mended.project()).any { it.finding().code() == code } != byProgram
        !byProgram || checking.problems(mended.project()) == checking.problems(sound)

        where:
        [name, path, before, after, code, byProgram] << Files.readAllLines(SOUND.resolveSibling('../proof/planted.txt').normalize())
                .findAll { !it.startsWith('#') }*.split(/ \| /).findAll { it[4] == 'lint' }
                .collect { [it[0], it[1], it[2].replace('\\n', '\n'), it[3].replace('\\n', '\n'), it[5], it[8] == 'yes'] }
    }

    def "a doubt is silenced with its reason, and undone the text is as before"() {
        given:
        def project = changed('tiles/meadow.yaml', /marks:\n.*\n/, '')
        def problem = checking.problems(project).find { it.finding().code() == 'no-entry' }

        when:
        def silent = project.with(Advice.ignoring(project, problem, 'nobody comes here').get())

        then:
        silent.file('tiles/meadow.yaml').get().text().contains('# lint off no-entry: nobody comes here\nspaces:')
        !checking.problems(silent).any { it.finding().code() in ['no-entry', 'idle-silence'] }
    }

    def "a remark never becomes part of a text: #text"() {
        given:
        def project = sound.with(Edit.text(sound, Sentence.of('x'), 'mod.yaml', text))
        def doubt = new Problem(Finding.warning('some-code', new Place('burrow', 'mod.yaml', line, 1), 'doubtful'), 'mod.yaml',
                Pointer.ROOT, [])
        def edit = Advice.ignoring(project, doubt, 'because')

        expect:
        edit.map { project.with(it).file('mod.yaml').get().text() } == Optional.ofNullable(after)

        where:
        text                     | line || after
        'a: 1\nb: 2\n'           | 2    || 'a: 1\n# lint off some-code: because\nb: 2\n'
        'a: |\n  one\n  two\nb: 2\n' | 1    || '# lint off some-code: because\na: |\n  one\n  two\nb: 2\n'
        'a: |\n  one\n  two\nb: 2\n' | 3    || null
        'a:\n  - one\n  - two'    | 3    || 'a:\n  - one\n  # lint off some-code: because\n  - two'
        'a: "one\n  two"\n'      | 2    || 'a: "one\n  two" # lint off some-code: because\n'
    }

    def "a file is checked by itself at once"() {
        given:
        def project = changed('tiles/meadow.yaml', 'colour:', 'coluor:')

        expect:
        new FileCheck().findings('burrow', project.file('tiles/meadow.yaml').get()) ==
                checking.problems(project)*.finding().findAll { it.file() == 'tiles/meadow.yaml' }
        new FileCheck().findings('burrow', sound.file('mod.yaml').get()) == []
    }

    /** Every fourth fault of the list of lint's spec; -Dfaults=1 takes each. */
    private List<List<String>> faults() {
        Files.readAllLines(SOUND.resolveSibling('faults.txt')).findAll { it && !it.startsWith('#') }.collect { line ->
            line.split(/ \| /).take(3)*.strip()*.replace('\\n', '\n')
        }.findAll { path, before, after -> sound.file(path).map { it.text().contains(before) }.orElse(false) &&
                !(before in ['-', '+', '>']) }
                .collate(Integer.getInteger('faults', 4))*.first()
    }

    private Project planted(String path, String before, String after) {
        def text = sound.file(path).get().text()
        assert text.contains(before)
        sound.with(Edit.text(sound, Sentence.of('planted'), path, text.replace(before, after)))
    }

    private Project changed(String path, String before, String after) {
        def text = sound.file(path).get().text()
        def other = text.replaceFirst(before, after)
        assert other != text
        sound.with(Edit.text(sound, Sentence.of('changed'), path, other))
    }
}
