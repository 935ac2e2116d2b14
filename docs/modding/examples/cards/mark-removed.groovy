rules {
    after(MarkRemoved) { lost ->
        if (lost.figure == bearer && (lost.is('stunned') || lost.is('webbed'))) gainCheese bearer, 1
    }
}
