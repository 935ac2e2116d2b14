/** Vector pictures of mods, looked through before anything draws them. */
package mystics.mod.art;
