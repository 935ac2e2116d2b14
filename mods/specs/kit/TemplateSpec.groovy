package kit

import mystics.kit.Workbench
import mystics.kit.scenario.Scenarios
import mystics.kit.template.RuleTemplate
import mystics.kit.template.RuleTemplates
import mystics.kit.template.TemplateTable
import mystics.lint.Lint
import mystics.mod.lang.LanguagePage
import mystics.mod.lang.Translation
import mystics.mod.load.Assembling
import mystics.mod.load.Gathering
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.mod.source.Sources
import spock.lang.Shared
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** The templates of rules: each script compiles, and each scenario holds with it and fails without it. */
class TemplateSpec extends Specification {
    static final Path FILES = Path.of('../engine/src/main/resources/mystics/kit/template')
    /** An entry for each folder, of which templates are tried. */
    static final Map<String, String> ENTRIES = [
            drawn  : 'name: Trap Door\non: space\nkind: terrain\nletter: t\nrules: none\n',
            token  : 'name: Glue\non: space\nkind: token\n', bearer: 'name: Itch\non: figure\nkind: token\n',
            card   : 'name: Odd Ring\ntype: accessory\ncopies: 2\n', use: 'name: Odd Crumb\ntype: item\n',
            trick  : 'name: Odd Feint\ntype: trick\n', event: 'name: Odd Noise\ntype: event\n',
            party  : 'name: Odd Spoon\ntype: party-item\n', variant: 'name: Another Way\ntext: Something is different.\n']

    @Shared ModLoader loader = ModLoader.fresh()
    @Shared RuleTemplates templates = RuleTemplates.read()
    @Shared Map<String, byte[]> loft = files(Path.of('clock-loft'))

    def "the list names every template there is, and there are enough"() {
        expect:
        templates.all().keySet() == Files.list(FILES).withCloseable { it*.fileName*.toString() }.findAll { it.endsWith('.yaml') }
                .collect { it - '.yaml' } as Set
        templates.all().size() >= 15
    }

    def "the German sample speaks every sentence of a template and every choice, with the same places"() {
        given:
        def bench = Workbench.at(Path.of('deutsch').toAbsolutePath(), [])
        def texts = LanguagePage.texts(bench.source(), 'de')
        def written = templates.all().values().collectMany { [it.sentence().replace('«', '{').replace('»', '}')] +
                it.places().values().collectMany { it.choices()*.say() } }.toSet()

        when:
        def german = templates.in(Translation.of('de', [bench.source()]))

        then:
        written - texts.keySet() == [] as Set
        german.all().every { name, template ->
            template.parts().findAll { it.place() }*.words().toSet() == templates.all()[name].parts().findAll { it.place() }*.words()
                    .toSet()
        }
        german.all().every { name, template -> template.sentence() != templates.all()[name].sentence() }
    }

    def "the template #name does what its sentence says with #values.values()"() {
        given:
        def template = templates.all()[name]

        expect:
        unmet(name, template, values, true) == []
        values != fillings(template)[0] || !unmet(name, template, values, false).empty

        where:
        [name, values] << templates.all().collectMany { key, one -> fillings(one).collect { [key, it] } }
    }

    def "a script that is still of its template is read back: #name"() {
        given:
        def template = templates.all()[name]
        def values = fillings(template).last()
        def script = template.script('thing', values)

        expect:
        template.read('thing', script).get() == values
        template.read('thing', script.replace('\n', '\r\n') + '\n\n').get() == values
        template.read('thing', script.replace('rules {', 'rules {\n    // mine')).empty
        template.read('another', script).empty || !template.script().contains('«id»')
        template.parts().findAll { it.place() }*.words() as Set == template.places().keySet()

        where:
        name << templates.all().keySet()
    }

    /** Each choice of each place once, the others as they are at first. */
    private List<Map<String, String>> fillings(RuleTemplate template) {
        def first = template.places().collectEntries { name, place -> [name, place.first(['trap-door'])] }
        def others = template.places().collectMany { name, place -> place.choices().drop(1).collect { first + [(name): it.write()] } }
        [first] + others
    }

    private List<String> unmet(String name, RuleTemplate template, Map<String, String> values, boolean ruled) {
        def kind = name.split('-')[0]
        def id = kind == 'room' ? 'clock-loft' : kind == 'chapter' ? 'quarter-to-midnight' : 'thing'
        def own = new TreeMap<String, byte[]>(loft)
        own.keySet().removeIf { it.startsWith('scenarios/') || it.endsWith('.groovy') }
        if (ENTRIES[kind]) own["${template.on()}/${id}.yaml".toString()] = ENTRIES[kind].bytes
        def script = "${kind == 'drawn' ? 'rules' : template.on()}/${id}.groovy".toString()
        if (ruled) own[script] = template.script(id, values).bytes
        if (kind == 'room') own['marks/trap-door.yaml'] = ENTRIES.drawn.bytes
        def mod = ModSource.of('clock-loft', own)
        def library = Assembling.of(loader, Gathering.of(loader, [mod])).library()
        assert library.mods().size() == 2: new Lint(loader, 0).findings(mod, [])
        def table = new TemplateTable(library.catalog(), template.on(), id).values()
        own['scenarios/thing.yaml'] = template.scenario(id, values, table).getBytes('UTF-8')
        new Scenarios(library).run('clock-loft', ModSource.of('clock-loft', own), 'scenarios/thing.yaml')
                .collectMany { it.findings()*.toString() }
    }

    private static Map<String, byte[]> files(Path folder) {
        def source = Sources.at(folder)
        source.paths().collectEntries { [it, source.bytes(it)] }
    }
}
