package mystics.mod.yaml;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import mystics.content.Spelling;

/** The constants of an enum by their spelling in files, computed once for each enum: {@code PARTY_ITEM} is {@code party-item}. */
final class Constants {
    private static final ClassValue<Map<String, Object>> KNOWN = new ClassValue<>() {
        @Override
        protected Map<String, Object> computeValue(Class<?> type) {
            Map<String, Object> constants = new LinkedHashMap<>();
            for (Object constant : type.getEnumConstants()) {
                constants.put(Spelling.of((Enum<?>) constant), constant);
            }
            return Collections.unmodifiableMap(constants);
        }
    };

    private Constants() {
    }

    /** The constants of an enum, in their order. */
    static Map<String, Object> of(Class<?> type) {
        return KNOWN.get(type);
    }
}
