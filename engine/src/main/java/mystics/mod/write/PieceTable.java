package mystics.mod.write;

import java.util.ArrayList;
import java.util.List;

/** A text that is being changed, as a sequence of new pieces and pieces of the old text. The table combines many splices into one list. */
final class PieceTable {
    private final String old;
    private List<Piece> pieces;

    PieceTable(String old) {
        this.old = old;
        this.pieces = List.of(new Piece(0, old.length(), ""));
    }

    /** A piece of the old text, or new text at a place in the old text. */
    private record Piece(int start, int end, String fresh) {
        int length() {
            return fresh.isEmpty() ? end - start : fresh.length();
        }

        Piece part(int from, int to) {
            return fresh.isEmpty() ? new Piece(start + from, start + to, "") : new Piece(start, start, fresh.substring(from, to));
        }
    }

    /** Applies splices whose positions refer to the current text. */
    void apply(List<Splice> splices) {
        for (int i = splices.size() - 1; i >= 0; i--) {
            pieces = with(splices.get(i));
        }
    }

    private List<Piece> with(Splice splice) {
        List<Piece> result = new ArrayList<>(part(0, splice.start()));
        if (!splice.text().isEmpty()) result.add(new Piece(-1, -1, splice.text()));
        result.addAll(part(splice.end(), Integer.MAX_VALUE));
        return result;
    }

    private List<Piece> part(int from, int to) {
        List<Piece> part = new ArrayList<>();
        int at = 0;
        for (Piece piece : pieces) {
            int first = Math.max(from - at, 0);
            int last = Math.min(to - at, piece.length());
            if (first < last) part.add(piece.part(first, last));
            at += piece.length();
        }
        return part;
    }

    /** The splices that turn the old text into the current one. */
    List<Splice> splices() {
        List<Splice> splices = new ArrayList<>();
        StringBuilder fresh = new StringBuilder();
        int kept = 0;
        for (Piece piece : pieces) {
            if (piece.fresh.isEmpty()) {
                add(splices, new Splice(kept, piece.start, fresh.toString()));
                fresh.setLength(0);
                kept = piece.end;
            } else {
                fresh.append(piece.fresh);
            }
        }
        add(splices, new Splice(kept, old.length(), fresh.toString()));
        return List.copyOf(splices);
    }

    private void add(List<Splice> splices, Splice splice) {
        Splice trimmed = splice.trimmed(old);
        if (!trimmed.isEmpty()) splices.add(trimmed);
    }
}
