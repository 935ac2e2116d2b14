/** The facts of a mod: plain YAML, checked against the schemas, with the line and column of every mistake. */
package mystics.mod.yaml;
