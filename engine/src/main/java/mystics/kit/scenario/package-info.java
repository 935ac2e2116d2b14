/** Scenarios: tests of a mod in plain YAML. Each scenario gives a table, performs deeds and states the expected table. */
package mystics.kit.scenario;
