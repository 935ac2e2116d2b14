package kit

import mystics.mod.yaml.SchemaFiles
import tools.jackson.databind.json.JsonMapper

/** The page of all keys that a file of a mod may have, generated from the schemas that the game uses. */
class FilesPage {
    /** The kinds of files in the order in which somebody comes to need them, with where they lie. */
    static final Map<String, String> FILES = [
            mod: 'mod.yaml', cards: 'cards/ID.yaml', abilities: 'abilities/ID.yaml', heroes: 'heroes/ID.yaml', minions: 'minions/ID.yaml',
                    figures: 'figures/ID.yaml',
            marks: 'marks/ID.yaml', encounters: 'encounters/ID.yaml', tiles: 'tiles/ID.yaml', chapters: 'chapters/ID.yaml',
                    persons: 'persons/ID.yaml', variants: 'variants/ID.yaml',
            looks: 'looks/ID.yaml', amendments: 'amendments/NAME.yaml', lang: 'lang/XX.yaml', scenarios: 'scenarios/NAME.yaml']
    private static final int LISTED = 16

    private final Map<String, Map> schemas = SchemaFiles.all()
            .collectEntries { name, text -> [name - '.json', JsonMapper.shared().readValue(text, Map)] }

    String text() {
        HEAD + FILES.collect { kind, path -> section(kind, path) }.join('')
    }

    private static final List<String> SHORT = ['when[].then', 'any-order', '.not', '.any', 'voices[].if', 'lines[].if', 'banter[].if',
            'instead[].if', 'options[].if']

    private String section(String kind, String path) {
        def schema = schemas[kind]
        def rows = []
        walk(kind, schema, '', rows)
        def title = schema.title.toString()
        def about = schema.additionalProperties instanceof Map ? "\nIt holds ${schema.description}.\n" : ''
        def rules = (schema.allOf ?: []).collect { it.then?.description }.findAll().collect { "\n${it.capitalize()}.\n" }.join('')
        "\n## `$path`: $title\n$about$rules" + (rows ? '\n| key | value | what it says |\n| --- | --- | --- |\n' + rows.join('') : '')
    }

    /**
     * Keys inside of keys are written behind a dot; of a list's elements behind []. What a scenario expects on its way
     * has the keys of its end, a goal in any order those of other goals, and a condition those of the condition of a passage.
     */
    private void walk(String kind, Map node, String at, List<String> rows) {
        (node.get('properties') ?: [:]).each { key, raw ->
            def (from, value) = resolved(kind, raw)
            def name = at + key
            def needed = key in (node.required ?: [])
            rows << "| `$name`${needed ? ' *' : ''} | ${words(from, value)} | ${(raw.description ?: value.description ?: '').toString().replace('|', '\\|')} |\n"
            if (!SHORT.any { name.endsWith(it) }) inside(from, value, name, rows)
        }
    }

    private void inside(String kind, Map value, String name, List<String> rows) {
        walk(kind, value, name + '.', rows)
        if (value.items) {
            def (from, item) = resolved(kind, value.items)
            walk(from, item, name + '[].', rows)
        }
    }

    private List resolved(String kind, Map raw) {
        def reference = raw['$ref'] as String
        if (!reference) return [kind, raw]
        def (file, place) = reference.split('#', 2)
        def from = file ? file - '.json' : kind
        def value = place.split('/').drop(1).inject(schemas[from] as Object) { node, step -> node[step] }
        resolved(from, value as Map)
    }

    private String words(String kind, Map value) {
        if (value.containsKey('const')) return "`${value.const}`"
        if (value.enum) return value.enum.take(LISTED).collect { "`$it`" }.join(', ')
        if (value.type instanceof List) return 'text, or a list of texts'
        switch (value.type) {
            case 'integer': return range(value)
            case 'boolean': return '`true` or `false`'
            case 'array': return list(kind, value)
            case 'object': return 'keys and values'
            case 'string': return value.pattern?.toString()?.startsWith('^[a-z][a-z0-9]*(-') ? 'an id' : 'text'
            default: return 'see there'
        }
    }

    private static String range(Map value) {
        def least = value.minimum
        def most = value.maximum
        least == null ? 'a number' : most == null ? "a number from $least" : "$least to $most"
    }

    private String list(String kind, Map value) {
        if (!value.items) return 'a list'
        def (from, item) = resolved(kind, value.items as Map)
        'a list' + (item.type == 'object' || item.type == 'array' ? '' : ' of ' + (item.enum ? words(from,
                item) : item.type == 'integer' ? 'numbers' : words(from, item) == 'an id' ? 'ids' : 'texts'))
    }

    private static final String HEAD = '''\
# The files

Every kind of file in a mod, and every key it may have. A file belongs in the folder of its kind, and its name is its id. Keys with a star are required.
A key inside another key follows a dot; a key of a list's elements follows `[]`. A script belongs beside its file, and pictures belong in `art`
([looks.md](looks.md)).

This page is generated from the schemas that the game uses to check the files. `mystics schemas FOLDER` writes the same schemas for your editor.
'''
}
