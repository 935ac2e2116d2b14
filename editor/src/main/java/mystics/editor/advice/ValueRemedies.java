package mystics.editor.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.choice.Sentence;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.mod.finding.Finding;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** Remedies whose values follow from the file itself, because no other value is possible. */
record ValueRemedies(Project project, FileText file, Pointer pointer) {
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern QUOTED = Pattern.compile("'([^']+)'");
    private static final int EDGE = 1000;
    private static final int MARGIN = 120;

    /** The changes that mend a finding with one of the known codes; empty for other codes. */
    List<Change> of(Finding finding) {
        return switch (finding.code()) {
            case "number-twice" -> List.of(new Change.Assign(pointer, freeNumber()));
            case "pages-left-out" -> pages();
            case "passage-twice" -> quoted(finding).map(id -> List.<Change>of(new Change.Assign(pointer, freePassage(id))))
                    .orElse(List.of());
            case "deck-short" -> last(NUMBER.matcher(finding.message()))
                    .map(number -> List.<Change>of(new Change.Assign(pointer, Long.parseLong(number)))).orElse(List.of());
            case "text-without-rules" -> List.of(new Change.Assign(Pointer.ROOT.in("rules"), "none"));
            case "no-direction", "stray-translation" -> List.of(new Change.Remove(pointer));
            case "exit-away" -> exit();
            case "search-never" -> hidden();
            case "surge-never" -> pointer.steps().size() == 2 ? List.of(new Change.Remove(pointer)) : List.of();
            default -> List.of();
        };
    }

    /** The words on the button that applies the remedy. */
    static Sentence label(Finding finding) {
        return switch (finding.code()) {
            case "number-twice" -> Sentence.of("Take a free number");
            case "pages-left-out" -> Sentence.of("Let the pages follow on each other");
            case "passage-twice" -> Sentence.of("Give it an id of its own");
            case "deck-short" -> Sentence.of("Take all there are");
            case "text-without-rules" -> Sentence.of("The text needs no rules");
            case "no-direction" -> Sentence.of("Delete the direction");
            case "stray-translation" -> Sentence.of("Delete the translation");
            case "exit-away" -> Sentence.of("Take the spaces at that edge");
            case "search-never" -> Sentence.of("Put it before the other search");
            default -> Sentence.of("Delete the surge");
        };
    }

    private static Optional<String> quoted(Finding finding) {
        Matcher quoted = QUOTED.matcher(finding.message());
        return quoted.find() ? Optional.of(quoted.group(1)) : Optional.empty();
    }

    private static Optional<String> last(Matcher found) {
        return found.results().reduce((one, two) -> two).map(MatchResult::group);
    }

    /** The number after the highest number in the mod. */
    private long freeNumber() {
        TreeSet<Long> taken = new TreeSet<>(List.of(0L));
        project.files().values().stream().filter(FileText::isYaml).filter(each -> each.path().startsWith("tiles/"))
                .forEach(each -> each.at(Pointer.ROOT.in("number")).filter(Number.class::isInstance)
                        .ifPresent(number -> taken.add(((Number) number).longValue())));
        return taken.last() + 1;
    }

    private String freePassage(String id) {
        List<Object> ids = new ArrayList<>();
        Pointer story = Pointer.ROOT.in("story");
        for (int i = 0; file.at(story.at(i)).isPresent(); i++) file.at(story.at(i).in("id")).ifPresent(ids::add);
        int next = 2;
        while (ids.contains(id + "-" + next)) next++;
        return id + "-" + next;
    }

    /** Makes each row begin on the page after the last page of the previous row; the last row has no end. */
    private List<Change> pages() {
        List<Change> changes = new ArrayList<>();
        Pointer rows = Pointer.ROOT.in("rows");
        long next = 1;
        for (int i = 0; file.at(rows.at(i)).isPresent(); i++) {
            Pointer row = rows.at(i);
            boolean last = file.at(rows.at(i + 1)).isEmpty();
            long from = number(row.in("from"));
            long to = number(row.in("to"));
            if (from != next) changes.add(new Change.Assign(row.in("from"), next));
            if (last && to > 0) changes.add(new Change.Remove(row.in("to")));
            else if (!last && to < next) changes.add(new Change.Assign(row.in("to"), next));
            next = Math.max(to, next) + 1;
        }
        return changes;
    }

    private long number(Pointer at) {
        return file.at(at).filter(Number.class::isInstance).map(found -> ((Number) found).longValue()).orElse(0L);
    }

    /** Replaces the spaces of an exit with those that lie at its edge. */
    private List<Change> exit() {
        Pointer exit = around(around(pointer));
        String edge = file.at(exit.in("edge")).map(Object::toString).orElse("");
        List<Object> near = new ArrayList<>();
        Pointer spaces = Pointer.ROOT.in("spaces");
        for (int i = 0; file.at(spaces.at(i)).isPresent(); i++) {
            Object shape = file.at(spaces.at(i).in("shape")).orElse(List.of());
            if (shape instanceof List<?> corners && gap(edge, corners) <= MARGIN) near.add(file.at(spaces.at(i).in("id")).orElse(""));
        }
        Object named = file.at(exit.in("spaces")).orElse(List.of());
        List<Object> right = new ArrayList<>(named instanceof List<?> list ? list : List.of());
        right.retainAll(near);
        List<Object> taken = right.isEmpty() ? near : right;
        return taken.isEmpty() ? List.of() : List.of(new Change.Assign(exit.in("spaces"), taken));
    }

    private static int gap(String edge, List<?> corners) {
        int nearest = EDGE;
        for (int i = 0; i + 1 < corners.size(); i += 2) {
            int x = ((Number) corners.get(i)).intValue();
            int y = ((Number) corners.get(i + 1)).intValue();
            nearest = Math.min(nearest, Map.of("N", y, "S", EDGE - y, "W", x, "E", EDGE - x).getOrDefault(edge, EDGE));
        }
        return nearest;
    }

    /** Moves a search in front of the search of the whole room that hides it. */
    private List<Change> hidden() {
        List<String> steps = pointer.steps();
        if (steps.size() != 2) return List.of();
        int place = Integer.parseInt(steps.get(1));
        Pointer list = Pointer.ROOT.in(steps.get(0));
        Object room = file.at(pointer.in("room")).orElse("");
        for (int before = 0; before < place; before++) {
            if (file.at(list.at(before).in("room")).filter(room::equals).isPresent()) return List.of(new Change.Move(list, place, before));
        }
        return List.of();
    }

    private static Pointer around(Pointer value) {
        Pointer around = Pointer.ROOT;
        List<String> steps = value.steps();
        for (String step : steps.subList(0, steps.size() - 1)) around = around.in(step);
        return around;
    }
}
