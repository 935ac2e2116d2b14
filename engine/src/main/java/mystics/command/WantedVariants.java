package mystics.command;

import java.util.Set;
import mystics.content.Catalog;
import mystics.content.SetupRefused;
import mystics.mod.finding.Nearest;

/** The variants requested on the command line. */
final class WantedVariants {
    private static final Set<String> NONE = Set.of("none");

    private WantedVariants() {
    }

    /**
     * The variants to use: those that the command line names, none if it says {@code none}, and the usual ones if it says nothing.
     *
     * @throws SetupRefused when a variant is unknown; the message suggests the nearest name
     */
    static Set<String> of(Catalog catalog, Set<String> said) {
        if (said.isEmpty()) {
            return catalog.usualVariants();
        }
        Set<String> wanted = said.equals(NONE) ? Set.of() : said;
        wanted.stream().filter(variant -> !catalog.variants().containsKey(variant)).findFirst().ifPresent(unknown -> {
            throw Nearest.to(unknown, catalog.variants().keySet())
                    .map(near -> new SetupRefused("There is no variant '{id}'. Did you mean '{near}'?", "id", unknown, "near", near))
                    .orElseGet(() -> new SetupRefused("There is no variant '{id}'. Known variants: {known}; or none.", "id", unknown,
                            "known", catalog.variants().keySet()));
        });
        return wanted;
    }
}
