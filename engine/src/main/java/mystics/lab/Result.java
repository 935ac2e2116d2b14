package mystics.lab;

/** The result of the games of a variation. */
public record Result(String name, LabReport report) {
}
