package basegame.mods

import com.networknt.schema.Schema
import com.networknt.schema.SchemaLocation
import com.networknt.schema.SchemaRegistry
import com.networknt.schema.SpecificationVersion
import mystics.kit.EditorFiles
import mystics.mod.ModLayout
import mystics.mod.load.BaseGame
import mystics.mod.source.ModSource
import mystics.mod.yaml.Document
import mystics.mod.yaml.SchemaFiles
import mystics.mod.yaml.Schemas
import mystics.mod.yaml.YamlText
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir
import tools.jackson.databind.json.JsonMapper

import java.nio.file.Files
import java.nio.file.Path

/** The schemas fit what the storybook is written in: for the game, and for an editor that has them from the disk. */
class SchemaFilesSpec extends Specification {
    static final ModSource STORYBOOK = BaseGame.source()
    static final List<String> FILES = STORYBOOK.paths().findAll { it.endsWith('.yaml') && (it == 'mod.yaml' ||
            it.split('/')[0] in SchemaFiles.KINDS) }
    static final Map<String, String> ONE_OF_EACH = FILES.groupBy { kind(it) }
            .collectEntries { kind, files -> [kind, files.min { STORYBOOK.bytes(it).length }] }

    @Shared Schemas schemas = new Schemas()
    @TempDir Path folder

    private static String kind(String path) {
        path == 'mod.yaml' ? 'mod' : path.split('/')[0]
    }

    private static Document document(String path, String more = '') {
        YamlText.read('base-game', path, (new String(STORYBOOK.bytes(path), 'UTF-8') + more).getBytes('UTF-8'))
    }

    def "every folder a mod can have of YAML has a schema"() {
        expect:
        SchemaFiles.KINDS.toSet() == (ModLayout.KINDS + [ModLayout.AMENDMENTS, ModLayout.LANGUAGES, 'mod', 'scenarios']).toSet()
        ONE_OF_EACH.keySet().containsAll(ModLayout.KINDS - ['persons'])
    }

    def "every file of the storybook follows its schema"() {
        expect:
        FILES.size() > 200
        FILES.collectMany { schemas.check(document(it), kind(it)) }*.toString() == []
    }

    def "a key too many in #path is found"() {
        expect:
        schemas.check(document(path, 'surplus: 1\n'), kind(path))*.code() == ['unknown-key']

        where:
        path << ONE_OF_EACH.values()
    }

    def "an editor that reads the schema of #kind from the disk says the same"() {
        given:
        EditorFiles.write(folder, [STORYBOOK])
        def registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12, { builder ->
            builder.schemas({ String iri -> Files.readString(Path.of(URI.create(iri))) } as java.util.function.Function)
        })
        Schema schema = registry.getSchema(SchemaLocation.of(folder.resolve(".schemas/${kind}.json").toUri().toString()))

        expect:
        FILES.findAll { this.kind(it) == kind }.every { schema.validate(document(it).root()).empty }
        !schema.validate(document(ONE_OF_EACH[kind], 'surplus: 1\n').root()).empty

        where:
        kind << ONE_OF_EACH.keySet()
    }

    def "an editor offers the ids of the loaded mods and of the mod itself: #kind, #keys"() {
        given:
        Files.createDirectories(folder.resolve('marks'))
        Files.writeString(folder.resolve('marks/old-mark.yaml'), 'name: in the midst of a change: {')
        Files.writeString(folder.resolve('mod.yaml'), 'id: old-mill')

        when:
        EditorFiles.write(folder, [STORYBOOK])
        Map part = keys.inject(read(kind)) { Map schema, String key -> (Map) schema.get(key) }

        then: 'and any other id is allowed'
        offered(part).containsAll(some)
        part.anyOf == null || part.anyOf.any { it['$ref'] ==~ 'common.json.*id' || it.type || it['$ref'] ==~ '.*entry' }

        where:
        kind         | keys                                                                       || some
        'chapters'   | ['properties', 'start', 'properties', 'room']                              || ids('tiles')
        'chapters'   | ['properties', 'start', 'properties', 'mark']                              || ids('marks') + 'old-mark'
        'chapters'   | ['properties', 'party', 'properties', 'forbidden', 'items']                || ids('heroes')
        'chapters'   | ['properties', 'searches', 'items', 'properties', 'finds']                 || ids('cards') + ids('abilities')
        'chapters'   | ['$defs', 'placings', 'items', 'properties', 'minions']                    || ids('minions')
        'chapters'   | ['$defs', 'condition', 'properties', 'here']                               || ids('heroes')
        'chapters'   | ['$defs', 'condition', 'properties', 'at-least']                           || ids('marks') + 'old-mark'
        'chapters'   | ['$defs', 'goal', 'properties', 'hint', 'properties', 'who', 'items']      || ids('heroes')
        'encounters' | ['properties', 'surge']                                                    || ids('minions')
        'heroes'     | ['properties', 'gear', 'items']                                            || ids('cards')
        'cards'      | ['properties', 'extends']                                                  || ids('cards')
        'cards'      | ['properties', 'need', 'properties', 'class', 'items']                     || ['warrior']
        'mod'        | ['properties', 'needs', 'else']                                            || ['base-game', 'old-mill']
        'amendments' | ['properties', 'amend', 'items', 'properties', 'entry']                    || ['marks/old-mark']
    }

    private Map read(String name) {
        JsonMapper.shared().readValue(Files.readString(folder.resolve(".schemas/${name}.json")), Map)
    }

    /** What an editor offers at a part of a schema: the keys of a map, or the words of its choices. */
    private Collection<String> offered(Map part) {
        part.containsKey('properties') ? part.get('properties').keySet() : part.anyOf.findAll { it['$ref']?.startsWith('ids.json') }
                .collectMany { read('ids')['$defs'][it['$ref'].split('/').last()].enum }
    }

    private static List<String> ids(String folder) {
        FILES.findAll { it.startsWith(folder + '/') }.collect { it.split('/').last() - '.yaml' }
    }
}
