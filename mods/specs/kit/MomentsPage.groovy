package kit

import mystics.content.Catalog
import mystics.kernel.Kernel
import mystics.rules.Happening
import mystics.rules.Occurrence
import mystics.rules.Permission
import mystics.rules.Verb

import java.nio.file.Files
import java.nio.file.Path

/** The page of all moments, made of the sources and of the examples that are run. */
class MomentsPage {
    final SourceDocs docs
    final Catalog examples
    final Path folder

    MomentsPage(SourceDocs docs, Catalog examples, Path folder) {
        this.docs = docs
        this.examples = examples
        this.folder = folder
    }

    /** The id of a moment's example: {@code BattleDice} is shown by {@code battle-dice}. */
    static String id(Class<?> moment) {
        moment.simpleName.replaceAll(/(?<=[a-z])(?=[A-Z])/, '-').toLowerCase(Locale.ROOT)
    }

    String text() {
        def text = new StringBuilder(HEAD)
        Kernel.ofTheBook().parts().each { section ->
            text << "- **[${section.title()}](#${anchor(section.title())})**: " << section.moments()
                    .collect { "[${it.simpleName}](#${it.simpleName.toLowerCase(Locale.ROOT)})" }.join(', ') << '\n'
        }
        Kernel.ofTheBook().parts().each { section ->
            text << "\n## ${section.title()}\n"
            section.moments().each { text << entry(it) }
        }
        text.toString()
    }

    private static String anchor(String title) {
        title.toLowerCase(Locale.ROOT).replaceAll(/[^a-z0-9 -]/, '').replace(' ', '-')
    }

    private String entry(Class<?> moment) {
        def name = moment.simpleName
        def lines = ["\n### $name\n", docs.types[name].doc, '', verbs(moment), '']
        def members = docs.members(name).findAll { it.name != 'actor' }
        if (members) {
            lines += ['| | |', '| --- | --- |'] + members.collect { "| `${it.shown}` | ${meaning(it)} |" } + ['']
        }
        (lines + example(moment)).join('\n') + '\n'
    }

    private static String meaning(SourceDocs.Member member) {
        def type = member.type == 'void' ? '' : member.type == 'boolean' ? 'yes or no' : "`${member.type}`"
        [member.doc, type].findAll().join(' · ').replace('|', '\\|')
    }

    static String verbs(Class<?> moment) {
        def verbs = Verb.at(moment).collect { "`${it.name().toLowerCase(Locale.ROOT)}`" }.join(', ')
        if (Happening.isAssignableFrom(moment)) return "This moment happens and asks $verbs."
        if (Occurrence.isAssignableFrom(moment)) return "This moment always happens and asks $verbs."
        if (Permission.isAssignableFrom(moment)) return "This moment is a permission and asks $verbs. " +
                "The moment may be asked at any time, so its rules must not change the table."
        "This moment is a question and asks $verbs. The moment may be asked more than once, so its rules must not change the table."
    }

    private List<String> example(Class<?> moment) {
        def id = id(moment)
        def place = ['cards', 'variants', 'marks'].find { Files.exists(folder.resolve("$it/${id}.groovy")) }
        def entry = place == 'cards' ? examples.cards()[id] : place == 'variants' ? examples.variants()[id] : examples.marks()[id]
        def kind = place == 'cards' ? "a card" : place == 'variants' ? 'a variant' : entry.on() == 'space' ? 'a mark on a ' +
                'space' : 'a mark on a figure'
        ["**${entry.name()}**, $kind: *${entry.text().strip()}*", '', '```groovy',
                Files.readString(folder.resolve("$place/${id}.groovy")).strip(), '```',
         "[the whole entry](examples/$place/${id}.yaml) · [the scenario that proves the rule](examples/scenarios/${id}.yaml)"]
    }

    private static final String HEAD = '''\
# The moments

This page lists every moment at which a rule can speak, from the beginning of a chapter to its end. A rule is a verb, a moment and a body:

```groovy
rules {
    change(BattleDice) { attack -> if (attack.isBy(bearer)) attack.add 1 }
}
```

When something *happens*, the rules in force are asked in this order: `forbid` (may it happen?), `instead` (does something else happen?), `before`,
and `change` (how much?). Then the deed is done, and `after` follows. `offer` adds a choice to a question. Within a verb, the rules of the
acting figure come first, then the rules of the other heroes down the track, and then those of minions, the room, the chapter and the variants. [words.md](words.md) lists the words of a body.

This page is generated from the engine's sources and the mod in [examples/](examples/). A test runs every example and checks that every scenario fails without
the rule that it proves.

'''
}
