package kit

import mystics.mod.yaml.SchemaFiles
import tools.jackson.databind.json.JsonMapper

/** The page of one kind of file: an example, and a table of the keys at each level, generated from the schema that the game uses. */
class KindPage {
    private static final int LISTED = 16
    private static final Map<String, Map> SCHEMAS = SchemaFiles.all()
            .collectEntries { name, text -> [name - '.json', JsonMapper.shared().readValue(text, Map)] }

    /** The keys at one level of the file: where they are, the file of their schema, and the schema. */
    static class Level {
        List<String> places
        String from
        Map node

        String getAnchor() { places[0].toLowerCase(Locale.ROOT).replaceAll(/[^a-z0-9 -]/, '') }
    }

    final String kind
    private final List<Level> levels = []

    KindPage(String kind) {
        this.kind = kind
        visit('', kind, SCHEMAS[kind])
    }

    /** What the kind is called, unless that is only the name of the file. */
    private String title() {
        SCHEMAS[kind].title.endsWith('.yaml') ? '' : ": ${SCHEMAS[kind].title}"
    }

    /**
     * @param path where such files lie; {@code about} what they are; {@code source} the path of the example, and {@code example} its text
     */
    String text(String path, String about, String source, String example) {
        def rules = (SCHEMAS[kind].allOf ?: []).collect { it.then?.description }.findAll().collect { "\n${it.capitalize()}.\n" }.join('')
        def tables = levels.findAll { it.node.get('properties') }.collect { table(it) }.join('')
        """\
# `$path`${title()}

$about

From [$source](../../../$source):

```yaml
${example.readLines().take(40).join('\n').strip()}
```
$rules$tables
[All kinds of files](../files.md)
"""
    }

    /** The keys, with their places, that nothing explains. */
    List<String> unexplained() {
        levels.collectMany { level -> level.node.get('properties').findAll { key, raw -> !says(raw, resolved(level.from, raw)[1]) }
                .collect { key, raw -> "$kind: ${level.places[0]} $key".toString() } }
    }

    /** Collects the levels from the outside in. One that is used in several places, or inside itself, is collected once. */
    private void visit(String place, String from, Map node) {
        def known = levels.find { it.node.is(node) }
        if (known) known.places << place
        if (known || !node.get('properties')) return
        levels << new Level(places: [place], from: from, node: node)
        node.get('properties').each { key, raw ->
            def (file, value) = inside(from, raw)
            visit((place ? place + '.' : '') + key + (resolved(from, raw)[1].items ? '[]' : ''), file, value)
        }
    }

    /** What a value is made of: itself, or the elements of a list. */
    private static List inside(String from, Map raw) {
        def (file, value) = resolved(from, raw)
        value.items ? resolved(file, value.items as Map) : [file, value]
    }

    private String table(Level level) {
        def place = level.places[0] ? "\n## `${level.places[0]}`\n" : ''
        def more = level.places.size() > 1 ? "\nThe same keys: ${level.places.drop(1).collect { "`$it`" }.join(', ')}.\n" : ''
        place + more + '\n| key | value | what it says |\n| --- | --- | --- |\n' + level.node.get('properties').collect { key, raw ->
            def (file, value) = resolved(level.from, raw)
            def inner = levels.find { it.node.is(inside(level.from, raw)[1]) }
            def words = inner ? "[${words(file, value)}](#$inner.anchor)" : words(file, value)
            "| `$key`${key in (level.node.required ?: []) ? ' *' : ''} | $words | ${says(raw, value).replace('|', '\\|')} |\n"
        }.join('')
    }

    private static String says(Map raw, Map value) {
        raw.description ?: value.description ?: ''
    }

    private static List resolved(String kind, Map raw) {
        def reference = raw['$ref'] as String
        if (!reference) return [kind, raw]
        def (file, place) = reference.split('#', 2)
        def from = file ? file - '.json' : kind
        resolved(from, place.split('/').drop(1).inject(SCHEMAS[from] as Object) { node, step -> node[step] } as Map)
    }

    private static String words(String kind, Map value) {
        if (value.containsKey('const')) return "`${value.const}`"
        if (value.enum) return value.enum.take(LISTED).collect { "`$it`" }.join(', ')
        if (value.oneOf || value.anyOf) return (value.oneOf ?: value.anyOf).collect { words(*resolved(kind, it)) }.unique().join(', or ')
        if (value.type instanceof List) return value.type.contains('array') ? 'text, or a list of texts' : value.type.join(' or ')
        switch (value.type) {
            case 'integer': return range(value)
            case 'boolean': return '`true` or `false`'
            case 'array': return list(kind, value)
            case 'object': return 'keys and values'
            case 'string': return value.pattern?.toString()?.startsWith('^[a-z][a-z0-9]*(-') ? 'an id' : 'text'
            default: return value.containsKey('properties') ? 'keys and values' : value.if ? 'keys and values, or a list' : 'any value'
        }
    }

    private static String range(Map value) {
        def least = value.minimum
        def most = value.maximum
        least == null ? 'a number' : most == null ? "a number from $least" : "$least to $most"
    }

    private static String list(String kind, Map value) {
        if (!value.items) return 'a list'
        def (from, item) = resolved(kind, value.items as Map)
        if (item.enum) return 'a list of ' + words(from, item)
        item.type == 'integer' ? 'a list of numbers' : words(from, item) == 'an id' ? 'a list of ids'
                : item.type == 'string' ? 'a list of texts' : 'a list'
    }
}
