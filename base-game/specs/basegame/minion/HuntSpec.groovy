package basegame.minion

import basegame.differential.Board
import basegame.differential.NaiveMinion
import basegame.differential.RandomBoards
import basegame.differential.RandomRooms
import mystics.phase.minion.Hunt
import mystics.phase.move.Reach
import mystics.play.Game
import mystics.play.Seating
import mystics.rules.Figure
import mystics.rules.Scene
import spock.lang.Shared
import spock.lang.Specification

/** What a minion knows of its room, on crowded boards of the base game and on rooms nobody has drawn, counted ring by ring. */
class HuntSpec extends Specification {
    static final int BOARDS = 6

    @Shared List<RandomRooms> settings = (0..2).collect { RandomRooms.setting(it, it % 2 == 0) }

    def "MINION-2, MINION-3: spaces are counted over lines of both colours, round those that are full"() {
        expect:
        differences { Hunt hunt, Figure minion, Board board, NaiveMinion naive ->
            def rings = naive.rings([minion.space.index()], false)
            minion.room.spaces.findAll { hunt.distance(it) != rings.getOrDefault(it.index(), Reach.FAR) }
                    .collect { "$it is ${rings[it.index()]} away, not ${hunt.distance(it)}" }
        } == []
    }

    def "MINION-3, RUL-41: the way to a mouse goes from space to space, never into a full one, as near as the steps allow"() {
        expect:
        differences { Hunt hunt, Figure minion, Board board, NaiveMinion naive ->
            def prey = naive.prey()
            prey == null || board.mice(minion.space.index()) || minion.ranged ? [] : (1..4).collectMany { points ->
                def way = hunt.way(minion.room.space(prey.space), points)*.index()
                def steps = [minion.space.index(), *way].collate(2, 1, false)
                def broken = steps.findAll { from, to -> !(to in board.neighbours[from] + board.overRed[from]) } +
                        way.findAll { !naive.canEnter(it) }
                def end = way ? way[-1] : minion.space.index()
                broken || way.size() > points || !(end in naive.ends(points)) ? ["for $points by ${way.collect { board.names[it] }}"] : []
            }
        } == []
    }

    def "MINION-3: an ally that the players move comes to each space that is offered"() {
        expect:
        differences { Hunt hunt, Figure minion, Board board, NaiveMinion naive ->
            (1..4).collectMany { steps ->
                hunt.within(steps).findAll { it != minion.space && hunt.way(it, steps)[-1] != it }.collect { "within $steps not $it" }
            }
        } == []
    }

    def "MINION-6: the first steps of all shortest ways to a place, none when there is no nearer one"() {
        expect:
        differences { Hunt hunt, Figure minion, Board board, NaiveMinion naive ->
            def here = minion.space.index()
            def out = naive.rings([here], false)
            minion.room.spaces.findAll { it.index() != here && out.containsKey(it.index()) && naive.canEnter(it.index()) }
                    .collectMany { goal ->
                def home = naive.rings([goal.index()], false)
                def firsts = out.findAll { space, steps -> steps == 1 && naive.canEnter(space) &&
                        home[space] == out[goal.index()] - 1 }.keySet()
                hunt.firstSteps(goal)*.index().toSet() == firsts ? [] : ["to $goal by ${hunt.firstSteps(goal)}, not " +
                        "${firsts.collect { board.names[it] }}"]
            }
        } == []
    }

    def "MINION-5: whoever cannot be reached comes after all who can, the nearest of them first"() {
        expect:
        differences { Hunt hunt, Figure minion, Board board, NaiveMinion naive ->
            def open = naive.rings([minion.space.index()], false)
            def anyhow = naive.rings([minion.space.index()], true)
            def order = { space -> open.containsKey(space) ? open[space] : 1000 + anyhow.getOrDefault(space, 1000) }
            [minion.room.spaces, minion.room.spaces].combinations()
                    .findAll { one, other ->
                        (hunt.nearness(one) <=> hunt.nearness(other)) != (order(one.index()) <=> order(other.index()))
                    }.collect { "$it" }
        } == []
    }

    /** What is said of any minion on any of the boards. */
    private List<String> differences(Closure<List<?>> looking) {
        def found = settings.withIndex().collectMany { setting, number ->
            def boards = new RandomBoards(setting)
            (1..BOARDS).collectMany { board ->
                def game = Game.resume(setting, Seating.nobody(), boards.state(board, []), [])
                game.look { Scene scene ->
                    scene.minions().collectMany { Figure minion ->
                        def naive = new Board(scene, minion.room)
                        looking.call(Hunt.of(scene, minion), minion, naive, new NaiveMinion(naive, minion.name))
                                .collect { "setting $number, board $board, $minion on $minion.space: $it".toString() }
                    }
                }
            }
        }
        found.take(5)
    }
}
