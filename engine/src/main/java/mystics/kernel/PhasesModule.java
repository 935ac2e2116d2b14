package mystics.kernel;

import com.google.inject.AbstractModule;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import java.util.List;
import mystics.phase.card.EquipAction;
import mystics.phase.card.LevelUpAction;
import mystics.phase.card.ShareAction;
import mystics.phase.chapter.BeginChapter;
import mystics.phase.chapter.EndChapter;
import mystics.phase.explore.ExploreAction;
import mystics.phase.minion.MinionActs;
import mystics.phase.minion.MinionTurnStep;
import mystics.phase.round.EndTurn;
import mystics.phase.round.NextTurn;
import mystics.phase.round.Round;
import mystics.phase.round.TimeIsShort;
import mystics.phase.search.SearchAction;
import mystics.phase.turn.BattleAction;
import mystics.phase.turn.HeroAction;
import mystics.phase.turn.HeroActs;
import mystics.phase.turn.HeroScurries;
import mystics.phase.turn.HeroTurnStep;
import mystics.phase.turn.MoveAction;
import mystics.phase.turn.RecoverAction;
import mystics.phase.turn.ScurryAction;
import mystics.phase.wheel.Surge;
import mystics.play.LastStep;
import mystics.rules.Step;

/** What the phases hold: kinds of steps, and what a hero can do in its turn in the order people read. */
final class PhasesModule extends AbstractModule {
    @Override
    protected void configure() {
        Multibinder<Class<? extends Step>> steps = Multibinder.newSetBinder(binder(), new TypeLiteral<Class<? extends Step>>() { });
        List.of(BeginChapter.class, EndChapter.class, Round.class, NextTurn.class, EndTurn.class, TimeIsShort.class,
                HeroTurnStep.class, HeroActs.class, HeroScurries.class, MinionTurnStep.class, MinionActs.class, Surge.class)
                .forEach(step -> steps.addBinding().toInstance(step));
        Multibinder<HeroAction> actions = Multibinder.newSetBinder(binder(), HeroAction.class);
        List.of(MoveAction.class, BattleAction.class, SearchAction.class, RecoverAction.class, ExploreAction.class,
                ScurryAction.class, ShareAction.class, EquipAction.class, LevelUpAction.class)
                .forEach(action -> actions.addBinding().to(action));
        bind(LastStep.class).toInstance(EndChapter::new);
    }
}
