rules {
    after(ActionTaken) { taken ->
        if (taken.hero == bearer && play('Second Wind: one more action?')) {
            grantAction()
            mark bearer, 'winded'
        }
    }
}
