package mystics.book.proof

import groovy.transform.Immutable

import mystics.book.RuleText

/** A feature of a spec that runs and can fail: where it stands, and its title. */
@Immutable
class Feature {
    String spec
    String title

    /** The rule ids the title names: what the feature claims to prove. */
    List<String> claims() { new RuleText('', '', title).references() }

    @Override
    String toString() { "$spec: $title" }
}
