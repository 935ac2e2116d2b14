package kit

import mystics.content.Catalog
import mystics.kernel.Kernel
import mystics.rules.Happening
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
            text << "- **[${section.title()}](#${anchor(section.title())})**: " << section.moments().collect { "[${it.simpleName}](#${it.simpleName.toLowerCase(Locale.ROOT)})" }.join(', ') << '\n'
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
        if (Happening.isAssignableFrom(moment)) return "It happens: $verbs."
        if (Permission.isAssignableFrom(moment)) return "A permission: $verbs. It is asked whenever somebody wants to know, so a rule changes nothing on the table here."
        "A question: $verbs. It may be asked more than once, so a rule changes nothing on the table here."
    }

    private List<String> example(Class<?> moment) {
        def id = id(moment)
        def place = ['cards', 'variants', 'marks'].find { Files.exists(folder.resolve("$it/${id}.groovy")) }
        def entry = place == 'cards' ? examples.cards()[id] : place == 'variants' ? examples.variants()[id] : examples.marks()[id]
        def kind = place == 'cards' ? "a card" : place == 'variants' ? 'a variant' : entry.on() == 'space' ? 'a mark on a space' : 'a mark on a figure'
        ["**${entry.name()}**, $kind: *${entry.text().strip()}*", '', '```groovy', Files.readString(folder.resolve("$place/${id}.groovy")).strip(), '```',
         "[the whole of it](examples/$place/${id}.yaml) · [the scenario that proves it](examples/scenarios/${id}.yaml)"]
    }

    private static final String HEAD = '''\
# The moments

Everything a rule can speak at, from the top of a round to its bottom. A rule is a verb, a moment and a body:

```groovy
rules {
    change(BattleDice) { attack -> if (attack.isBy(bearer)) attack.add 1 }
}
```

When something *happens* the rules in force are asked in this order: `forbid` (may it?), `instead` (does something else happen?), `before`, `change` (how much?),
then it is done, then `after`. `offer` adds a choice where somebody is asked. Within a verb the acting figure's own rules come first, then those of the other
heroes down the track, of minions, the room, the chapter, and the variants. What a body may say is in [words.md](words.md).

This page is made of the engine's sources and of the mod in [examples/](examples/). Every example is run, and every scenario fails without its rule.

'''
}
