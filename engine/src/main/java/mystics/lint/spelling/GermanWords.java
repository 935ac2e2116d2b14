package mystics.lint.spelling;

import com.google.common.base.Suppliers;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import morfologik.fsa.FSA;
import morfologik.fsa.FSATraversal;
import morfologik.fsa.MatchResult;

/**
 * The usual German words in all their forms: the German dictionary of LanguageTool by Daniel Naber, and compounds of two words from that
 * dictionary. Capital letters are not checked.
 */
public final class GermanWords implements LanguageWords {
    private static final String FILE = "/org/languagetool/resource/de/german.dict";
    private static final int SHORTEST_PART = 3;
    /** Common words that the dictionary does not have. */
    private static final Set<String> MORE = Set.of("achtzig", "aneinander", "behangen", "benommenheit", "besah", "besieht", "draus",
            "dreierlei", "dreißig", "drinnen", "drunter", "efeu", "einander", "eurer", "fernkampf", "fernkampfangriff", "fühler",
            "fühlern", "fünfzig", "garstig", "gemach", "getuschel", "glitzert", "gratis", "hah", "herab", "hieb", "hiebe", "hinab", "hm",
            "hütchen", "ihretwegen", "inne", "inwendig", "irgendwem", "jawohl", "jett", "keins", "klaps", "knöchel", "knöcheln",
            "korporal", "krokant", "kupfernen", "linksum", "madame", "nacheinander", "neulich", "neunzig", "oje", "orangefarben",
            "orangefarbenen", "orangefarbener", "orangener", "pieksen", "plättchen", "puls", "reihum", "ringsum", "ruck", "rücklings",
            "sacht", "sachte", "schildchen", "schlacke", "schlaufe", "schmaus", "sechzig", "selbe", "selben", "serviette", "servietten",
            "siebzig", "stiftchen", "strängen", "stückchen", "summt", "summte", "summten", "umbenannt", "umbenennen", "umher",
            "unausstehlich", "unerforscht", "ungelesen", "ungemach", "ungesagt", "unseretwegen", "unters", "verbeugt", "verbeugte",
            "verbeugten", "verbeugung", "vierzig", "voreinander", "vorm", "vors", "wackeln", "wackelt", "wackelte", "wackelten",
            "wahrscheinlicher", "waschzuber", "weilchen", "wendeltreppe", "wäscherei", "zaum", "zutritt", "zwanzig", "übereinander");
    /** The letters that may join the parts of a compound. */
    private static final List<String> JOINTS = List.of("", "s", "n", "en", "es", "er", "e");

    /** The separator between a word and its description in the dictionary. */
    private static final char SEPARATOR = '_';

    private final Supplier<FSATraversal> words = Suppliers.memoize(GermanWords::read);

    private static FSATraversal read() {
        try (InputStream file = GermanWords.class.getResourceAsStream(FILE)) {
            return new FSATraversal(FSA.read(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean isInDictionary(String word) {
        byte[] entry = (word + SEPARATOR).getBytes(StandardCharsets.UTF_8);
        return words.get().match(entry).kind == MatchResult.SEQUENCE_IS_A_PREFIX;
    }

    @Override
    public boolean has(String word) {
        return isListed(word) || isJoined(word);
    }

    @Override
    public boolean suggests(String small) {
        return isListed(small);
    }

    private boolean isListed(String small) {
        return !small.isEmpty() && (MORE.contains(small) || isInDictionary(small)
                || isInDictionary(small.substring(0, 1).toUpperCase(Locale.GERMAN) + small.substring(1)));
    }

    private boolean isJoined(String word) {
        for (int cut = SHORTEST_PART; cut <= word.length() - SHORTEST_PART; cut++) {
            if (isListed(word.substring(cut)) && isFirst(word.substring(0, cut))) return true;
        }
        return false;
    }

    /**
     * Whether a word can be the first part of a compound: as it is, with joining letters, or as the stem of a verb or
     * of a word that ends in -e.
     */
    private boolean isFirst(String part) {
        boolean joined = JOINTS.stream().filter(joint -> part.endsWith(joint) && part.length() - joint.length() >= SHORTEST_PART)
                .anyMatch(joint -> isListed(part.substring(0, part.length() - joint.length())));
        return joined || Stream.of("e", "en").anyMatch(ending -> isListed(part + ending));
    }

    @Override
    public List<String> endings() {
        return List.of("s", "'s", "'n");
    }

    @Override
    public String letters() {
        return "abcdefghijklmnopqrstuvwxyzäöüß";
    }
}
