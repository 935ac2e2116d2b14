package mystics.editor.rename;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.editor.draft.FileText;
import mystics.mod.script.mentions.Mention;
import mystics.mod.write.Splice;
import mystics.rules.Names.What;

/**
 * Finds the places where a script names the renamed thing. At such a place, a quoted text is passed to a word of the script that takes
 * names of this kind. If only one entry has the id, any quoted text with that id counts.
 */
record NamesInScript(FileText file, Renamed renamed, boolean alone, List<Mention> mentions) {
    private static final Pattern QUOTED = Pattern.compile("'([^'\\n]*)'|\"([^\"\\n]*)\"");
    private static final Map<What, Set<String>> FOLDERS = Map.of(What.MARK, Set.of("marks"), What.MINION, Set.of("minions"),
            What.TRACK_CARD, Set.of("heroes", "minions"), What.CARD, Set.of("cards", "abilities", "encounters"),
            What.ROOM, Set.of("tiles"), What.CHAPTER, Set.of("chapters"));

    List<Splice> splices() {
        List<Splice> splices = new ArrayList<>();
        Matcher quoted = QUOTED.matcher(file.text());
        while (quoted.find()) {
            int start = quoted.start() + 1;
            String text = file.text().substring(start, quoted.end() - 1);
            if (text.equals(renamed.before()) && (alone || isMentioned(quoted.start()))) {
                splices.add(new Splice(start, start + text.length(), renamed.after()));
            } else if (alone && text.matches("[a-z-]+(:[a-z0-9-]+)+")) {
                renamed.word().matcher(text).results()
                        .forEach(word -> splices.add(new Splice(start + word.start(), start + word.end(), renamed.after())));
            } else if (renamed.isSpace() && text.equals(renamed.room() + "/" + renamed.before())) {
                splices.add(new Splice(start + renamed.room().length() + 1, start + text.length(), renamed.after()));
            } else if (!renamed.isSpace() && renamed.folder().equals(Renamed.ROOMS) && text.startsWith(renamed.before() + "/")) {
                splices.add(new Splice(start, start + renamed.before().length(), renamed.after()));
            }
        }
        return splices;
    }

    /** Whether a word of the script takes such a name at this place. */
    private boolean isMentioned(int at) {
        int line = (int) file.text().substring(0, at).chars().filter(letter -> letter == '\n').count() + 1;
        int column = at - file.text().lastIndexOf('\n', at - 1);
        return mentions.stream().filter(mention -> mention.place().file().equals(file.path()) && mention.place().line() == line)
                .filter(mention -> mention.place().column() == column).anyMatch(this::means);
    }

    private boolean means(Mention mention) {
        if (!renamed.isSpace()) return FOLDERS.getOrDefault(mention.what(), Set.of()).contains(renamed.folder());
        boolean here = mention.within().isEmpty() && file.path().equals(renamed.key() + ".groovy");
        return mention.what() == What.SPACE && (here || mention.within().equals(renamed.room()));
    }
}
