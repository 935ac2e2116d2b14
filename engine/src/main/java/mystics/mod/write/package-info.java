/** Changes values in the text of a YAML file. Only the affected lines change, and remarks stay where they are. */
package mystics.mod.write;
