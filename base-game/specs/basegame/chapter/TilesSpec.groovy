package basegame.chapter

import basegame.mods.Mods
import mystics.rules.Scene
import mystics.save.TableReader
import mystics.save.TableWriter
import spock.lang.Shared

/** A tile that a rule takes off the board. */
class TilesSpec extends ChapterSpec {
    @Shared def falling = Mods.assembled(Mods.mod([
            'variants/fall.yaml': 'name: Fall\ntext: The second round takes a tile.\n',
            'variants/fall.groovy': '''
                rules {
                    before(RoundBegins) { round -> if (round.number == 2) removeTile room('tunnel-entrance') }
                }'''], 'falling')).library()

    def setup() {
        library = falling
        table(variants: ['fall']) { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'tunnel-entrance/f2';
                minion 'roaches', 'tunnel-entrance/c4'; lay 'tunnel-entrance/b1', 'mousetrap', 1; track 'collin', 'filch', 'roaches';
                markRoom 'tunnel-entrance', 'explored', 1 }
        round()
        dice THREE
    }

    def "EXPLORE-2: no way leads to a tile that is out of play, and none of its rooms lies up"() {
        expect:
        !('tunnel-entrance' in upside()) && upside().size() == look { Scene scene -> scene.draft().layout().tiles() } - 1
        explores().empty
        refusals()['Explore W'].rule() == 'EXPLORE-2'
    }

    def "CAPTURE-1: mice on it are captured, minions leave the board, and what lay there is gone"() {
        expect:
        figure('filch').state() == 'captured'
        look { it.minions().empty }
        mark('tunnel-entrance', 'b1', 'mousetrap') == 0
        !('roaches' in track)
    }

    def "a saved table keeps the hole"() {
        given:
        def table = game().state().table()
        def box = game().setting().box()

        expect:
        TableWriter.named(box, table).gone().size() == 1
        TableReader.table(box, TableWriter.named(box, table)) == table
    }
}
