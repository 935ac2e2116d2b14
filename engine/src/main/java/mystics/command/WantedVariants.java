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
     * The set of variants to use: those named on the command line, none if {@code none} is named, and the usual variants if the command
     * line names no variants.
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
