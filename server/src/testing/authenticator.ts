import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Flags of authenticator data: user present, user verified, attested credential data (WebAuthn, 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** A CBOR byte string of 32 to 65535 bytes. */
const byteString = (data: Buffer) =>
  Buffer.concat([
    data.length < 256 ? Buffer.from([0x58, data.length]) : Buffer.from([0x59, data.length >> 8, data.length & 255]),
    data,
  ]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** What a page tells its authenticator: by default what a browser would on the site of the options. */
export interface Ceremony {
  origin: string;
  rpId: string;
}

/** A passkey kept in memory: ES256, attestation 'none', as a browser would answer with it. */
export class SoftwarePasskey {
  readonly id = base64url(randomBytes(32));
  /** Signatures made so far; the next one says one more. */
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** Answer to navigator.credentials.create. */
  create(challenge: string, { origin, rpId }: Ceremony) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an ES256 key on P-256 (RFC 9053).
    const publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      byteString(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      byteString(Buffer.from(y, 'base64url')),
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKey]);
    const data = Buffer.concat([this.#data(rpId, PRESENT | VERIFIED | ATTESTED), attested]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
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
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    return this.#credential({
      clientDataJSON: client,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
    });
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #credential<R>(response: R) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
