/**
 * What the drawing tools do to shapes: snapping, symmetry, cutting, joining, and patterns of spaces on a floor. Nothing here needs a window.
 */
package mystics.editor.trace;
