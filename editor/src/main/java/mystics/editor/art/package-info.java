/** How things look: themes, surfaces, the hand that draws, pictures from mods, dice, tokens and cards. */
package mystics.editor.art;
