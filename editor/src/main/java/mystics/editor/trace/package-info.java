/** The drawing tools for shapes: snapping, symmetry, cutting, joining, and patterns of spaces on a floor. The package needs no window. */
package mystics.editor.trace;
