package mystics.mod.yaml;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Stream;
import mystics.content.Key;

/**
 * The components of a record type, looked up once for each type.
 *
 * @param name the name of the record type
 * @param keys the keys of the record's components, in order
 * @param types the types of the record's components, in the same order
 */
record Form(String name, List<String> keys, List<Type> types, Constructor<?> constructor) {
    private static final ClassValue<Form> FORMS = new ClassValue<>() {
        @Override
        protected Form computeValue(Class<?> type) {
            return look(type);
        }
    };

    /** The form of a record type. */
    static Form of(Class<?> type) {
        return FORMS.get(type);
    }

    private static Form look(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        try {
            Constructor<?> constructor = type
                    .getDeclaredConstructor(Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return new Form(type.getName(), Stream.of(components).map(Form::key).toList(),
                    Stream.of(components).map(RecordComponent::getGenericType).toList(), constructor);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("cannot make " + type, e);
        }
    }

    private static String key(RecordComponent component) {
        Key written = component.getAnnotation(Key.class);
        return written == null ? kebab(component.getName()) : written.value();
    }

    /** The spelling of a component as a key: {@code endPage} becomes {@code end-page}. */
    static String kebab(String name) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            boolean hump = i > 0 && Character.isUpperCase(name.charAt(i)) && !Character.isUpperCase(name.charAt(i - 1));
            words.append(hump ? "-" : "").append(Character.toLowerCase(name.charAt(i)));
        }
        return words.toString();
    }
}
