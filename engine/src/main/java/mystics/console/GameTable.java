package mystics.console;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.EngineModule;
import mystics.bot.Bot;
import mystics.choice.Fate;
import mystics.choice.Seat;
import mystics.choice.SeededFate;
import mystics.content.Box;
import mystics.content.Setup;
import mystics.content.SetupRefused;
import mystics.mod.load.Library;
import mystics.phase.chapter.BeginChapter;
import mystics.play.Game;
import mystics.play.Inspector;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.rules.Player;

/** Lays the table: from what was agreed to a game at its first question. */
final class GameTable {
    private GameTable() {
    }

    /** A game that begins. */
    static Game begin(Library library, Arrangement arrangement) {
        Setting setting = library.setting(arrangement.setup(), EngineModule.procedures(), Inspector.NONE);
        return Game.begin(setting, seating(setting.box(), arrangement), List.of(new BeginChapter()));
    }

    /** Who is answered inside: chance, unless people throw their own dice, and the heroes the program plays. */
    static Seating seating(Box box, Arrangement arrangement) {
        Fate fate = new SeededFate(arrangement.seed());
        Map<String, Player> bots = new HashMap<>();
        if (!arrangement.bots().isEmpty()) {
            Player player = Bot.SENSIBLE.players(box).apply(arrangement.seed());
            arrangement.bots().forEach(hero -> bots.put(hero, player));
            boolean nobodyElse = arrangement.setup().party().stream().map(Setup.Member::hero).allMatch(arrangement.bots()::contains);
            if (nobodyElse) {
                bots.put(Seat.PARTY.name(), player);
            }
        }
        arrangement.bots().stream().filter(bot -> arrangement.setup().party().stream().noneMatch(member -> member.hero().equals(bot))).findFirst().ifPresent(stranger -> {
            throw new SetupRefused("'" + stranger + "' is not in the party, so the program cannot play it.");
        });
        return new Seating(arrangement.rolls() == Arrangement.Rolls.OWN ? Optional.empty() : Optional.of(fate), Optional.of(fate), bots);
    }
}
