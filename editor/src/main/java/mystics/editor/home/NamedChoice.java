package mystics.editor.home;

/** Something in a list to choose from, by the name it has there. */
record NamedChoice<T>(T thing, String name) {
    @Override
    public String toString() {
        return name;
    }
}
