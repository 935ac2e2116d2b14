rules {
    after(ActionTaken) { taken ->
        if (taken.hero == bearer && bearer.cheese > 0 && may('Pay 1 cheese for one more action (Inspire)?')) {
            pay bearer, 1
            unmark bearer, 'inspired'
            grantAction()
        }
    }
}
