rules {
    item(label: 'Eat the slice of moon', needs: { bearer.wounds > 0 }, why: 'one does not eat the moon for fun') {
        heal bearer, bearer.wounds
    }
}
