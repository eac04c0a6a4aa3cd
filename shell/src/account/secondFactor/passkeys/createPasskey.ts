import type { CreationOptions, NewCredential } from '@lavanda/shared/contract/schemas/passkeys';
import { TEXTS } from './texts';

/** Error when the browser made no passkey; its message is for the user. */
export class PasskeyError extends Error {}

/** Has the browser make a passkey. The first call downloads the WebAuthn library. @throws PasskeyError */
export async function createPasskey(options: CreationOptions): Promise<NewCredential> {
  const { browserSupportsWebAuthn, startRegistration } = await import('@simplewebauthn/browser').catch((cause: unknown) => {
    throw new PasskeyError(TEXTS.notDownloaded, { cause });
  });
  if (!browserSupportsWebAuthn()) throw new PasskeyError(TEXTS.unsupported);
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (cause) {
    throw new PasskeyError(messageOf(cause), { cause });
  }
}

/** Text for the user about one of WebAuthn's errors, by its name (https://www.w3.org/TR/webauthn-3/, 5.1.3). */
function messageOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return TEXTS.registered;
  return name === 'NotAllowedError' || name === 'AbortError' ? TEXTS.cancelled : TEXTS.notCreated;
}
