package mystics.editor.home

import mystics.home.Shelf
import mystics.save.Overview
import mystics.table.Outcome

import java.nio.file.Path

import static mystics.editor.album.OffScreen.made

/** Saved games: the page that lists them, and the one home goes on with. */
class LoadPaneSpec extends PageFixture {
    private LoadPane.Deeds getSaves() {
        [load: { done << it }, watch: { done << ['watch', it] }, delete: { done << ['delete', it] },
                home: { -> done << 'home' }] as LoadPane.Deeds
    }

    private Shelf.Entry kept(String name, Outcome outcome, int round = 4) {
        def chapter = library.catalog().firstToPlay()
        new Shelf.Entry(name, '2026-01-02 20:15', Optional.of(new Overview(chapter.id(), [], round, 2, 6, outcome, [])), Optional.empty())
    }

    def "a saved game says its chapter, round, page and heroes; one that is damaged says so"() {
        given:
        def chapter = library.catalog().firstToPlay()
        def hero = library.catalog().heroes().values().first()
        def games = [new Shelf.Entry('supper', '2026-01-02 20:15',
                Optional.of(new Overview(chapter.id(), [hero.id()], 4, 2, 6, Outcome.RUNNING, [])), Optional.empty()),
                        new Shelf.Entry('crumbs', '2026-01-01 10:00')]

        when:
        def page = made { new LoadPane(games, library.catalog(), Path.of('saves'), saves) }

        then:
        words(page).contains("${chapter.name()}, round 4, page 2 of 6. ${hero.name()}.")
        words(page).contains('This file cannot be read.')

        when:
        click(page, 'Go on')

        then:
        done == ['supper']
    }

    def "a saved game is deleted when that is said twice; one that has just begun says so"() {
        given:
        def begun = kept('supper', Outcome.RUNNING, 0)
        def page = made { new LoadPane([begun], library.catalog(), Path.of('saves'), saves) }

        expect:
        words(page).contains("${library.catalog().chapters()[begun.overview().get().chapter()].name()}, just begun.")

        when:
        click(page, 'Delete')
        click(page, 'Keep it')
        click(page, 'Delete')

        then:
        done.empty
        words(page).contains('Delete this game?')

        when:
        click(page, 'Yes, delete it')

        then:
        done == [['delete', 'supper']]
    }

    def "a game that is over says how; it is looked at and not gone on with"() {
        when:
        def page = made { new LoadPane([kept('supper', Outcome.LOST_TIME), kept('feast', Outcome.WON)], library.catalog(),
                Path.of('saves'), saves) }

        then:
        words(page).contains('supper (lost)')
        words(page).contains('feast (won)')

        when:
        click(page, 'Look at it')

        then:
        done == ['supper']
    }

    def "home goes on with #leads when the game left last is #last and the others are #others"() {
        given:
        def games = [kept(Shelf.AUTOSAVE, last)] + others.withIndex().collect { outcome, i -> kept("game $i" as String, outcome) }

        when:
        def going = GoingOn.of(games, library.catalog())

        then:
        going.name().orElse('nothing') == leads
        going.words().toString().contains('Last lost') == last.over()
        going.kept().toString().contains(library.catalog().firstToPlay().name()) == going.leads()

        where:
        last              | others                             || leads
        Outcome.RUNNING   | [Outcome.RUNNING]                  || Shelf.AUTOSAVE
        Outcome.LOST_TIME | [Outcome.WON, Outcome.RUNNING]     || 'game 1'
        Outcome.LOST_TIME | [Outcome.WON]                      || 'nothing'
    }

    def "home goes on with a campaign when no game waits"() {
        expect:
        GoingOn.NOWHERE.or(Optional.of('ours')).leads()
        GoingOn.NOWHERE.or(Optional.of('Our_mice')).kept().toString() == 'the campaign Our mice'
        GoingOn.of([kept(Shelf.AUTOSAVE, Outcome.RUNNING)], library.catalog()).or(Optional.of('ours')).campaign().empty
        !GoingOn.NOWHERE.or(Optional.empty()).leads()
    }
}
