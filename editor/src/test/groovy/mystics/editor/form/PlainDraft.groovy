package mystics.editor.form

import mystics.choice.Sentence
import mystics.mod.write.Change
import mystics.mod.write.PlainTree
import mystics.mod.yaml.Pointer

/** Values in memory, for forms that are tried without a file. What is typed replaces what was typed before, until it is kept. */
class PlainDraft implements FormDraft {
    Object values
    List<String> deeds = []
    Map<String, FormDraft.Owner> owners = [:]
    Closure changed = {}
    private Optional<Object> before = Optional.empty()

    PlainDraft(Object values) {
        this.values = PlainTree.copy(values)
    }

    Object values() { values }

    void type(Sentence label, Change change) {
        if (before.empty) before = Optional.of(values)
        values = PlainTree.with(before.get(), change)
        changed()
    }

    void done() {
        if (before.present) deeds << 'typed'
        before = Optional.empty()
    }

    void make(Sentence label, List<Change> changes) {
        done()
        changes.each { values = PlainTree.with(values, it) }
        deeds << label.toString()
        changed()
    }

    Optional<FormDraft.Owner> owner(Pointer at) { Optional.ofNullable(owners[at.toString()]) }
}
