/** The drawing tools for shapes: snapping, symmetry, cutting, joining, and patterns of spaces on a floor. No window is needed. */
package mystics.editor.trace;
