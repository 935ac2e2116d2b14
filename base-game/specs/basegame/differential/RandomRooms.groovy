package basegame.differential

import groovy.transform.CompileStatic
import mystics.content.Chapter
import mystics.content.Entry
import mystics.content.Room
import mystics.content.Setup
import mystics.geometry.Arrow
import mystics.geometry.Drawing
import mystics.geometry.Points
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.mod.load.LoadedMod
import mystics.play.Inspector
import mystics.play.Setting

/**
 * Chapter one on tiles nobody has drawn: crooked squares with gaps, walls, black areas, lines, water, special areas and
 * entries, all from a seed.
 */
@CompileStatic
class RandomRooms {
    static final Library LIBRARY = BaseGame.library()
    static final List<String> PARTY = ['collin', 'filch', 'maginos', 'nez', 'tilda']
    private final Random random

    private RandomRooms(long seed) {
        random = new Random(seed)
    }

    /** The chapter with its own rooms, or with random drawings in their place. */
    static Setting setting(long seed, boolean drawn, Inspector inspector = Inspector.NONE) {
        List<Entry> rooms = drawn ? new RandomRooms(seed).rooms() : [] as List<Entry>
        Library library = new Library(LIBRARY.mods().collect { LoadedMod it -> new LoadedMod(it.manifest(), it.hash(),
                it.entries() + rooms, it.rules()) })
        Chapter chapter = library.catalog().chapters()['flight-to-barksburg']
        Chapter five = new Chapter(chapter.id(), chapter.name(), chapter.number(), chapter.intro(),
                new Chapter.Party(PARTY.size(), [], [], []), chapter.tiles(), chapter.start(), 200,
                chapter.encounters(), [], [], [], chapter.objective(), chapter.avoid(), chapter.wheel(), chapter.story(),
                        chapter.storyOnly())
        library.with(five).setting(new Setup(chapter.id(), PARTY.collect { new Setup.Member(it, '') }, [] as Set), inspector)
    }

    private List<Entry> rooms() {
        LIBRARY.catalog().rooms().values().collect { Room room ->
            new Room(room.id(), room.name(), room.tile(), room.number(), room.colour(), drawing(room), '') as Entry
        }
    }

    private Drawing drawing(Room instead) {
        int columns = 4 + random.nextInt(3)
        int rows = 3 + random.nextInt(4)
        double wide = 1000d / columns
        double high = 1000d / rows
        List<Drawing.SpaceShape> spaces = []
        List<Points> black = []
        (0..<rows).each { int row ->
            (0..<columns).each { int column ->
                Points shape = crooked(column * wide, row * high, wide, high)
                boolean first = row == 0 && column == 0
                if (first || random.nextInt(8) > 0) {
                    spaces << new Drawing.SpaceShape(name(instead, column, row), shape, random.nextInt(12) == 0 ? 6 : 0)
                } else if (random.nextBoolean()) {
                    black << shape
                }
            }
        }
        new Drawing(spaces, walls(columns, rows), black, lines(columns, rows), [], marks(spaces), [], [], [], [], [])
    }

    /** The first space keeps the name chapter one calls for. */
    private static String name(Room room, int column, int row) {
        String known = row == 0 && column == 0 ? [kitchen: 'counter', courtyard: 'tree-entrance'][room.id()] : null
        known ?: "${'abcdef'[column]}${row + 1}".toString()
    }

    private Points crooked(double x, double y, double wide, double high) {
        double gap = 9
        new Points([x + gap + off(), y + gap + off(), x + wide - gap + off(), y + gap + off(), x + wide - gap + off(),
                y + high - gap + off(), x + gap + off(), y + high - gap + off()] as double[])
    }

    private double off() {
        random.nextDouble() * 8 - 4
    }

    /** Bent lines along the gaps of the grid. */
    private List<double[]> alongGaps(int columns, int rows, int number) {
        (0..<number).collect {
            boolean upright = random.nextBoolean()
            double wide = 1000d / columns
            double high = 1000d / rows
            int column = random.nextInt(columns)
            int row = random.nextInt(rows)
            (upright ? [(column + 1) * wide, row * high - 3, (column + 1) * wide, (row + 1 + random.nextInt(2)) * high + 3]
                     : [column * wide - 3, (row + 1) * high, (column + 1 + random.nextInt(2)) * wide + 3, (row + 1) * high]) as double[]
        } as List<double[]>
    }

    private List<Points> walls(int columns, int rows) {
        alongGaps(columns, rows, random.nextInt(5)).collect { double[] it -> new Points(it) }
    }

    private List<Drawing.Line> lines(int columns, int rows) {
        alongGaps(columns, rows, random.nextInt(6)).collect { double[] it ->
            boolean upright = it[0] == it[2]
            boolean red = random.nextBoolean()
            double way = random.nextBoolean() ? 1 : -1
            new Drawing.Line(red ? Drawing.LineKind.RED : Drawing.LineKind.YELLOW, new Points(it),
                    red ? Arrow.NONE : upright ? new Arrow(way, 0) : new Arrow(0, way))
        }
    }

    private List<Drawing.Mark> marks(List<Drawing.SpaceShape> spaces) {
        List<String> names = spaces*.id()
        List<Drawing.Mark> marks = [mark('start', names[0]), mark('flip', names[-1])]
        (1..3).each { marks << mark('entry', names[random.nextInt(names.size())]) }
        if (random.nextBoolean()) {
            names.findAll { random.nextInt(4) == 0 }.each {
                marks << new Drawing.Mark('water', it, Optional.<String> empty(),
                        random.nextBoolean() ? new Arrow(random.nextInt(3) - 1, random.nextInt(3) - 1) : Arrow.NONE)
            }
        }
        marks.unique { Drawing.Mark it -> it.kind() + it.space() }
    }

    private static Drawing.Mark mark(String kind, String space) {
        new Drawing.Mark(kind, space, Optional.<String> empty(), Arrow.NONE)
    }
}
