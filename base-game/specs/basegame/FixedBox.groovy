package basegame

import mystics.content.Card
import mystics.content.Chapter
import mystics.content.EncounterCard
import mystics.content.Entry
import mystics.content.FigureKind
import mystics.content.HeroCard
import mystics.content.MarkKind
import mystics.content.MinionCard
import mystics.content.Picture
import mystics.content.Room
import mystics.content.Variant
import mystics.mod.load.Library
import mystics.mod.load.LoadedMod

import java.nio.file.Files
import java.nio.file.Path
import java.util.function.Predicate

/** A library with some pieces only, so that a new piece changes nothing that is played or painted with it. */
class FixedBox {
    static final Path LIST = Path.of('../base-game/playthroughs/box.txt')
    /** What the later chapters need beside it. */
    static final Path BOOK = Path.of('../base-game/playthroughs/book.txt')
    private static final Map<Class<? extends Entry>, List<String>> FOLDERS = [
            (Chapter): ['chapters'], (Room): ['tiles'], (HeroCard): ['heroes'], (FigureKind): ['figures'], (MinionCard): ['minions'],
            (Card): ['cards', 'abilities'], (EncounterCard): ['encounters'], (MarkKind): ['marks'], (Variant): ['variants'],
            (Picture): ['art']]

    /**
     * This library with the pieces of {@code base-game/playthroughs/box.txt}.
     *
     * @throws IllegalArgumentException if the file names a piece that is not there
     */
    static Library of(Library library) {
        holding(library, [LIST])
    }

    /** This library with the pieces that the later chapters need, too. */
    static Library ofBook(Library library) {
        holding(library, [LIST, BOOK])
    }

    private static Library holding(Library library, List<Path> lists) {
        def listed = lists.collectMany { listed(it) }.toSet()
        def found = library.mods().collectMany { it.entries() }.collectMany { keys(it) }.toSet()
        def lost = listed - found
        if (lost) throw new IllegalArgumentException("$lists name what is not there: ${lost.join(', ')}. Take it out of the file.")
        with(library) { keys(it).any { it in listed } }
    }

    /** This library with the pieces whose names are among translated texts, so that a piece nobody has translated yet stays out of it. */
    static Library translated(Library library, Set<String> texts) {
        with(library) { it instanceof Picture || keys(it).any { key -> "$key/name".toString() in texts } }
    }

    /** This library with the entries that are wanted; looks change nothing by themselves and stay. */
    private static Library with(Library library, Predicate<Entry> wanted) {
        new Library(library.mods().collect { mod ->
            new LoadedMod(mod.manifest(), mod.hash(), mod.entries().findAll { keys(it).empty || wanted.test(it) }, mod.rules())
        })
    }

    /** The folders and ids an entry may have in the list; none if it is of a kind that is not listed. */
    private static List<String> keys(Entry entry) {
        FOLDERS.getOrDefault(entry.class, []).collect { "$it/${entry.id()}".toString() }
    }

    private static Set<String> listed(Path list) {
        Files.readAllLines(list).findAll { !it.startsWith('#') }.collectMany { line ->
            def (folder, ids) = line.split(': ')
            ids.split(' ').collect { "$folder/$it".toString() }
        }
    }
}
