import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/**
 * Step of RFC 6238's codes. The other parameters are the library's defaults, SHA-1 and 6 digits, as authenticator apps expect.
 */
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** Length of a recovery code: 80 random bits, so that nobody finds a code from its stored hash. */
const RECOVERY_BYTES = 10;

function totpOf(secret: Buffer, user = '', issuer = ''): TOTP {
  return new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }), label: user, issuer, period: PERIOD_SECONDS });
}

/** The bytes of a new secret for an authenticator app. */
export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The secret in the two forms an authenticator accepts: text to type, and the URI of its QR. */
export function enrolmentOf(secret: Buffer, user: string, laundry: string): { secreto: string; uri: string } {
  const totp = totpOf(secret, user, laundry);
  return { secreto: totp.secret.base32, uri: totp.toString() };
}

/** Removes the spaces and hyphens that people type to group the characters, and converts letters to upper case. */
export function cleanCode(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

/** Number of the 30 s step to which the code belongs; null for a wrong code. The phone's clock may be one step off. */
export function stepOf(secret: Buffer, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, window: 1, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

/** New recovery codes, in the form that users see: 'ABCD-EFGH-IJKL-MNOP'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const text = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32;
    return text.match(/.{4}/g)?.join('-') ?? text;
  });
}

/** SHA-256 of a recovery code, however it was typed; only this digest is stored. */
export function recoveryDigest(code: string): Buffer {
  return createHash('sha256').update(cleanCode(code)).digest();
}
