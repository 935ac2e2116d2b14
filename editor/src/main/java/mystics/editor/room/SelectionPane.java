package mystics.editor.room;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.editor.canvas.Element;
import mystics.editor.canvas.ElementWords;
import mystics.editor.canvas.Redraw;
import mystics.editor.canvas.RoomSketch;
import mystics.geometry.Arrow;
import mystics.geometry.Drawing;
import mystics.geometry.Edge;
import mystics.geometry.Plan;

/** The pane beside the room with the values of the selection, or of the room itself. */
final class SelectionPane extends Fields {
    private static final int MOST_FIGURES = 20;
    private final transient RoomWork work;
    private final transient List<String> kinds;
    private final transient List<Command> commands;
    private transient RoomSketch read;
    private transient Set<Element> of = Set.of();

    /**
     * @param kinds the marks that can be printed
     * @param commands the commands for several spaces
     */
    SelectionPane(RoomWork work, List<String> kinds, List<Command> commands) {
        this.work = work;
        this.kinds = kinds;
        this.commands = commands;
        work.listen(this::refresh);
        refresh();
    }

    private void refresh() {
        boolean same = work.sketch() == read && work.selected().equals(of);
        boolean dragging = work.drafting().isPreviewing() && work.selected().equals(of);
        if (same || dragging) return;
        read = work.sketch();
        of = work.selected();
        Optional<String> focused = Optional.ofNullable(KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner())
                .filter(owner -> SwingUtilities.isDescendingFrom(owner, this)).map(Component::getName);
        removeAll();
        fill();
        revalidate();
        repaint();
        focused.ifPresent(name -> named(name).findFirst().ifPresent(Component::requestFocusInWindow));
    }

    private void fill() {
        if (of.isEmpty()) {
            room();
        } else if (of.size() > 1) {
            heading(Sentence.of("{number} things", "number", of.size()));
            commands.forEach(command -> button(command.title(), command.deed()));
        } else {
            one(of.iterator().next());
        }
    }

    private void room() {
        heading(Sentence.of("The room"));
        text("Name", read.name(), name -> work.set(Sentence.of("named the room"), "name", name));
        text("Tile", read.tile(), tile -> work.set(Sentence.of("set the tile"), "tile", tile));
        number("Number", read.number(), 999, number -> work.set(Sentence.of("set the number"), "number", number));
        choice("Colour", List.of("orange", "blue"), read.colour(), colour -> work.set(Sentence.of("set the colour"), "colour", colour));
        text("Text", read.text(), text -> work.set(Sentence.of("described the room"), "text", text));
        words("Exits", Sentence.of("Each stands in the middle of an edge."));
        ToolDeeds deeds = new ToolDeeds(work, new RoomOptions());
        for (Edge edge : Edge.values()) {
            check(ElementWords.edge(edge), read.drawing().exits().stream().anyMatch(exit -> exit.edge() == edge), () -> deeds.exit(edge));
        }
    }

    private void one(Element element) {
        heading(ElementWords.of(read.drawing(), element));
        switch (element.kind()) {
            case SPACE -> space(element.index());
            case LINE -> line(element.index());
            case EXIT -> exit(element.index());
            case MARK -> mark(element.index());
            case WALL, BLACK -> words("Rule", Sentence.of("Nobody crosses it and nobody sees through it."));
            case DECOR -> words("Rule", Sentence.of("It is only seen."));
        }
    }

    private void space(int at) {
        Drawing d = read.drawing();
        Drawing.SpaceShape space = d.spaces().get(at);
        Plan plan = work.survey().plan();
        text("Id", space.id(), id -> rename(space.id(), id));
        number("Holds", space.special(), MOST_FIGURES, holds -> work.make(Sentence.of("set what {space} holds", "space", space.id()),
                Redraw.spaces(d, Redraw.at(d.spaces(), at, one -> new Drawing.SpaceShape(one.id(), one.shape(), holds)))));
        words("Next to", Sentence.of(String.join(", ", ElementWords.names(plan, plan.neighbours(at)))));
        words("Sees", Sentence.of("{seen} of {all}", "seen", Long.bitCount(plan.sees(at)), "all", plan.size()));
        words("Marks", Sentence.of(String.join(", ", d.marks().stream().filter(mark -> mark.space().equals(space.id()))
                .map(Drawing.Mark::kind).toList())));
        choice("Print", kinds, "", kind -> work.make(Sentence.of("put {mark} on {space}", "mark", kind, "space", space.id()),
                Redraw.marks(d, Redraw.and(d.marks(), new Drawing.Mark(kind, space.id(), Optional.empty(), Arrow.NONE)))));
    }

    /** Renames a space. An invalid or taken id is ignored. */
    private void rename(String before, String after) {
        if (after.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*") && !read.ids().contains(after)) {
            work.make(Sentence.of("renamed {space} {name}", "space", before, "name", after),
                    Redraw.renamed(read.drawing(), Map.of(before, after)));
        }
    }

    private void line(int at) {
        Drawing d = read.drawing();
        Drawing.Line line = d.lines().get(at);
        choice("Colour", List.of("yellow", "red"), line.kind() == Drawing.LineKind.YELLOW ? "yellow" : "red",
                colour -> work.make(Sentence.of("coloured a line"), Redraw.lines(d, Redraw.at(d.lines(), at, one -> colour.equals("red")
                        ? new Drawing.Line(Drawing.LineKind.RED, one.path(), Arrow.NONE)
                        : new Drawing.Line(Drawing.LineKind.YELLOW, one.path(), across(one))))));
        words("Rule", Sentence.of(line.kind() == Drawing.LineKind.YELLOW ? "With the arrow it costs 1, against it 3."
                : "The spaces on its sides are not adjacent."));
    }

    private static Arrow across(Drawing.Line line) {
        double dx = line.path().x(1) - line.path().x(0);
        double dy = line.path().y(1) - line.path().y(0);
        double length = Math.hypot(dx, dy);
        return new Arrow(Math.rint(-dy / length * 10), Math.rint(dx / length * 10));
    }

    private void exit(int at) {
        Drawing d = read.drawing();
        Drawing.Exit exit = d.exits().get(at);
        choice("Colour", List.of("orange", "blue"), exit.colour(), colour -> work.make(Sentence.of("coloured an exit"),
                Redraw.exits(d, Redraw.at(d.exits(), at, one -> new Drawing.Exit(one.edge(), colour, one.spaces())))));
        words("Spaces", Sentence.of(String.join(", ", exit.spaces())));
    }

    private void mark(int at) {
        Drawing d = read.drawing();
        Drawing.Mark mark = d.marks().get(at);
        choice("Kind", kinds, mark.kind(), kind -> work.make(Sentence.of("chose another mark"), Redraw.marks(d, Redraw.at(d.marks(), at,
                one -> new Drawing.Mark(kind, one.space(), one.needs(), one.flow())))));
        text("Needs", mark.needs().orElse(""), needs -> work.make(Sentence.of("set what a mark needs"), Redraw.marks(d, Redraw.at(d.marks(),
                at, one -> new Drawing.Mark(one.kind(), one.space(), Optional.of(needs).filter(text -> !text.isEmpty()), one.flow())))));
    }
}
