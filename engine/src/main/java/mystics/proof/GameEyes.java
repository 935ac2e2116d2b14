package mystics.proof;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.Box;
import mystics.content.Chapter;
import mystics.phase.Notes;
import mystics.phase.chapter.story.Memory;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Holder;
import mystics.table.MarkList;

/** Watches one game for the parts of its chapter that happen. */
final class GameEyes {
    private final List<ProofPart> parts;
    private final Box box;
    private final Set<String> lain = new HashSet<>();
    private final Set<String> answered;
    private Scene last;

    /** @param answered the answers given by the players of this game, each as {@code passage/answer} */
    GameEyes(List<ProofPart> parts, Box box, Set<String> answered) {
        this.parts = parts;
        this.box = box;
        this.answered = answered;
    }

    /** Examines the table after a step, because marks may be removed later. */
    void look(Scene scene) {
        last = scene;
        lain.addAll(marks(scene));
    }

    /** The ids of all marks on the table. */
    static Set<String> marks(Scene scene) {
        MarkList marks = scene.draft().marks();
        return IntStream.range(0, marks.size()).mapToObj(mark -> scene.box().mark(marks.kind(mark)).id()).collect(Collectors.toSet());
    }

    /** Whether the table has been examined at all. */
    boolean hasLooked() {
        return last != null;
    }

    /** The rooms that heroes have entered. */
    Set<String> rooms() {
        Set<String> entered = new HashSet<>();
        allRooms().filter(room -> room.has(Notes.EXPLORED)).forEach(room -> entered.add(room.key()));
        return entered;
    }

    private Stream<RoomInPlay> allRooms() {
        return IntStream.range(0, box.roomCount()).mapToObj(last::room);
    }

    /** The parts that happened. */
    Set<ProofPart> happened() {
        Set<ProofPart> happened = new HashSet<>();
        Set<String> read = Memory.read(last);
        int found = Notes.get(last, Notes.FOUND, Holder.TABLE);
        for (ProofPart part : parts) {
            boolean seen = switch (part.kind()) {
                case PASSAGE -> read.contains(part.id());
                case ANSWER -> answered.contains(part.id());
                case SURGE -> surged(part);
                case SEARCH -> (found >> part.number() & 1) != 0;
                case NOTE -> lain.contains(part.id());
                case RULE -> false;
            };
            if (seen) happened.add(part);
        }
        return happened;
    }

    /** Whether the chapter's surge for a room has come, or its surge for rooms that have none of their own. */
    private boolean surged(ProofPart part) {
        List<Chapter.SpecialSurge> all = box.chapter().surges();
        return allRooms().filter(room -> room.has(Notes.SURGED)).anyMatch(room -> part.id().isEmpty()
                ? all.stream().noneMatch(surge -> surge.room().equals(room.key())) : room.key().equals(part.id()));
    }
}
