import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Flags of authenticator data: user present, user verified, attested credential data (WebAuthn, 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: string | Uint8Array) => Uint8Array.from(createHash('sha256').update(data).digest());
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Uint8Array.from(Buffer.from(text, encoding));
const concat = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** A CBOR byte string of 32 to 65535 bytes. */
const byteString = (data: Uint8Array) =>
  concat([data.length < 256 ? Uint8Array.of(0x58, data.length) : Uint8Array.of(0x59, data.length >> 8, data.length & 255), data]);
const cborText = (text: string) => concat([Uint8Array.of(0x60 + text.length), bytesOf(text)]);

/**
 * The origin and RP ID that a passkey signs. A browser takes the origin from the page that calls it, and the RP ID from the
 * options.
 */
export interface Ceremony {
  origin: string;
  rpId: string;
}

/** A passkey in memory (ES256, attestation 'none') whose answers have the form of a browser's. */
export class SoftwarePasskey {
  readonly id = randomBytes(32).toString('base64url');
  /** Number of signatures so far, which each answer contains as its signature counter. A test may set it. */
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** Answer to navigator.credentials.create. */
  create(challenge: string, { origin, rpId }: Ceremony) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an ES256 key on P-256 (RFC 9053).
    const publicKey = concat([
      Uint8Array.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
      byteString(bytesOf(x, 'base64url')),
      Uint8Array.of(0x22),
      byteString(bytesOf(y, 'base64url')),
    ]);
    const id = bytesOf(this.id, 'base64url');
    const attested = concat([new Uint8Array(16), Uint8Array.of(0, id.length), id, publicKey]);
    const data = concat([this.#data(rpId, PRESENT | VERIFIED | ATTESTED), attested]);
    const attestation = concat([
      Uint8Array.of(0xa3),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Uint8Array.of(0xa0),
      cborText('authData'),
      byteString(data),
    ]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** Answer to navigator.credentials.get. */
  get(challenge: string, { origin, rpId }: Ceremony) {
    this.counter += 1;
    const data = this.#data(rpId, PRESENT | VERIFIED);
    const client = clientData('webauthn.get', challenge, origin);
    const signed = concat([data, sha256(bytesOf(client, 'base64url'))]);
    return this.#credential({
      clientDataJSON: client,
      authenticatorData: base64url(data),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    });
  }

  #data(rpId: string, flags: number): Uint8Array {
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, this.counter);
    return concat([sha256(rpId), Uint8Array.of(flags), counter]);
  }

  #credential<R>(response: R) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return base64url(bytesOf(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}
