package mystics.editor.home

import basegame.FixedBox
import mystics.home.Shelf
import mystics.content.CampaignSheet
import mystics.editor.play.Parlour
import mystics.editor.settings.Scheme
import mystics.editor.settings.Settings
import mystics.editor.sight.Pick
import mystics.editor.type.Interpreter
import mystics.editor.type.Paper
import mystics.kit.Workbench
import mystics.mod.lang.LanguagePage
import mystics.mod.lang.Translation
import mystics.mod.load.Library
import mystics.play.Company
import mystics.save.Campaign
import mystics.save.Overview
import mystics.table.Outcome
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.AbstractButton
import javax.swing.JComponent
import javax.swing.JLabel
import javax.swing.JTextField
import java.awt.Component
import java.awt.Container
import java.nio.file.Path

import static mystics.editor.album.OffScreen.onEvents

/**
 * The window in German, in full: whatever stands in its pages and panes, is hinted at or spoken is translated by the
 * sample mod. Each translation and each text of an
 * entry stands between marks; what stands outside of them is English still.
 */
class GermanWindowSpec extends Specification {
    static final Languages ENGLISH = new Languages('en', ['en'], { })
    static final Path MOD = Path.of('../mods/deutsch').toAbsolutePath().normalize()

    @Shared Workbench bench = Workbench.at(MOD, [])
    @Shared Set<String> texts = LanguagePage.texts(bench.source(), 'de').keySet()
    @Shared Library translated = FixedBox.translated(bench.library(), texts)
    @Shared Library library = translated.in(Translation.of('de', [bench.source()]).marked(translated.catalog()))
    @TempDir Path home
    Interpreter interpreter = new Interpreter(library.wording())
    Set<String> read = new LinkedHashSet<>()

    def setup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private void look(Closure<JComponent> making) {
        onEvents {
            def made = making()
            interpreter.attend(made)
            read(made)
        }
    }

    /** Notes every word of a component and what is in it. */
    private void read(Component of) {
        if (of instanceof JComponent) {
            def spoken = of.accessibleContext
            def text = of instanceof Paper ? of.words() : of instanceof JLabel ||
                    of instanceof AbstractButton ? of.text : of instanceof JTextField ? '' : of.hasProperty('text') ? of.text : ''
            [text, of.toolTipText, spoken?.accessibleName, spoken?.accessibleDescription,
                    of.getClientProperty('JTextField.placeholderText')].findAll().each { words ->
                read << "$words".replaceAll(/<\/(p|h1|h2|b)>|<br>/, '\n').replaceAll(/<[^>]*>/, '').replace('&nbsp;', ' ')
            }
        }
        if (of instanceof Container) {
            of.components.each { read(it) }
        }
    }

    private Set<String> english() {
        def apart = /\b(?:[A-Z]+-\d+|Ctrl|Esc|Enter|Home|End|F\d+|Mystics|Strg)\b|«[^»]*$|\S+\.mystics\b|(?<![\p{L}\d])[a-z]{1,2}\d\b/
        def left = read.collectMany { Translation.outside(it).readLines() }*.replaceAll(apart, '').findAll { it =~ /\p{L}{2}/ }
        (left*.strip()*.replaceAll(/\d+/, 'N')).toSet()
    }

    def "the pages beside a game"() {
        given:
        def catalog = library.catalog()
        def party = catalog.heroes().keySet().take(4).toList()
        def games = [new Shelf.Entry(Shelf.AUTOSAVE, '2026-01-02 20:15',
                Optional.of(new Overview(catalog.firstToPlay().id(), party, 3, 2, 6, Outcome.RUNNING, [])), Optional.empty()),
                     new Shelf.Entry('«x»', '2026-01-02 20:15',
                             Optional.of(new Overview(catalog.firstToPlay().id(), party, 3, 2, 6, Outcome.WON, [])),
                             Optional.empty()),
                     new Shelf.Entry('left on 2026-01-01 20.15', '2026-01-02 20:15',
                             Optional.of(new Overview(catalog.firstToPlay().id(), party, 0, 0, 0, Outcome.RUNNING, [])),
                             Optional.empty()),
                     new Shelf.Entry('«y»', '2025-12-28 16:05')]
        def deeds = [begin: { name -> }, play: { name -> }, home: { -> }] as CampaignPane.Deeds
        def saves = [load: { name -> }, watch: { name -> }, delete: { name -> }, home: { -> }] as LoadPane.Deeds
        def won = new Campaign.Played(catalog.firstToPlay().id(), Campaign.Result.WON, party, '«ending»')

        when:
        look { new HomePane({ door -> }, { it.run() }) }
        look { def pane = new HomePane({ door -> }, { it.run() }); interpreter.attend(pane);
                pane.ready(GoingOn.of(games, catalog).kept()); pane.say(GoingOn.of(games, catalog).words()); pane }
        look { new SetUpPane(catalog, { agreed -> }, { }) }
        look { new SettingsPane(Settings.usual(), ENGLISH, { changed -> }, WayBack.home { }) }
        look { new LoadPane(games, catalog, home, saves) }
        look { new LoadPane([], catalog, home, saves) }
        look { new CampaignPane(catalog, [:], [:], Optional.empty(), deeds) }
        look { new CampaignPane(catalog, ['«a»': new Campaign([] as Set, CampaignSheet.NEW, [])], [:], Optional.empty(), deeds) }
        look { new CampaignPane(catalog, ['«a»': new Campaign([] as Set, CampaignSheet.NEW, [won])], [:], Optional.empty(), deeds) }

        then:
        english() == [] as Set
    }

    def "a game in play, through some turns: what is asked, offered, shown, hinted at and told"() {
        given:
        def parlour = new Parlour(library, home)
        onEvents { interpreter.attend(parlour.pane) }
        def random = new Random(3)

        when:
        parlour.begin(Company.people(5))
        parlour.await('Weiter')
        120.times {
            onEvents {
                read(parlour.pane)
                def other = parlour.buttons().findAll { it.enabled && it.getClientProperty(Pick) == null &&
                        it.text =~ /Weiter|Warum|Geschichte|Speichern|Zeichen|Verstanden|Brett/ }
                def picks = parlour.buttons().findAll { it.enabled && it.getClientProperty(Pick) != null }
                def pressed = random.nextInt(5) == 0 &&
                        other ? other[random.nextInt(other.size())] : picks ? picks[random.nextInt(picks.size())]
                                : other.find { it.text =~ /Weiter|Brett/ }
                pressed?.doClick(0)
            }
            sleep 30
        }

        then:
        read.size() > 300
        english() == [] as Set

        cleanup:
        parlour.close()
    }
}
