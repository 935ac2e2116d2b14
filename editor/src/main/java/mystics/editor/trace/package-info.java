/** Shapes as hands draw them: snapping, symmetry, knife, weld, and patterns of spaces on a floor. No window. */
package mystics.editor.trace;
