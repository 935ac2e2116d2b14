/** The schemas of mod files as text editors take them: with the ids that are there. */
package mystics.mod.schema;
