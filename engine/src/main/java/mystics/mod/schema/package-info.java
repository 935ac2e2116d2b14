/** The schemas of mod files for text editors, with all known ids. */
package mystics.mod.schema;
