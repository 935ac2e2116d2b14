package mystics.editor.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.editor.sight.Book;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Pointer;

/**
 * Lists the searchable items: files, values in files, texts, deeds, problems, the entries of other mods, and the rules of the rule book.
 */
final class SearchItems {
    private static final int SHORTEST = 12;
    private static final int LONGEST = 90;
    private final List<SearchIndex.Item> items = new ArrayList<>();

    private SearchItems() {
    }

    /** The items of a mod, its problems, the entries of other mods and the rule book. This method is slow for a large mod. */
    static SearchIndex of(Project project, List<Finding> findings, Map<FileItem, List<FileItem>> others, Book book) {
        SearchItems all = new SearchItems();
        project.files().values().forEach(all::file);
        Stream.of(DeedName.values()).map(DeedName::words).forEach(deed -> all.items.add(SearchIndex.Item.of(SearchIndex.Sort.DEED, deed,
                "", deed)));
        findings.forEach(finding -> all.items.add(SearchIndex.Item.of(SearchIndex.Sort.PROBLEM, finding.message(),
                finding.place().toString(), finding.toString())));
        book.search("").forEach(place -> all.items.add(SearchIndex.Item.of(SearchIndex.Sort.RULE, place.title(), "", place.address())));
        others.forEach((heading, entries) -> entries.forEach(entry -> all.items.add(SearchIndex.Item.of(SearchIndex.Sort.OTHER,
                entry.words(), heading.words(), entry.key()))));
        return new SearchIndex(all.items);
    }

    private void file(FileText file) {
        String name = file.tree() instanceof Map<?, ?> map && map.get("name") instanceof String said ? said : file.path();
        items.add(SearchIndex.Item.of(SearchIndex.Sort.FILE, name, file.path(), file.path()));
        inside(file.path(), name, Pointer.ROOT, file.tree());
    }

    private void inside(String path, String name, Pointer at, Object value) {
        if (value instanceof Map<?, ?> map) {
            if (map.get("id") instanceof String id) {
                items.add(SearchIndex.Item.of(SearchIndex.Sort.PLACE, id, name, path + "#" + at));
            }
            map.forEach((key, inner) -> inside(path, name, at.in(key.toString()), inner));
        } else if (value instanceof List<?> list) {
            IntStream.range(0, list.size()).forEach(i -> inside(path, name, at.at(i), list.get(i)));
        } else if (value instanceof String text && text.length() >= SHORTEST && text.indexOf(' ') > 0) {
            String line = text.strip().replaceAll("\\s+", " ");
            String title = line.length() > LONGEST ? line.substring(0, LONGEST) + " …" : line;
            items.add(new SearchIndex.Item(SearchIndex.Sort.TEXT, title, name + ", " + keys(at), path + "#" + at,
                    line.toLowerCase(java.util.Locale.ROOT)));
        }
    }

    private static String keys(Pointer at) {
        return at.steps().stream().filter(step -> !step.matches("[0-9]+")).collect(Collectors.joining(" "));
    }
}
