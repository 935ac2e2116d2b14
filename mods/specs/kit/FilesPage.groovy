package kit

/** The index of the kinds of files of a mod. Each has a page of its own. */
class FilesPage {
    /** A kind of file: where it lies, what it is, and an example by its path in the project. */
    static class Kind {
        String path
        String about
        String example
    }

    /** The kinds of files in the order in which somebody comes to need them. */
    static final Map<String, Kind> KINDS = [
            mod       : kind('mod.yaml', 'Gives the name of the mod, its authors, and the mods it needs. Every mod has a `mod.yaml`.',
                    'mods/clock-loft/mod.yaml'),
            cards     : kind('cards/ID.yaml', 'A card that heroes find, hold and use: weapons, armour, items, scrolls, tricks and events.',
                    'mods/pim-the-baker/cards/rolling-pin.yaml'),
            abilities : kind('abilities/ID.yaml', 'A skill that heroes learn for cheese and use in play.',
                    'mods/pim-the-baker/abilities/fresh-rolls.yaml'),
            heroes    : kind('heroes/ID.yaml', 'A hero that people can play, with its values and the powers printed on its card.',
                    'mods/pim-the-baker/heroes/pim.yaml'),
            minions   : kind('minions/ID.yaml', 'A minion or boss that the heroes fight, with its values.',
                    'base-game/minions/rat-warriors.yaml'),
            figures   : kind('figures/ID.yaml', 'A kind of figure on the board. Several minion cards may use the same figures.',
                    'base-game/figures/rat.yaml'),
            marks     : kind('marks/ID.yaml', 'Something that lies on a figure, a space, a room or the table: conditions, terrain, tokens, '
                    + 'notes.', 'mods/clock-loft/marks/hammer.yaml'),
            encounters: kind('encounters/ID.yaml', 'A card that says which minions wait in a room the heroes explore.',
                    'mods/snail-post/encounters/second-delivery.yaml'),
            tiles     : kind('tiles/ID.yaml', 'One side of a tile, which is one room: its spaces, walls, lines, exits and marks.',
                    'mods/clock-loft/tiles/clock-loft.yaml'),
            chapters  : kind('chapters/ID.yaml', 'A chapter: its tiles, party, goals, setup and story.',
                    'docs/modding/examples/chapters/second-shift.yaml'),
            persons   : kind('persons/ID.yaml', 'Somebody who speaks in the story and is neither hero nor minion.',
                    'base-game/specs/listening/persons/porter.yaml'),
            variants  : kind('variants/ID.yaml', 'A house rule that players switch on or off when they set up a game.',
                    'mods/gentle-night/variants/gentle-night.yaml'),
            difficulties: kind('difficulties/ID.yaml', 'A level of difficulty: a set of variants that are switched on together.',
                    'base-game/difficulties/easy.yaml'),
            titles    : kind('titles/ID.yaml', 'A title that a hero earns on the last page by its feats.',
                    'base-game/titles/drawers.yaml'),
            hints     : kind('hints/ID.yaml', 'An explanation of a word of the rules, shown when the word first comes up. ' +
                    '[Hints](../lessons.md#a-hint) shows one.',
                    'base-game/hints/scurry.yaml'),
            looks     : kind('looks/ID.yaml', 'The look of the floor of a room, or of a thing drawn in a room.',
                    'base-game/looks/brass.yaml'),
            sounds    : kind('sounds/ID.yaml',
                    'A sound for something that happens, as lines of notes. [Sounds](../sounds.md) explains sounds.',
                    'base-game/sounds/find.yaml'),
            amendments: kind('amendments/NAME.yaml',
                    'Changes to entries of other mods. [Amendments](../amendments.md) explains such changes.',
                    'base-game/specs/basegame/lint/sound/amendments/soft.yaml'),
            lang      : kind('lang/XX.yaml', 'A translation. XX is the code of the language in two letters, such as de. Each key is a '
                    + 'sentence of the program or of a rule, or `folder/id/key` for a text of an entry; its value is the translation.',
                    'base-game/specs/basegame/lint/sound/lang/de.yaml'),
            scenarios : kind('scenarios/NAME.yaml', 'Tests of rules: a given table, deeds, and the expected table. '
                    + '`mystics test` runs the scenarios of a mod.', 'docs/modding/examples/scenarios/battle-dice.yaml')]

    private static Kind kind(String path, String about, String example) {
        new Kind(path: path, about: about, example: example)
    }

    static String text() {
        HEAD + KINDS.collect { id, kind ->
            "| [`$kind.path`](reference/${id}.md) | ${kind.about.replace('../', '')} |\n"
        }.join('') + FOOT
    }

    private static final String HEAD = '''\
# The files

This page lists every kind of file in a mod. Each kind has a page of its own, with an example and every key that the file may have.

| file | what it is |
| --- | --- |
'''
    private static final String FOOT = '''
On the page of a kind of file, keys with a star are required. `amend[].when` is the key `when` in each element of the list `amend`, and `start.teams` is the key `teams` inside `start`.

A file belongs in the folder of its kind, and its name is its id. A script belongs beside its file, and pictures belong in `art` ([looks.md](looks.md)).

The pages of the kinds of files are generated from the schemas that the game uses to check the files. `mystics schemas FOLDER` writes the same schemas for your editor.
'''
}
