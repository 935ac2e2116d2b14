package basegame

import mystics.EngineModule
import mystics.content.Setup
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.play.Inspector
import mystics.trial.Trial
import spock.lang.Shared
import spock.lang.Specification

/** Specs of the base game: a table set by hand in chapter one, unless a spec names another. */
abstract class BaseGameSpec extends Specification {
    static final List<String> FOUR = ['collin', 'filch', 'maginos', 'tilda']

    @Shared Library library = BaseGame.library()
    @Delegate Trial trial

    /** Sets a table; a party of other heroes or a chapter may be named. */
    Trial table(Map<String, Object> named = [:], @DelegatesTo(mystics.trial.TrialTable) Closure<?> changes) {
        def party = (named.party ?: FOUR) as List<String>
        def chapter = (named.chapter ?: 'flight-to-barksburg') as String
        def setup = new Setup(chapter, party.collect { new Setup.Member(it, '') }, (named.containsKey('variants') ? named.variants : library.catalog().usualVariants()) as Set<String>)
        trial = new Trial(library.setting(setup, EngineModule.procedures(), Inspector.NONE))
        trial.set { table ->
            changes.delegate = table
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
    }
}
