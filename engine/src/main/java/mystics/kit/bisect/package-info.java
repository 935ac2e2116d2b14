/** Finding which mods together make something fail. */
package mystics.kit.bisect;
