package basegame.chapter

import basegame.differential.Board
import basegame.differential.NaiveMoves
import basegame.differential.RandomBoards
import basegame.differential.RandomRooms
import mystics.phase.move.Reach
import mystics.phase.move.Ways
import mystics.play.Game
import mystics.play.Seating
import mystics.rules.Figure
import mystics.rules.Scene
import spock.lang.Shared
import spock.lang.Specification

/** What a mouse can reach, on crowded boards of the base game and on rooms nobody has drawn, beside rules written a second time. */
class ReachSpec extends Specification {
    static final int BOARDS = 6

    @Shared List<RandomBoards> settings = (0..2).collect { new RandomBoards(RandomRooms.setting(it, it % 2 == 0)) }

    def "MOVE-1 to MOVE-11: every space in reach has its price, and no other is in reach"() {
        expect:
        differences { Reach reach, Figure hero, Map<Integer, Integer> naive ->
            hero.room.spaces.findAll { it != hero.space && reach.cost(it.index()) != naive.getOrDefault(it.index(), Reach.FAR) }
                    .collect { "$it costs ${reach.cost(it.index())}, not ${naive[it.index()]}" } +
                    (hero.room.spaces(reach.spaces())*.index().toSet() == naive.keySet() - hero.space.index() ? [] : ['the spaces differ'])
        } == []
    }

    def "MOVE-2: the way to a space begins beside the mouse, ends there, and gets dearer with every step"() {
        expect:
        differences { Reach reach, Figure hero, Map<Integer, Integer> naive ->
            hero.room.spaces(reach.spaces()).collectMany { to ->
                def path = reach.path(to.index())
                def costs = [0, *path.collect { reach.cost(it) }]
                path[-1] == to.index() && costs == costs.toUnique().sort() ? [] : ["to $to by $path for $costs"]
            }
        } == []
    }

    def "MOVE-3: a rule cannot make a climb cost nothing; it is told of the word for that"() {
        given:
        def game = Game.resume(settings[0].setting, Seating.nobody(), settings[0].turn(1, 0, 3), [])

        when:
        game.look { Scene scene -> Ways.of(scene, scene.figure(0)).climbCosts(points) }

        then:
        def refused = thrown(IllegalArgumentException)
        refused.message == "A climb costs at least 1, not $points. 'ignoreLines' makes lines cost nothing"

        where:
        points << [0, -2]
    }

    /** What is said of any mouse on any of the boards, with movement of all sizes. */
    private List<String> differences(Closure<List<?>> looking) {
        def found = settings.withIndex().collectMany { boards, number ->
            (1..BOARDS).collectMany { board ->
                def hero = board % 5
                def points = board % 6
                def game = Game.resume(boards.setting, Seating.nobody(), boards.turn(board, hero, points), [])
                game.look { Scene scene ->
                    def mouse = scene.figure(hero)
                    def reach = Reach.of(Ways.of(scene, mouse), mouse.space.index(), points, true)
                    looking.call(reach, mouse, new NaiveMoves(new Board(scene, mouse.room), mouse.name).reach(points))
                            .collect { "setting $number, board $board, $mouse on $mouse.space with $points: $it".toString() }
                }
            }
        }
        found.take(5)
    }
}
