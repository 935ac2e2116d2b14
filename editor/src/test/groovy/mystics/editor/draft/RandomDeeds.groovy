package mystics.editor.draft

import mystics.choice.Sentence
import mystics.mod.write.Change
import mystics.mod.write.PlainTree
import mystics.mod.yaml.Pointer

/** What many hands might do to a mod, by chance: values set, added, removed and moved, files made, renamed and deleted. */
class RandomDeeds {
    static final List<Object> VALUES = ['a word', 'a: b # c', 'one\ntwo\n', 'smile 😀 "x"', '', 7, -3, true, [1, 2, 3], ['a', 'b, c'],
            [id: 'n1', shape: [1, 2, 3, 4, 5, 6]], [if: [held: 'x'], text: 'long ' * 30]]

    final Random chance

    RandomDeeds(long seed) {
        chance = new Random(seed)
    }

    /** An edit of some file. */
    Edit edit(Project project) {
        def paths = project.files().keySet().findAll { it.endsWith('.yaml') }.toList()
        int dice = chance.nextInt(40)
        if (dice == 0 || paths.empty) return Edit.create(label('made'), "tiles/new${chance.nextInt(1 << 30)}.yaml", 'name: New\n')
        def path = pick(paths)
        if (dice == 1 && paths.size() > 3) return Edit.delete(label('deleted'), path)
        if (dice == 2) return Edit.rename(label('renamed'), path, "tiles/moved${chance.nextInt(1 << 30)}.yaml")
        if (dice < 6) {
            def both = edit(project)
            return both.and(edit(project.with(both)))
        }
        def tree = project.file(path).get().tree()
        Edit.of(project, label('changed'), path, change(tree))
    }

    private Change change(Object tree) {
        def place = places(tree, Pointer.ROOT, [])
        def at = pick(place)
        def value = at.steps().empty ? tree : PlainTree.at(tree, at).orElse(null)
        if (value instanceof List && chance.nextInt(3) > 0) {
            if (value.size() > 1 && chance.nextBoolean()) return new Change.Move(at, chance.nextInt(value.size()),
                    chance.nextInt(value.size()))
            return new Change.Insert(at, chance.nextInt(value.size() + 1), pick(VALUES))
        }
        if (value instanceof Map && chance.nextInt(3) > 0) return new Change.Assign(at.in(pick(['name', 'number', 'text', 'k: 1',
                'exits'])), pick(VALUES))
        if (at.steps().empty) return new Change.Assign(at.in('other'), pick(VALUES))
        chance.nextInt(3) == 0 ? new Change.Remove(at) : new Change.Assign(at, value instanceof Integer ? chance.nextInt(1000)
                : pick(VALUES))
    }

    private List<Pointer> places(Object tree, Pointer at, List<Pointer> found) {
        found << at
        if (tree instanceof Map) tree.each { key, value -> places(value, at.in(key), found) }
        if (tree instanceof List) tree.eachWithIndex { value, i -> places(value, at.at(i), found) }
        found
    }

    private <T> T pick(List<T> some) {
        some[chance.nextInt(some.size())]
    }

    private static Sentence label(String what) {
        Sentence.of(what)
    }
}
