/** A game in words that window and terminal share: menus of choices, why something is asked, cards, refusals and endings. */
package mystics.view;
