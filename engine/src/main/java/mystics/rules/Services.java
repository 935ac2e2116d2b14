package mystics.rules;

/** What the steps of all games share: each service is made once, when a step first asks. */
public interface Services {
    /**
     * The service of a type.
     *
     * @throws RuntimeException when the kernel is not wired with such a service
     */
    <S> S service(Class<S> type);
}
