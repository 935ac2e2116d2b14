package mystics.home

import java.nio.channels.ClosedByInterruptException
import java.nio.file.AccessDeniedException
import java.nio.file.FileAlreadyExistsException
import java.nio.file.FileSystemException
import spock.lang.Specification

/** A failure is one clear message. */
class FailureSpec extends Specification {
    def "#failure is said in words"() {
        expect:
        Failure.words(failure).toString() == words

        where:
        failure                                                            || words
        new AccessDeniedException('/games')                                || "'/games' may not be read or written. Choose another place."
        new FileAlreadyExistsException('/games')                           ||
                "'/games' is a file, and a folder is to be there. Choose another place."
        new FileSystemException('/games', null, 'No space left on device') ||
                "'/games' cannot be read or written (No space left on device). Choose another place."
        new ClosedByInterruptException()                                   || 'Broken off.'
        new IOException('It broke.')                                       || 'It broke.'
        new IllegalStateException('odd')                                   ||
                'Something went wrong: java.lang.IllegalStateException: odd. (--stacktrace shows where.)'
    }
}
