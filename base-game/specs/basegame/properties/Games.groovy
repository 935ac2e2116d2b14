package basegame.properties

import groovy.transform.CompileStatic
import mystics.choice.Answer
import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.content.Box
import mystics.content.CardType
import mystics.content.Setup
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.phase.chapter.BeginChapter
import mystics.phase.round.Round
import mystics.play.Agenda
import mystics.play.Bots
import mystics.play.Chance
import mystics.play.ChanceCounts
import mystics.play.Company
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.play.Session
import mystics.play.Setting
import mystics.play.State
import mystics.play.UndoPolicy
import mystics.rules.Player
import mystics.rules.Scene
import mystics.save.Saves
import mystics.table.Draft
import mystics.table.Zone
import mystics.trial.Trial
import mystics.trial.TrialTable

/** Games of chapter one that follow from a seed, asked from inside or from outside. */
@CompileStatic
class Games {
    static final Library LIBRARY = BaseGame.library()
    static final Bots BOTS = { String name, box -> new Roamer(name as long) } as Bots
    private static final List<List<String>> PARTIES = [['collin', 'nez', 'maginos', 'filch'], ['tilda', 'collin', 'filch', 'maginos'],
                                                       ['nez', 'tilda', 'filch', 'maginos'], ['maginos', 'filch', 'collin', 'tilda']]

    private static final List<String> ROOMS = ['guard-room', 'sewer', 'kitchen-tunnels', 'kitchen', 'tunnel-entrance', 'courtyard']
    private static final Map<CardType, Zone> ZONES = [(CardType.WEAPON): Zone.PACK, (CardType.ARMOR): Zone.PACK,
            (CardType.ACCESSORY): Zone.EQUIPPED, (CardType.ITEM): Zone.PACK,
                                                      (CardType.SCROLL): Zone.PACK, (CardType.TRICK): Zone.TRICKS,
                                                      (CardType.ABILITY): Zone.ABILITY]

    static Setup setup(long seed) {
        new Setup('flight-to-barksburg', PARTIES[(int) (seed % PARTIES.size())].collect { new Setup.Member(it, '') }, [] as Set)
    }

    static Setting setting(long seed, Inspector inspector = Inspector.NONE) {
        LIBRARY.setting(setup(seed), inspector)
    }

    /** Everybody is answered inside. */
    static Seating inside(Setting setting, long seed) {
        Map<String, Player> players = [:]
        (setting.box().heroes()*.id() + 'party').each { String seat -> players[seat] = new Roamer(seed) }
        def chance = Optional.of(Chance.of(new SeededFate(seed)))
        new Seating(chance, chance, players)
    }

    static Game begin(Setting setting, Seating seating) {
        Game.begin(setting, seating, [new BeginChapter()])
    }

    /** The party in some room with cards and cheese, and time for some rounds: what lies there follows from the seed. */
    static State elsewhere(Setting setting, long seed) {
        Random random = new Random(seed)
        Box box = setting.box()
        String room = ROOMS[random.nextInt(ROOMS.size())]
        State begun = new Trial(setting).set { TrialTable table ->
            table.room(room)
            box.heroes().eachWithIndex { hero, int place -> table.hero(hero.id(), box.room(box.roomNumber(room)).plan().name(place)) }
            table.set('END_PAGE', 5)
        }.game().state()
        Draft draft = Draft.of(begun.table())
        (0..<box.heroCount()).each { int hero ->
            draft.setCheese(hero, random.nextInt(7))
            10.times { deal(draft, box, hero, random.nextInt(box.cardCount())) }
        }
        new State(draft.freeze(), Agenda.of([new Round()]), begun.thrown(), begun.journal(), begun.log())
    }

    private static void deal(Draft draft, Box box, int hero, int card) {
        Zone zone = ZONES[box.cardType(card)]
        if (zone != null && draft.zone(card) == Zone.DECK) {
            draft.give(card, zone, hero)
        }
    }

    /** Chance is seeded, bots sit on some seats, the others are people. */
    static Company company(long seed, UndoPolicy undo, List<String> bots = []) {
        new Company([party: 'Ada'], bots.collectEntries { [it, seed as String] } as Map<String, String>, Optional.of(seed),
                Optional.of(seed), undo)
    }

    static Session session(long seed, UndoPolicy undo, List<String> bots = []) {
        Setting setting = setting(seed)
        Company company = company(seed, undo, bots)
        Session.of(company, begin(setting, company.seating(BOTS, setting.box())))
    }

    /** What the same players and the same fate answer when they are asked from outside. */
    static Answer answer(Game game, long seed) {
        Question open = game.question().get()
        if (open instanceof Question.Choice) {
            Question.Choice choice = (Question.Choice) open
            int place = game.lookNow { Scene scene -> new Roamer(seed).choose(choice, scene) }
            return new Answer(choice.options()[place].key())
        }
        ChanceCounts thrown = game.open().thrown()
        if (open instanceof Question.Draw) {
            Question.Draw draw = (Question.Draw) open
            return new Answer(draw.options()[new SeededFate(seed)
                    .below(draw.purpose(), thrown.of(draw.purpose()), draw.options().size())].key())
        }
        Question.Roll roll = (Question.Roll) open
        new Answer((0..<roll.dice()).collect { int die -> new SeededFate(seed)
                .face(roll.purpose(), thrown.of(roll.purpose()) + die) }.join(' '))
    }

    static Saves saves() {
        new Saves('test', LIBRARY, BOTS, Inspector.NONE)
    }
}
