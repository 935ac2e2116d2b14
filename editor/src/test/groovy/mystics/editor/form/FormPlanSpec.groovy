package mystics.editor.form

import mystics.mod.yaml.SchemaFiles
import spock.lang.Specification
import tools.jackson.databind.json.JsonMapper

/** The plan of a form asks for what the schema of its kind allows. */
class FormPlanSpec extends Specification {
    static final int DEEP = 5
    static final Map<String, Object> SCHEMAS = SchemaFiles.all().collectEntries { name, text ->
        [name - '.json', JsonMapper.shared().readValue(text, Map)]
    }

    def "every key of the schema of #kind has a field, in the order of the schema"() {
        when:
        def wanted = keys(kind, SCHEMAS[kind], '', 0)
        def asked = fields(FormPlan.of(kind).content(), '', 0)

        then:
        asked - wanted == []
        wanted - asked == []
        asked == wanted
        wanted.size() > 1 || kind == 'lang'

        where:
        kind << SchemaFiles.KINDS
    }

    def "a weapon asks for what every weapon has, and a story chapter not for a map"() {
        given:
        def card = FormPlan.of('cards')
        def chapter = FormPlan.of('chapters')

        expect:
        required(card, [type: 'weapon']) == ['name', 'type', 'attack', 'damage', 'bonus', 'paws']
        required(card, [type: 'armor']) == ['name', 'type', 'bonus', 'slot']
        required(card, [:]) == ['name', 'type']
        required(chapter, [:]).containsAll(['tiles', 'start', 'end-page', 'objective'])
        required(chapter, ['story-only': true]) == ['name', 'number', 'party', 'story']
        !FormPlan.allows(chapter.content(), field(chapter, 'tiles'), ['story-only': true])
        FormPlan.allows(chapter.content(), field(chapter, 'tiles'), [:])
    }

    def "an id says what it names: #kind #path names #named"() {
        expect:
        at(FormPlan.of(kind).content(), path.split('/').toList()) == new FieldKind.Name(named)

        where:
        kind         | path                      || named
        'minions'    | 'figure'                  || ['figures']
        'heroes'     | 'gear/0'                  || ['cards', 'abilities']
        'encounters' | 'rows/0/minions/key'      || ['minions']
        'chapters'   | 'setup/0/room'            || ['tiles']
        'chapters'   | 'objective/0/entered'     || ['tiles']
        'chapters'   | 'objective/0/any-order/0/cleared' || ['tiles']
        'chapters'   | 'story/0/if/with/0'       || ['marks']
        'chapters'   | 'story/0/if/any/0/not/in' || ['tiles']
        'tiles'      | 'exits/0/spaces/0'        || ['spaces']
        'tiles'      | 'tile'                    || []
    }

    def "ranges, words and lengths come from the schema"() {
        given:
        def card = FormPlan.of('cards')

        expect:
        field(card, 'copies').kind().get() == new FieldKind.Whole(1, 20)
        field(card, 'paws').kind().get() == new FieldKind.OneOf([1, 2])
        field(card, 'attack').kind().get() == new FieldKind.OneOf(['melee', 'ranged'])
        with(field(card, 'text').kind().get() as FieldKind.Text) { most() == 4000 && severalLines() }
        with(field(card, 'name').kind().get() as FieldKind.Text) { most() == 60 && !severalLines() }
        field(card, 'copies').help() == 'how many of it the deck holds (left out: one)'
        field(FormPlan.of('chapters'), 'end-page').label() == 'End page'
    }

    def "the kind of a file follows from its path: #path"() {
        expect:
        FormPlan.kindOf(path) == kind

        where:
        path                 || kind
        'mod.yaml'           || 'mod'
        'cards/lamp.yaml'    || 'cards'
        'cards/lamp.groovy'  || ''
        'docs/lamp.yaml'     || ''
        'readme.md'          || ''
    }

    private static FormField field(FormPlan plan, String key) {
        plan.fields().find { it.key() == key }
    }

    private static List<String> required(FormPlan plan, Map values) {
        plan.fields().findAll { FormPlan.requires(plan.content(), it, values) }*.key()
    }

    private static FieldKind at(FieldKind kind, List<String> path) {
        if (!path) return kind
        def (step, rest) = [path[0], path.drop(1)]
        kind instanceof FieldKind.Group ? at(kind.fields().find { it.key() == step }.kind().get(), rest) :
                kind instanceof FieldKind.Pairs ? step == 'key' ? kind.key() : at(kind.value().get(), rest) :
                kind instanceof FieldKind.OneOrMore ? kind.one() : at(kind.element().get(), rest)
    }

    private static List<String> fields(FieldKind kind, String path, int deep) {
        if (deep > DEEP) return []
        kind instanceof FieldKind.Group ? kind.fields().collectMany {
            ["$path/${it.key()}".toString()] + fields(it.kind().get(), "$path/${it.key()}", deep + 1)
        } : kind instanceof FieldKind.Rows ? fields(kind.element().get(), "$path/*", deep + 1) :
                kind instanceof FieldKind.Pairs ? fields(kind.value().get(), "$path/~", deep + 1) : []
    }

    /** The keys of a schema, read without the program's own reading. */
    private static List<String> keys(String file, Object schema, String path, int deep) {
        if (deep > DEEP || !(schema instanceof Map)) return []
        def (reference, inner, items, type) = ['$ref', 'properties', 'items', 'type'].collect { ((Map) schema).get(it) }
        if (reference) {
            def (other, name) = reference.split('#/[$]defs/').toList()
            def next = other ? other - '.json' : file
            return keys(next, SCHEMAS[next]['$defs'][name], path, deep)
        }
        if (inner instanceof Map && type == 'object') {
            return inner.collectMany { key, value -> ["$path/$key".toString()] + keys(file, value, "$path/$key", deep + 1) }
        }
        type == 'array' ? keys(file, items, "$path/*", deep + 1) :
                type == 'object' ? keys(file, ((Map) schema).get('additionalProperties'), "$path/~", deep + 1) : []
    }
}
