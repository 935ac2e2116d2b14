/** The state of everything on the table, as one small immutable value, and a draft of it that a run may change. */
package mystics.table;
