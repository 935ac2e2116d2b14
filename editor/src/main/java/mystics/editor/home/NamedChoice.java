package mystics.editor.home;

/** An entry of a list, with the name shown for it. */
record NamedChoice<T>(T thing, String name) {
    @Override
    public String toString() {
        return name;
    }
}
