rules {
    change(PawsNeeded) { hold ->
        if (hold.cards.contains(thisCard)) {
            hold.cards.findAll { it.paws == 2 }.each { hold.paws.add(-1, thisCard) }
        }
    }
}
