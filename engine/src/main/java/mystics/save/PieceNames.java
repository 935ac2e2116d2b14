package mystics.save;

import java.util.List;
import mystics.content.Box;
import mystics.content.Passage;
import mystics.table.Holder;
import mystics.table.Layout;

/** Finds the stable names of the pieces of a box, and the pieces with these names. */
final class PieceNames {
    private final Box box;
    private final Layout layout;

    PieceNames(Box box) {
        this.box = box;
        this.layout = box.layout();
    }

    /** The names of all pieces of a kind. The kind has the name that the components of steps use; an unknown kind gives an empty list. */
    List<String> of(String piece) {
        return switch (piece) {
            case "figure", "slot" -> layout.figures();
            case "hero", "kind" -> layout.kinds();
            case "card" -> layout.cards();
            case "room" -> layout.rooms();
            case "mark" -> layout.marks();
            case "passage" -> box.chapter().story().stream().map(Passage::id).toList();
            default -> List.of();
        };
    }

    String name(String piece, int number) {
        return of(piece).get(number);
    }

    /**
     * The number of a piece.
     *
     * @throws Unreadable when there is no such piece
     */
    int number(String piece, String name) {
        int number = of(piece).indexOf(name);
        if (number < 0) {
            throw new Unreadable("there is no " + piece + " '" + name + "' in this chapter with the loaded mods");
        }
        return number;
    }

    /** A space, such as {@code cellar/b2}. */
    String space(int room, int space) {
        return layout.rooms().get(room) + "/" + box.room(room).plan().name(space);
    }

    int room(String space) {
        return number("room", space.substring(0, slash(space)));
    }

    int space(String space) {
        try {
            return box.room(room(space)).plan().index(space.substring(slash(space) + 1));
        } catch (IllegalArgumentException unknown) {
            throw new Unreadable("there is no space '" + space + "'");
        }
    }

    private static int slash(String space) {
        int slash = space.indexOf('/');
        if (slash < 0) {
            throw new Unreadable("'" + space + "' does not name a room and a space");
        }
        return slash;
    }

    /** The holder of a mark, such as {@code figure pip}. */
    String holder(int holder) {
        int number = Holder.number(holder);
        if (Holder.isSpace(holder)) {
            return "space " + space(number >> 6, number & 63);
        }
        return holder == Holder.TABLE ? "table"
                : Holder.isFigure(holder) ? "figure " + name("figure", number) : Holder.isCard(holder) ? "card " + name("card", number)
                        : Holder.isRoom(holder) ? "room " + name("room", number)
                                : Holder.isPassage(holder) ? "passage " + name("passage", number) : "kind " + name("kind", number);
    }

    int holder(String words) {
        int gap = words.indexOf(' ');
        String name = words.substring(gap + 1);
        return switch (gap < 0 ? words : words.substring(0, gap)) {
            case "table" -> Holder.TABLE;
            case "space" -> Holder.space(room(name), space(name));
            case "figure" -> Holder.figure(number("figure", name));
            case "card" -> Holder.card(number("card", name));
            case "room" -> Holder.room(number("room", name));
            case "kind" -> Holder.kind(number("kind", name));
            case "passage" -> Holder.passage(number("passage", name));
            default -> throw new Unreadable("nothing is called '" + words + "'");
        };
    }
}
