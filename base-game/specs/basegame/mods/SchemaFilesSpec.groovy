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
        EditorFiles.write(folder)
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
}
