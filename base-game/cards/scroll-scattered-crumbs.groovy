rules {
    item(needs: { wheel > 0 }, why: 'there is no cheese on the wheel') {
        gainCheese bearer, wheelLoses(wheel).intdiv(2)
    }
}
