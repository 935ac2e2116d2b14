package basegame

/**
 * Words for the dice that specs give. The first six are the faces of the action die by their symbols (DICE-1); the last
 * three are dice of which only the number matters: movement and ambush.
 */
interface DieFaces {
    int CHEESE = 1
    int SWORD_STAR = 2
    int SWORD_SHIELD = 3
    int BOW = 4
    int BOW_STAR = 5
    int SWORD_SHIELD_STAR = 6

    int ONE = CHEESE
    int TWO = SWORD_STAR
    int THREE = SWORD_SHIELD
}
