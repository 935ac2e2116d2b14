package mystics.phase.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.phase.attack.Attacks;
import mystics.phase.attack.strike.Weapon;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;

/** Battle: one attack with one equipped weapon (BATTLE-1 to BATTLE-3). */
public final class BattleAction implements HeroAction {
    private static final String WORD = "battle:";

    @Override
    public String title() {
        return "Battle";
    }

    @Override
    public int place() {
        return 20;
    }

    @Override
    public Optional<ActionKind> kind() {
        return Optional.of(ActionKind.BATTLE);
    }

    @Override
    public boolean isPointless(Scene scene, Figure hero) {
        return hero.getRoom().getMinions().isEmpty() && scene.silent(Targets.class, hero);
    }

    @Override
    public void offer(Scene scene, HeroTurn turn) {
        Figure hero = turn.hero;
        Refusal barred = Actions.barred(scene, hero, ActionKind.BATTLE);
        if (barred.refused()) {
            turn.bar("Battle", barred);
            return;
        }
        List<Armed> armed = arms(scene, hero);
        if (armed.isEmpty()) {
            turn.bar("Battle", "no weapon is equipped", "BATTLE-1", "Equip one first");
        }
        List<String> offered = new ArrayList<>(armed.size());
        for (int i = 0; i < armed.size(); i++) {
            String kind = kind(scene, armed.get(i));
            if (!offered.contains(kind) && offer(scene, turn, armed.get(i))) {
                offered.add(kind);
            }
        }
    }

    /** What a weapon is: the id of its card, which the copies of the card share. */
    private static String kind(Scene scene, Armed arm) {
        return arm.weapon().card() < 0 ? arm.key() : scene.card(arm.weapon().card()).getId();
    }

    /** Offers the attacks with a weapon; false if the weapon is barred. A second copy of the card would only offer them again. */
    private static boolean offer(Scene scene, HeroTurn turn, Armed arm) {
        Figure hero = turn.hero;
        Targets targets = scene.ask(Targets.of(scene, hero, arm.weapon()));
        Refusal refusal = barred(scene, hero, arm.weapon());
        if (refusal.refused()) {
            turn.bar(Sentence.of("Battle with {weapon}", "weapon", arm.weapon().name()), refusal);
            return false;
        }
        for (int i = 0; i < targets.count(); i++) {
            turn.option(new AttackOn(hero, arm, targets.at(i)));
        }
        if (turn.isExplained()) {
            for (Figure minion : hero.getRoom().getMinions()) {
                if (!targets.getFigures().contains(minion)) {
                    turn.bar(Sentence.of("Attack {target} with {weapon}", "target", minion, "weapon", arm.weapon().name()),
                            targets.why(minion));
                }
            }
            if (hero.getRoom().getMinions().isEmpty()) {
                turn.bar(Sentence.of("Battle with {weapon}", "weapon", arm.weapon().name()),
                        Refusal.because("no minion is here", "BATTLE-2", "Find one"));
            }
        }
        return true;
    }

    private static Refusal barred(Scene scene, Figure hero, Weapon weapon) {
        return scene.silent(WeaponAllowed.class, hero) ? Refusal.NONE : scene.allowed(new WeaponAllowed(hero, weapon));
    }

    /** An attack on one target. */
    public record AttackOn(Figure hero, Armed arm, Figure target) implements HeroTurn.Deed {
        @Override
        public String key() {
            return WORD + arm.key() + ":" + target.key();
        }

        @Override
        public Optional<HeroTurn.Deed> find(String key) {
            return key.startsWith(WORD) && key.equals(key()) ? Optional.of(this) : Optional.empty();
        }

        @Override
        public Sentence words() {
            return Sentence.of("Attack {target} with {weapon}", "target", target, "weapon", arm.weapon().name());
        }

        @Override
        public Sentence hint() {
            return ActionKind.BATTLE.price();
        }

        @Override
        public void perform(Scene scene) {
            Figure attacker = scene.figure(hero.slot());
            Actions.perform(scene, attacker, ActionKind.BATTLE,
                    () -> Attacks.attack(scene, attacker, arm.weapon(), scene.figure(target.slot())));
        }
    }

    /** A weapon and the key of its card. */
    public record Armed(String key, Weapon weapon) {
    }

    private static List<Armed> arms(Scene scene, Figure hero) {
        Arms arms = scene.ask(new Arms(hero));
        List<CardInPlay> cards = arms.cards();
        List<Weapon> others = arms.getOthers();
        List<Armed> armed = new ArrayList<>(cards.size() + others.size());
        for (int i = 0; i < cards.size(); i++) {
            armed.add(new Armed(cards.get(i).key(), Weapon.of(cards.get(i))));
        }
        for (int i = 0; i < others.size(); i++) {
            armed.add(new Armed("bare", others.get(i)));
        }
        return armed;
    }

    /** The attacks that a hero could make now with its equipped weapons. This method serves orders, extra attacks and bots. */
    public static List<Targets> attacks(Scene scene, Figure hero) {
        List<Targets> all = new ArrayList<>();
        for (Armed arm : arms(scene, hero)) {
            Targets targets = scene.ask(Targets.of(scene, hero, arm.weapon()));
            if (!targets.getFigures().isEmpty() && !barred(scene, hero, arm.weapon()).refused()) {
                all.add(targets);
            }
        }
        return all;
    }
}
