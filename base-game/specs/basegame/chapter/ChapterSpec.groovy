package basegame.chapter

import basegame.BaseGameSpec
import mystics.choice.Answer
import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.content.Chapter
import mystics.content.Goal
import mystics.content.Room
import mystics.content.Setup
import mystics.geometry.Drawing
import mystics.mod.load.Library
import mystics.mod.load.LoadedMod
import mystics.phase.chapter.BeginChapter
import mystics.phase.turn.HeroActions
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.rules.Refusal
import mystics.rules.Scene
import mystics.table.Clock
import mystics.table.Draft
import mystics.table.Zone
import spock.lang.Shared

/** Specs of chapter one on its own rooms: the chapter as it begins, and why things are not possible. */
abstract class ChapterSpec extends BaseGameSpec {
    @Shared Library asShipped = library

    def cleanup() {
        library = asShipped
    }

    /** Chapter one as the first hero is asked in its first turn, all dice and draws from a seed. */
    Game beginning(Map<String, Object> named = [:]) {
        def party = (named.party ?: FOUR) as List<String>
        def abilities = (named.abilities ?: [:]) as Map<String, String>
        def setup = new Setup('flight-to-barksburg', party.collect { new Setup.Member(it, abilities[it] ?: '') }, [] as Set)
        def game = Game.begin(library.setting(setup, Inspector.NONE), Seating.people(new SeededFate((named.seed ?: 1) as long)),
                [new BeginChapter()])
        while (game.question().get().seat().name() == 'party') {
            game = game.answer(new Answer((game.question().get() as Question.Choice).options()[0].key()))
        }
        game
    }

    static int clock(Game game, String name) {
        Draft.of(game.state().table()).get(Clock.valueOf(name))
    }

    /** The keys of the cards in a zone, encounter cards apart from the others. */
    static List<String> cards(Game game, String zone, boolean encounters = false) {
        game.look { Scene scene ->
            (0..<scene.box().cardCount()).findAll { scene.draft()
                    .zone(it) == Zone.valueOf(zone) && (scene.box().cardType(it).name() == 'ENCOUNTER') == encounters }
                    .collect { scene.card(it).key() }
        }
    }

    /** From now on in this spec chapter one has these surges instead of its own. */
    void surges(List<Chapter.SpecialSurge> surges) {
        chapterAs { c ->
            new Chapter(c.id(), c.name(), c.number(), c.intro(), c.party(), c.tiles(), c.start(), c.endPage(), c.encounters(),
                    c.setup(), c.searches(), surges,
                    c.objective(), c.avoid(), c.wheel(), c.story(), c.storyOnly())
        }
    }

    /** From now on in this spec the chapter fills these rooms instead of its own. */
    void filled(List<Chapter.Minions> setup) {
        chapterAs { c ->
            new Chapter(c.id(), c.name(), c.number(), c.intro(), c.party(), c.tiles(), c.start(), c.endPage(), c.encounters(),
                    setup, c.searches(), c.surges(),
                    c.objective(), c.avoid(), c.wheel(), c.story(), c.storyOnly())
        }
    }

    /** A goal as a chapter's file states it. */
    static Goal goal(Map<String, Object> facts) {
        new Goal(facts.anyOrder as List ?: [], facts.entered ?: '', facts.cleared ?: '', facts.on as List ?: [], facts.gathered ?: '', '',
                facts.reached ?: '', facts.defeated ?: '', facts.held ?: '', facts.by ?: '', facts.left ?: '', facts.survive ?: 0,
                        facts.times ?: 0,
                facts.once ?: false, facts.says ?: '', facts.shows ?: '', Optional.ofNullable(facts.hint as Goal.Hint))
    }

    /** From now on in this spec reaching one of these goals loses chapter one. */
    void avoid(Goal... goals) {
        chapterAs { c ->
            new Chapter(c.id(), c.name(), c.number(), c.intro(), c.party(), c.tiles(), c.start(), c.endPage(), c.encounters(),
                    c.setup(), c.searches(), c.surges(),
                    c.objective(), goals.toList(), c.wheel(), c.story(), c.storyOnly())
        }
    }

    /** From now on in this spec chapter one has this objective instead of its own. */
    void objective(Goal... steps) {
        List<Goal> goals = steps.toList()
        chapterAs { c ->
            new Chapter(c.id(), c.name(), c.number(), c.intro(), c.party(), c.tiles(), c.start(), c.endPage(), c.encounters(),
                    c.setup(), c.searches(), c.surges(),
                    goals, c.avoid(), c.wheel(), c.story(), c.storyOnly())
        }
    }

    /** From now on in this spec the flip space of a room asks for something. */
    void flipNeeds(String room, String need) {
        entriesAs(Room) { Room r ->
            def d = r.drawing()
            def marks = d.marks().collect { it.kind() == 'flip' ? new Drawing.Mark('flip', it.space(), Optional.of(need), it.flow()) : it }
            def drawing = new Drawing(d.spaces(), d.walls(), d.black(), d.lines(), d.exits(), marks, d.together(), d.apart(),
                    d.seen(), d.blind(), d.decor())
            r.id() == room ? new Room(r.id(), r.name(), r.tile(), r.number(), r.colour(), drawing, r.text()) : r
        }
    }

    private void chapterAs(Closure<Chapter> change) {
        entriesAs(Chapter, change)
    }

    private void entriesAs(Class<?> type, Closure<?> change) {
        library = new Library(library.mods().collect { mod ->
            def entries = mod.entries().collect { entry -> type.isInstance(entry) ? change(entry) : entry }
            new LoadedMod(mod.manifest(), mod.hash(), entries, mod.rules())
        })
    }

    /** Answers what the party is asked with the first option each time, up to the next question of a hero. */
    void anyhow() {
        while (asked.startsWith('party:')) {
            answer options[0]
        }
    }

    /** Where the figures of a kind stand, such as {@code d1}. */
    List<String> spacesOf(String kind) {
        look { Scene scene -> scene.minions().findAll { it.kind == kind }*.space*.key().toSorted() }
    }

    /** Why the acting hero cannot do something that is not offered, by what it would be. */
    Map<String, Refusal> refusals() {
        look { Scene scene ->
            def hero = scene.figure(scene.draft().get(Clock.TURN) - 1)
            scene.service(HeroActions).whyNot(scene, hero).collectEntries { [it.what().toString(), it] }
        } as Map<String, Refusal>
    }

    /** The rooms that lie up. */
    List<String> upside() {
        look { Scene scene -> (0..<scene.box().roomCount()).collect { scene.room(it) }.findAll { it.up }*.key() }
    }

    List<String> explores() {
        options.findAll { it.startsWith('explore') }
    }
}
