package mystics.console;

import mystics.content.Setup;
import mystics.play.Company;

/** What is agreed before a game begins: the chapter with its party, and who plays. */
public record Arrangement(Setup setup, Company company) {
}
