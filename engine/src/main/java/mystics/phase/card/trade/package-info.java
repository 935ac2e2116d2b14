/** Free actions with cards and cheese: share, equip and level up (FREE). */
package mystics.phase.card.trade;
