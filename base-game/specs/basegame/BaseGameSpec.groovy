package basegame

import mystics.content.CampaignSheet
import mystics.content.Chapter
import mystics.content.Setup
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.play.Inspector
import mystics.trial.Trial
import spock.lang.Shared
import spock.lang.Specification

/** Specs of the base game: a table set by hand in chapter one, unless a spec names another. */
abstract class BaseGameSpec extends Specification implements DieFaces {
    static final List<String> FOUR = ['collin', 'filch', 'maginos', 'tilda']

    /** Read once for all specs of a run: a library never changes. */
    static final Library BASE = BaseGame.library()
    /** The same with a chapter in which anybody may go, for the mouse that stays at home in the real one. */
    static final Library ANYBODY = openToAll(BASE)

    @Shared Library library = BASE
    @Shared Library anybody = ANYBODY
    @Delegate Trial trial

    private static Library openToAll(Library library) {
        def chapter = library.catalog().chapters()['flight-to-barksburg']
        def facts = Chapter.recordComponents.collect { it.name == 'party' ? new Chapter.Party(4, [], [], []) : it.accessor.invoke(chapter) }
        def open = Chapter.declaredConstructors.find { it.parameterCount == facts.size() }.newInstance(facts as Object[]) as Chapter
        new Library(library.mods().collect { it.with(open) })
    }

    /** Sets a table; a party of other heroes, a chapter, variants or the sheet of a campaign may be named. */
    Trial table(Map<String, Object> named = [:], @DelegatesTo(mystics.trial.TrialTable) Closure<?> changes) {
        def party = (named.party ?: FOUR) as List<String>
        def chapter = (named.chapter ?: 'flight-to-barksburg') as String
        def variants = (named.containsKey('variants') ? named.variants : library.catalog().usualVariants()) as Set<String>
        def setup = new Setup(chapter, party.collect { new Setup.Member(it, '') }, variants,
                Optional.ofNullable(named.campaign as CampaignSheet))
        trial = new Trial((party.contains('lily') ? anybody : library).setting(setup, Inspector.NONE))
        trial.set { table ->
            changes.delegate = table
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
    }
}
