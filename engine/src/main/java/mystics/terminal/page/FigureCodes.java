package mystics.terminal.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import mystics.phase.roster.Roster;
import mystics.rules.Figure;
import mystics.rules.Scene;

/** Short codes for the figures on the board: capitals for heroes, small letters for minions. */
final class FigureCodes {
    private final Map<String, String> letters = new HashMap<>();

    private FigureCodes() {
    }

    /** Codes for all figures in play, the same in every room of a chapter. */
    static FigureCodes of(Scene scene) {
        FigureCodes codes = new FigureCodes();
        List<Figure> heroes = Roster.all(scene);
        for (Figure hero : heroes) {
            codes.add(hero.key(), hero.getName(), 1);
        }
        for (int kind = scene.box().heroCount(); kind < scene.box().kindCount(); kind++) {
            codes.add(scene.box().layout().kinds().get(kind), initials(scene.box().minion(kind).one()), 2);
        }
        codes.letters.replaceAll(
                (kind, code) -> heroes.stream().anyMatch(hero -> hero.key().equals(kind)) ? code.toUpperCase(Locale.ROOT) : code);
        return codes;
    }

    private void add(String kind, String name, int least) {
        String low = name.toLowerCase(Locale.ROOT);
        int length = Math.min(least, low.length());
        while (letters.containsValue(low.substring(0, length)) && length < low.length()) {
            length++;
        }
        letters.put(kind, low.substring(0, length));
    }

    /** The initials of several words, with the rest of the last word; a single word stays as it is. */
    private static String initials(String name) {
        String[] words = name.split(" ");
        if (words.length == 1) {
            return name;
        }
        StringBuilder initials = new StringBuilder();
        for (String word : words) {
            initials.append(word.charAt(0));
        }
        return initials.append(words[words.length - 1].substring(1)).toString();
    }

    /** The code of a figure on the board, with a number if there can be several figures of its kind. */
    String of(Figure figure) {
        String code = letters.get(figure.getKind());
        String name = figure.getName();
        return figure.isHero() ? code : code + name.substring(name.length() - numberLength(name));
    }

    private static int numberLength(String name) {
        int length = 0;
        while (length < name.length() && Character.isDigit(name.charAt(name.length() - 1 - length))) {
            length++;
        }
        return length;
    }

    /** Whether a letter on the board means a hero. */
    boolean isHero(String letter) {
        return letter.equals(letter.toUpperCase(Locale.ROOT)) && letters.containsValue(letter);
    }

    /** The code of a kind of figure. */
    String of(String kind) {
        return letters.get(kind);
    }

    /** The codes of the kinds of some figures, each code once. */
    List<String> kinds(List<Figure> figures) {
        List<String> kinds = new ArrayList<>();
        figures.stream().map(Figure::getKind).distinct().forEach(kinds::add);
        return kinds;
    }
}
