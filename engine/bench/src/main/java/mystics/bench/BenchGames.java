package mystics.bench;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import mystics.bot.Bot;
import mystics.bot.SuggestedParty;
import mystics.choice.Seat;
import mystics.choice.SeededFate;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.HeroCard;
import mystics.content.Setup;
import mystics.mod.load.Library;
import mystics.phase.chapter.BeginChapter;
import mystics.play.Chance;
import mystics.play.Game;
import mystics.play.Inspector;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.play.Simulation;
import mystics.rules.Player;

/** The games of all measurements: the first chapter, its suggested party, the usual variants, all rules. */
record BenchGames(Setting setting, LongFunction<Player> bots) {
    static final long MOST_STEPS = 200_000;

    /** The chapter with the mods of a library, played by one kind of bot. */
    static BenchGames of(Library library, Bot bot) {
        Setting setting = library.setting(setup(library), Inspector.NONE);
        return new BenchGames(setting, bot.players(setting.box()));
    }

    static Setup setup(Library library) {
        Catalog catalog = library.catalog();
        Chapter first = catalog.firstToPlay();
        List<Setup.Member> party = SuggestedParty.of(catalog, first).stream().map(hero -> new Setup.Member(hero, "")).toList();
        return new Setup(first.id(), party, catalog.usualVariants());
    }

    /** The same chapter as in these games, played by other bots. */
    BenchGames with(Bot bot) {
        return new BenchGames(setting, bot.players(setting.box()));
    }

    /** Simulates a game. The same seed gives the same game. */
    Simulation.Report play(long seed) {
        return new Simulation(setting, seating(seed)).play(List.of(new BeginChapter()), MOST_STEPS);
    }

    /** A finished game with its journal. All players of the game are bots. */
    Game whole(long seed) {
        return Game.begin(setting, seating(seed), List.of(new BeginChapter()));
    }

    /** A game at its first question, to be answered from outside. This game keeps no log. */
    Game open(long seed) {
        return Game.begin(setting, Seating.people(new SeededFate(seed)), List.of(new BeginChapter())).quiet();
    }

    Seating seating(long seed) {
        Player player = bots.apply(seed);
        Map<String, Player> players = new HashMap<>();
        for (HeroCard hero : setting.box().heroes()) {
            players.put(hero.id(), player);
        }
        players.put(Seat.PARTY.name(), player);
        Optional<Chance> chance = Optional.of(Chance.of(new SeededFate(seed)));
        return new Seating(chance, chance, players);
    }

    /** A digest of the games of a range of seeds: how each ended, and how many decisions it took. */
    long digest(long from, long to) {
        long digest = 0;
        for (long seed = from; seed < to; seed++) {
            digest += digest(seed, play(seed));
        }
        return digest;
    }

    private static long digest(long seed, Simulation.Report report) {
        return (report.table().digest() * 31 + report.decisions()) * 31 + report.chances() + seed * 0x9E3779B97F4A7C15L;
    }
}
