package mystics.editor.bench

import com.google.common.util.concurrent.MoreExecutors
import mystics.editor.album.OffScreen
import mystics.editor.art.Theme
import mystics.editor.disk.Neighbours
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.draft.Selection
import mystics.editor.form.LoadedEntries
import mystics.editor.settings.Scheme
import mystics.editor.sight.Book
import mystics.mod.load.BaseGame
import mystics.mod.source.Sources
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.AbstractButton
import javax.swing.JTextField
import java.nio.file.Path

/** What somebody meets who opens the editor for the first time. */
class NewcomerSpec extends Specification {
    @Shared library = BaseGame.library()

    def "a chapter made first in a mod without rooms can be played at once"() {
        given:
        def empty = new Drafting(Project.of('mill', ['mod.yaml': ('id: mill\nname: Mill\nversion: 1.0.0\nengine: 1\nauthors: [Ada]\n' +
                'licence: none\nneeds: [base-game]\nabout: A mill.\n').bytes]))
        def known = new LoadedEntries(library.catalog(), { empty.project().files().keySet() })

        when:
        OffScreen.onEvents { new NewEntryMenu(empty, known, { }).make('chapters', 'The Old Mill') }
        def loaded = new Reading(new Neighbours([]), { it.run() }, { }).loaded(empty.project())

        then:
        loaded.findings()*.code().findAll { it == 'no-start' } == []
        loaded.sound
    }

    def "what New makes can be loaded and seen at once: #kind"() {
        given:
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        def drafting = new Drafting(Project.of('mill', ['mod.yaml': ('id: mill\nname: Mill\nversion: 1.0.0\nengine: 1\nauthors: [Ada]\n' +
                'licence: none\nneeds: [base-game]\nabout: A mill.\n').bytes]))
        def known = new LoadedEntries(library.catalog(), { drafting.project().files().keySet() })
        def tools = new BenchTools(library, Theme.LIGHT, Book.shipped(), { MoreExecutors.newDirectExecutorService() })
        def pane = OffScreen.made { new BenchPane(drafting, tools, [:] as BenchDeeds, []) }

        when:
        OffScreen.onEvents { new NewEntryMenu(drafting, known, { }).make(kind, 'Moth') }
        def loaded = new Reading(new Neighbours([]), { it.run() }, { }).loaded(drafting.project())
        OffScreen.onEvents { pane.loaded(loaded); pane.select(Selection.of("$kind/moth.yaml")) }

        then:
        loaded.sound
        OffScreen.parts(pane).any { it instanceof JTextField && it.text == 'Moth' }

        where:
        kind << ['cards', 'abilities', 'heroes', 'minions', 'figures', 'encounters', 'marks', 'persons', 'variants', 'difficulties',
                 'titles', 'hints']
    }

    def "a desk that cannot be opened says what to choose first; one that can says nothing"() {
        given:
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        def drafting = new Drafting(Project.of('clock-loft', Sources.at(Path.of('../mods/clock-loft'))))
        def tools = new BenchTools(library, Theme.LIGHT, Book.shipped(), { MoreExecutors.newDirectExecutorService() })
        def other = OffScreen.made {
            new BenchPane(drafting, tools, [:] as BenchDeeds, [RoomPlace::new as DeskMaker, TonguePlace::new as DeskMaker])
        }
        def button = { title -> OffScreen.parts(other).find { it instanceof AbstractButton && it.text == title } as AbstractButton }

        when:
        OffScreen.onEvents { other.select(Selection.of('mod.yaml')) }

        then:
        !button('Room').enabled
        button('Room').toolTipText == 'Choose a room among the files, or make one with New …'
        button('Languages').enabled
        !button('Languages').toolTipText

        when:
        OffScreen.onEvents { other.select(Selection.of('tiles/clock-loft.yaml')) }

        then:
        button('Room').enabled
        !button('Room').toolTipText
    }
}
