package mystics.lab;

/** How the games of a variation went. */
public record Result(String name, LabReport report) {
}
