rules {
    item(needs: { note('hush') == 0 }, why: 'it is quiet already') {
        setNote 'hush', 1
    }
}
