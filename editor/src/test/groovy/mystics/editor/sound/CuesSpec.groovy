package mystics.editor.sound

import mystics.choice.Sentence
import mystics.content.Size
import mystics.editor.board.BoardPicture
import mystics.editor.board.BoardSpace
import mystics.editor.board.FigurePicture
import mystics.editor.board.FigurePicture.Side
import mystics.editor.board.TilePicture
import mystics.editor.sight.Frame
import mystics.editor.sight.Headline
import mystics.editor.sight.Interlude
import mystics.editor.sight.Spread
import mystics.mod.load.BaseGame
import mystics.mod.yaml.SchemaFiles
import mystics.rules.Line
import spock.lang.Shared
import spock.lang.Specification

/** What is heard is what is seen: the same events of the same film. */
class CuesSpec extends Specification {
    @Shared library = BaseGame.library()
    @Shared rooms = library.catalog().rooms().values().toList()

    def mouse = figure(0, 'Ada', Side.HERO)
    def beetle = figure(3, 'Beetle', Side.MINION)

    private static FigurePicture figure(int slot, String name, Side side, int wounds = 0, int space = slot) {
        new FigurePicture(slot, name, [], new BoardSpace(0, space), Size.SMALL, side, 0, false, wounds, 2, [])
    }

    private Spread table(List<FigurePicture> figures, int wheel = 0, int room = 0) {
        new Spread(new Headline('A chapter', 'A room', 1, 1, 6, wheel, 6, 0, 0), [], [], [], [],
                new BoardPicture([new TilePicture(rooms[room], 0, 0, true)], figures, [], [], []))
    }

    private List<String> heard(Spread before, Spread after, Line... told) {
        Cues.step(before, new Frame(after, [], told.toList(), []), library.catalog().cards()).sort(false) { it.after() }*.of()
    }

    private static Line line(String cause, String pattern, Object... places) {
        new Line(Sentence.of(pattern, places), cause)
    }

    def attack = line('BATTLE-2', '{attacker} attacks {targets}', 'attacker', 'Ada', 'targets', 'Beetle')

    def "a fight: the blow, the hearts, and off it goes, in this order"() {
        expect:
        heard(table([mouse, beetle]), table([mouse]), attack) - 'BATTLE-2' == ['blow', 'heart', 'fall']
    }

    def "a blow on a shield, with cheese for the wheel, in the order in which it is seen"() {
        expect:
        heard(table([mouse, beetle]), table([mouse, beetle], 1), attack,
                line('BATTLE-4', '{defender} blocks it all', 'defender', 'Beetle', 'hits', '1 hit')) - ['BATTLE-2', 'BATTLE-4'] ==
                ['blow', 'shield', 'wheel']
    }

    def "whoever moves is heard; whoever stays is not"() {
        expect:
        heard(table([mouse]), table([figure(0, 'Ada', Side.HERO, 0, 5)])) == ['step']
        heard(table([mouse]), table([mouse])) == []
    }

    def "a mod gives a sound to a rule or a piece: its lines are heard by that name"() {
        expect:
        heard(table([mouse]), table([mouse]), line('lanterns:encounters/night-owl', 'It calls')) == ['encounters/night-owl']
    }

    def "the tune of danger when enemies come, another in a room without them"() {
        expect:
        Cues.tune(Optional.empty(), table([mouse])) == Optional.of('room')
        Cues.tune(Optional.of(table([mouse])), table([mouse])).empty
        Cues.tune(Optional.of(table([mouse])), table([mouse, beetle])) == Optional.of('danger')
        Cues.tune(Optional.of(table([mouse, beetle])), table([mouse, beetle], 0, 1)).empty
        Cues.tune(Optional.of(table([mouse])), table([mouse], 0, 1)) == Optional.of('room')
    }

    def "each word of the schema has a sound in the box, and the box says no other words"() {
        given:
        def words = (SchemaFiles.text('sounds') =~ /\^\((blow[a-z|]*)\|/)[0][1].split(/\|/) as Set

        expect:
        BoxSounds.all()*.of().flatten() as Set == words
        Interlude.Kind.values().collect { kind ->
            Cues.of(new Interlude(kind, Sentence.EMPTY, Sentence.EMPTY, [], '', '')).map { it.of() }
        }.findAll { it.present }*.get().every { it in words }
    }
}
