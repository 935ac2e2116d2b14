package mystics.proof;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import mystics.content.Chapter;
import mystics.content.Goal;

/**
 * Errands that bots get in a proof: chapters with one more goal, which comes before the others.
 *
 * @param reachable the rooms that can be entered
 */
record Errands(Chapter chapter, List<ProofPart> parts, Set<String> reachable) {
    /** Errands into each room that heroes have entered in no game, and to each search of the chapter that has found its card in no game. */
    Stream<Chapter> after(List<Seen> seen) {
        Set<String> left = new TreeSet<>(reachable);
        seen.forEach(game -> left.removeAll(game.rooms()));
        Stream<Chapter.Search> unmade = parts.stream().filter(part -> part.kind() == ProofPart.Kind.SEARCH)
                .filter(part -> seen.stream().noneMatch(game -> game.parts().contains(part)))
                .map(part -> chapter.searches().get(part.number()));
        return Stream.concat(left.stream().map(Errands::into), unmade.map(Errands::search))
                .map(goal -> chapter.withObjective(Stream.concat(Stream.of(goal), chapter.objective().stream()).toList()));
    }

    private static Goal into(String room) {
        return new Goal(List.of(), room, "", List.of(), "", "", "", "", "", "", "", 0, 0, false, "", "", Optional.empty());
    }

    private static Goal search(Chapter.Search search) {
        List<String> at = search.at().isEmpty() ? List.of(search.room())
                : search.at().stream().map(space -> search.room() + "/" + space).toList();
        Goal.Hint hint = new Goal.Hint("search", at, List.of(), List.of(), "", 0, false, List.of(), List.of(), "");
        return new Goal(List.of(), "", "", List.of(), "", "", "", "", search.finds(), "", "", 0, 0, true, "", "", Optional.of(hint));
    }
}
