package mystics.disk

import spock.lang.Requires
import spock.lang.Specification
import spock.lang.TempDir

import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec
import java.nio.file.FileSystems
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.attribute.PosixFilePermissions

/** What a folder's own programs have kept there is told from what somebody else put in. */
class OwnSealSpec extends Specification {
    @TempDir
    Path dir

    def "what was sealed is opened as it was, by any program that works in the folder"() {
        expect:
        OwnSeal.of(dir).open(OwnSeal.of(dir).seal(bytes)).get() == bytes

        where:
        bytes << [new byte[0], 'hat'.bytes, new byte[100_000]]
    }

    def "the seal is the usual one of keyed digests, with SHA256"() {
        given:
        def sealed = OwnSeal.of(dir).seal('hat'.bytes)
        def mac = Mac.getInstance('HmacSHA256')
        mac.init(new SecretKeySpec(Files.readAllBytes(dir.resolve(OwnSeal.KEY)), 'HmacSHA256'))

        expect:
        Arrays.copyOfRange(sealed, 3, sealed.length) == mac.doFinal('hat'.bytes)
    }

    def "a changed byte, a seal of another folder and a file that is too short are not opened"() {
        given:
        def other = Files.createDirectory(dir.resolve('other'))
        def sealed = OwnSeal.of(dir).seal('hat'.bytes)
        def changed = sealed.clone()
        changed[0] ^= 1

        expect:
        OwnSeal.of(dir).open(changed).isEmpty()
        OwnSeal.of(other).open(sealed).isEmpty()
        OwnSeal.of(dir).open('hat'.bytes).isEmpty()
    }

    @Requires({ FileSystems.default.supportedFileAttributeViews().contains('posix') })
    def "nobody but its owner reads the key"() {
        when:
        OwnSeal.of(dir)

        then:
        PosixFilePermissions.toString(Files.getPosixFilePermissions(dir.resolve(OwnSeal.KEY))) == 'rw-------'
    }

    def "a key that is damaged is made anew"() {
        given:
        def sealed = OwnSeal.of(dir).seal('hat'.bytes)
        Files.write(dir.resolve(OwnSeal.KEY), new byte[3])

        expect:
        OwnSeal.of(dir).open(sealed).isEmpty()
        OwnSeal.of(dir).open(OwnSeal.of(dir).seal('hat'.bytes)).isPresent()
    }
}
