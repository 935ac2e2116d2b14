/** Facts of a mod: plain YAML, checked against the shipped schemas, every mistake with its line and column. */
package mystics.mod.yaml;
