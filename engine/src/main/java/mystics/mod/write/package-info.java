/** Changes values in the text of a YAML file: only the lines that must change do, and remarks stay where they are. */
package mystics.mod.write;
