package mystics;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.MapBinder;
import java.util.List;
import java.util.Map;
import mystics.phase.card.EquipAction;
import mystics.phase.card.LevelUpAction;
import mystics.phase.card.ShareAction;
import mystics.phase.chapter.BeginChapter;
import mystics.phase.chapter.BeginChapterProcedure;
import mystics.phase.chapter.EndChapterProcedure;
import mystics.phase.explore.ExploreAction;
import mystics.phase.minion.MinionActs;
import mystics.phase.minion.MinionActsProcedure;
import mystics.phase.minion.MinionTurnProcedure;
import mystics.phase.minion.MinionTurnStep;
import mystics.phase.round.EndTurn;
import mystics.phase.round.EndTurnProcedure;
import mystics.phase.round.NextTurn;
import mystics.phase.round.NextTurnProcedure;
import mystics.phase.round.Round;
import mystics.phase.round.RoundProcedure;
import mystics.phase.round.TimeIsShort;
import mystics.phase.round.TimeIsShortProcedure;
import mystics.phase.search.SearchAction;
import mystics.phase.turn.BattleAction;
import mystics.phase.turn.HeroActs;
import mystics.phase.turn.HeroActsProcedure;
import mystics.phase.turn.HeroScurries;
import mystics.phase.turn.HeroScurriesProcedure;
import mystics.phase.turn.HeroTurnProcedure;
import mystics.phase.turn.HeroTurnStep;
import mystics.phase.turn.MoveAction;
import mystics.phase.turn.RecoverAction;
import mystics.phase.turn.ScurryAction;
import mystics.phase.wheel.Surge;
import mystics.phase.wheel.SurgeProcedure;
import mystics.play.EndChapter;
import mystics.play.Procedure;
import mystics.rules.Step;

/** The wiring of the kernel: how each kind of step is done. */
public final class EngineModule extends AbstractModule {
    /** Guice would write and load classes to call what is called once. */
    private static final String WRITTEN_CLASSES = "guice_bytecode_gen_option";
    private static final Supplier<Map<Class<? extends Step>, Procedure<?>>> WIRED = Suppliers.memoize(EngineModule::wire);

    @Override
    protected void configure() {
        MapBinder<Class<? extends Step>, Procedure<?>> steps = MapBinder.newMapBinder(binder(),
                new TypeLiteral<Class<? extends Step>>() { }, new TypeLiteral<Procedure<?>>() { });
        steps.addBinding(BeginChapter.class).toInstance(new BeginChapterProcedure());
        steps.addBinding(EndChapter.class).toInstance(new EndChapterProcedure());
        steps.addBinding(Round.class).toInstance(new RoundProcedure());
        steps.addBinding(NextTurn.class).toInstance(new NextTurnProcedure());
        steps.addBinding(EndTurn.class).toInstance(new EndTurnProcedure());
        steps.addBinding(TimeIsShort.class).toInstance(new TimeIsShortProcedure());
        steps.addBinding(HeroTurnStep.class).toInstance(new HeroTurnProcedure());
        steps.addBinding(HeroActs.class).toInstance(heroActs());
        steps.addBinding(HeroScurries.class).toInstance(new HeroScurriesProcedure());
        steps.addBinding(MinionTurnStep.class).toInstance(new MinionTurnProcedure());
        steps.addBinding(MinionActs.class).toInstance(new MinionActsProcedure());
        steps.addBinding(Surge.class).toInstance(new SurgeProcedure());
    }

    /** How each kind of step is done, by the class of the step; wired when it is first asked for. */
    public static Map<Class<? extends Step>, Procedure<?>> procedures() {
        return WIRED.get();
    }

    private static Map<Class<? extends Step>, Procedure<?>> wire() {
        System.setProperty(WRITTEN_CLASSES, "DISABLED");
        return Guice.createInjector(new EngineModule()).getInstance(Key.get(new TypeLiteral<Map<Class<? extends Step>, Procedure<?>>>() { }));
    }

    /** What a hero can do in its turn, in the order people read it. */
    private static HeroActsProcedure heroActs() {
        return new HeroActsProcedure(List.of(new MoveAction(), new BattleAction(), new SearchAction(), new RecoverAction(),
                new ExploreAction(), new ScurryAction(), new ShareAction(), new EquipAction(), new LevelUpAction()));
    }
}
