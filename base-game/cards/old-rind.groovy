rules {
    item {
        if (wheel > 0 && pick('What becomes of the rind?', ['Gain 3 cheese', 'Take up to 2 cheese from the wheel']) == 1) {
            wheelLoses 2
        } else {
            gainCheese bearer, 3
        }
    }
}
