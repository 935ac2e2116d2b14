rules {
    ability(needs: { actions == 0 }, why: 'your action is still to be done') {
        mark bearer, 'rushing'
        grantAction()
    }
}
