/**
 * What the drawing tools do to shapes: snapping, symmetry, cutting, joining, and patterns of spaces on a floor. No window is needed.
 */
package mystics.editor.trace;
