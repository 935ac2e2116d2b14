package mystics.mod.yaml;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.stream.Collectors;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;

/**
 * Makes records of documents. A component {@code endPage} is the key {@code end-page}, a constant {@code PARTY_ITEM} the
 * value {@code party-item}; what is left out is an empty list, map, text or Optional, 0 or false.
 */
public final class Bind {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
            .annotationIntrospector(new KebabEnums())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .changeDefaultNullHandling(none -> JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY))
            .build();

    private Bind() {}

    /**
     * A document as a record.
     *
     * @throws BrokenMod if the record cannot hold it; what a record's own constructor objects to becomes a finding as well
     */
    public static <R> R to(Document document, Class<R> type) {
        try {
            return MAPPER.treeToValue(document.root(), type);
        } catch (JacksonException e) {
            throw new BrokenMod(finding(document, e));
        }
    }

    private static Finding finding(Document document, JacksonException e) {
        String pointer = e.getPath().stream().map(step -> step.getPropertyName() == null ? "/" + step.getIndex() : Places.step(step.getPropertyName())).collect(Collectors.joining());
        Throwable cause = e.getCause() instanceof IllegalArgumentException objection ? objection : e;
        String message = cause == e ? e.getOriginalMessage() : cause.getMessage();
        return document.error("wrong-value", pointer, message);
    }

    private static final class KebabEnums extends JacksonAnnotationIntrospector {
        @Override
        public Object findEnumNamingStrategy(MapperConfig<?> config, AnnotatedClass type) {
            return EnumNamingStrategies.KEBAB_CASE;
        }
    }
}
