package mystics.editor.draft

import mystics.choice.Sentence
import mystics.mod.write.Change
import mystics.mod.yaml.Pointer
import spock.lang.Specification

/** Two changes of one file are joined by values and ids; what both changed differently stays as it is here and is told. */
class MergeSpec extends Specification {
    static final String PATH = 'tiles/loft.yaml'
    static final String TEXT = '''\
# A loft.
name: Loft     # dusty
number: 7
colour: blue
about: old
spaces:
  # by the window
  - { id: a1, holds: 1 }
  - { id: b1, holds: 2 }   # the chest
  - { id: c1, holds: 3 }
text: It is dry.
'''
    static final List<String> KEYS = ['name', 'number', 'colour', 'about', 'text', 'light', 'stairs']
    static final List<String> IDS = ['a1', 'b1', 'c1', 'd1', 'e1']

    static FileText file(String text) {
        FileText.of('m', PATH, text)
    }

    static Project project(String text) {
        new Project('m', new TreeMap([(PATH): file(text)]))
    }

    def "#here and #there make #both"() {
        expect:
        def merge = Merge.of(file(TEXT), file(TEXT.replace(*here)), file(TEXT.replace(*there))).get()
        merge.file().text() == both.inject(TEXT) { text, change -> text.replace(*change) }
        merge.clashes().collect { "${it.at()} ${it.mine().orElse('-')} ${it.theirs().orElse('-')}".toString() } == clashes

        where: 'remarks of both sides stay where lines do not touch'
        here                                     | there                              || both            | clashes
        ['name: Loft', 'name: Attic']            | ['number: 7', 'number: 8 # new']   || [here, there]   | []
        ['holds: 1 }', 'holds: 4 }']             | ['holds: 2 }', 'holds: 5 }']       || [here, there]   | []
        ['a1, holds: 1', 'a1, holds: 4']         | ['a1, holds: 1', 'a1, holds: 6']   || [here]          | ['/spaces/0/holds 4 6']
        ['colour: blue', 'colour: green']        | ['colour: blue\n', '']             || [here]          | ['/colour green -']
        ['  - { id: b1, holds: 2 }   # the chest\n', ''] | ['c1, holds: 3', 'c1, holds: 9'] || [here, there] | []
        ['about: old', 'about: new']             | ['about: old', 'about: new']       || [here]          | []
    }

    def "scripts are joined by their lines, or not at all"() {
        expect:
        def script = { String text -> FileText.of('m', 'tiles/loft.groovy', text) }
        Merge.of(script('a\nb\nc\nd\n'), script(mine), script(theirs)).map { it.file().text() }.orElse('-') == both

        where:
        mine             | theirs              || both
        'A\nb\nc\nd\n'   | 'a\nb\nc\nD\n'      || 'A\nb\nc\nD\n'
        'a\nb\nc\nd\ne\n' | 'x\na\nb\nc\nd\n'  || 'x\na\nb\nc\nd\ne\n'
        'a\nB\nc\nd\n'   | 'a\nX\nc\nd\n'      || '-'
        'a\nb\nd\n'      | 'a\nb\nc\nd!\n'     || '-'
    }

    def "random changes on both sides: every change of one side is there, clashes are told, and undo brings back the bytes"() {
        given:
        def random = new Random(seed)
        def base = model(file(TEXT).tree())

        when:
        def mine = changed(TEXT, random)
        def theirs = changed(TEXT, random)
        def merge = Merge.of(file(TEXT), file(mine), file(theirs)).orElse(null)

        then:
        merge != null
        def (one, other, both) = [mine, theirs, merge.file().text()].collect { model(file(it).tree()) }
        def clashing = []
        (KEYS + IDS).every { key ->
            def clash = one[key] != other[key] && one[key] != base[key] && other[key] != base[key]
            if (clash) clashing << key
            both[key] == (one[key] == base[key] && !clash ? other[key] : one[key])
        }
        merge.clashes().size() == clashing.size()

        and:
        def drafting = new Drafting(project(mine))
        drafting.make(Edit.between(Sentence.of('joined'), project(mine), new Project('m', new TreeMap([(PATH): merge.file()]))))
        merge.clashes().every { clash -> clash.theirs(drafting.project()).ifPresent { drafting.make(it) }; true }
        merge.clashes().empty || model(drafting.project().file(PATH).get().tree()).subMap(clashing) == other.subMap(clashing)
        drafting.jump(0)
        drafting.project().file(PATH).get().bytes() == mine.getBytes('UTF-8')

        where:
        seed << (1..150)
    }

    /** The values by their keys, and the numbers of spaces by their ids. */
    static Map model(Object tree) {
        (tree as Map).findAll { it.key != 'spaces' } + ((tree['spaces'] ?: []) as List<Map>).collectEntries { [it.id, it.holds] }
    }

    static String changed(String text, Random random) {
        def now = text
        random.nextInt(4).times {
            def tree = file(now).tree()
            def ids = tree['spaces']*.id
            def key = KEYS[random.nextInt(KEYS.size())]
            def id = IDS[random.nextInt(IDS.size())]
            def place = ids.indexOf(id)
            def spaces = Pointer.ROOT.in('spaces')
            def change = switch (random.nextInt(4)) {
                case 0 -> new Change.Assign(Pointer.ROOT.in(key), random.nextInt(3) as long)
                case 1 -> tree[key] == null ? null : new Change.Remove(Pointer.ROOT.in(key))
                case 2 -> place < 0 ? new Change.Insert(spaces, random.nextInt(ids.size() + 1), [id: id, holds: 6L])
                        : new Change.Assign(spaces.at(place).in('holds'), (7 + random.nextInt(3)) as long)
                default -> place < 0 || ids.size() < 2 ? null : new Change.Remove(spaces.at(place))
            }
            if (change) now = project(now).with(Edit.of(project(now), Sentence.of('a change'), PATH, change)).file(PATH).get().text()
        }
        now
    }
}
