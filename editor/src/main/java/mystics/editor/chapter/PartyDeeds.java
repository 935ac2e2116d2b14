package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.editor.deed.Deed;
import mystics.editor.deed.EntryNames;
import mystics.editor.deed.ListChanges;
import mystics.editor.deed.OutlineItem;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The party of a chapter: its size, and the role of each hero. */
record PartyDeeds(Chapter chapter, Catalog catalog) {
    private static final Pointer PARTY = Pointer.ROOT.in("party");
    private static final int MOST = 8;

    /** The role of a hero. */
    enum Role {
        MAY_GO, MUST_GO, MAY_NOT_GO, IN_RESERVE;

        Role next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    /** The size of the party, and a line for each hero. */
    List<OutlineItem> items(int depth) {
        List<OutlineItem> items = new ArrayList<>();
        int size = chapter.party().size();
        items.add(new OutlineItem(PARTY.toString(), depth, Sentence.of("A party of {n}", "n", size),
                FactDeeds.counted(PARTY.in("size"), Sentence.of("One hero more"), Sentence.of("One hero fewer"), size, 1, MOST),
                List.of()));
        catalog.heroes().keySet().forEach(hero -> items.add(new OutlineItem(PARTY + "/" + hero, depth + 1, words(hero, role(hero)),
                List.of(new Deed(words(hero, role(hero).next()), "SPACE", changed(hero, role(hero).next()))), List.of())));
        return items;
    }

    private Role role(String hero) {
        if (chapter.party().reserve().contains(hero)) return Role.IN_RESERVE;
        return chapter.party().required().contains(hero) ? Role.MUST_GO
                : chapter.party().forbidden().contains(hero) ? Role.MAY_NOT_GO : Role.MAY_GO;
    }

    private Sentence words(String hero, Role role) {
        Object name = new EntryNames(catalog).hero(hero);
        return switch (role) {
            case MAY_GO -> Sentence.of("{hero} may go", "hero", name);
            case MUST_GO -> Sentence.of("{hero} must go", "hero", name);
            case MAY_NOT_GO -> Sentence.of("{hero} may not go", "hero", name);
            case IN_RESERVE -> Sentence.of("{hero} waits in reserve", "hero", name);
        };
    }

    private List<Change> changed(String hero, Role role) {
        List<String> reserve = chapter.party().reserve();
        // A loaded chapter lists the heroes in reserve among the forbidden heroes, too. The file has a separate list for them.
        List<String> forbidden = chapter.party().forbidden().stream().filter(one -> !reserve.contains(one)).toList();
        List<Change> changes = new ArrayList<>();
        Map<Role, List<String>> lists = new EnumMap<>(
                Map.of(Role.MUST_GO, chapter.party().required(), Role.MAY_NOT_GO, forbidden, Role.IN_RESERVE, reserve));
        lists.forEach((of, list) -> {
            List<String> other = new ArrayList<>(list);
            other.remove(hero);
            if (of == role) other.add(hero);
            changes.addAll(ListChanges.replaced(PARTY.in(key(of)), list, other));
        });
        return changes;
    }

    private static String key(Role role) {
        return switch (role) {
            case MUST_GO -> "required";
            case MAY_NOT_GO -> "forbidden";
            default -> "reserve";
        };
    }
}
