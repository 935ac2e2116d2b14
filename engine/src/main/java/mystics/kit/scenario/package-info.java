/** Scenarios: how a modder tests a mod in plain YAML, with a table that is given, what is done, and how things stand then. */
package mystics.kit.scenario;
