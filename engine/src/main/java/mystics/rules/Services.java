package mystics.rules;

/** The services that the steps of all games share. Each service is created once, at the first request. */
public interface Services {
    /**
     * The service of the given type.
     *
     * @throws RuntimeException when the kernel has no such service
     */
    <S> S service(Class<S> type);
}
