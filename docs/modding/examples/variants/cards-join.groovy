rules {
    change(CardsJoin) { join -> join.dealAnew() }
}
