rules {
    after(Defeated) { beaten ->
        if (beaten.isBy(bearer) && beaten.isKin('rat')) gainCheese bearer, 1
    }
}
