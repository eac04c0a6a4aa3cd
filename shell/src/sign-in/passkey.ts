import { challengePasskeyCall, enterPasskeyCall } from '@lavanda/shared/contract/calls/passkeys';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { Assertion, RequestOptions } from '@lavanda/shared/contract/schemas/passkeys';
import { isObject } from '@lavanda/shared/domain/isObject';
import { type CallResponse, send } from '../account/send';
import { CODE_TEXTS, TEXTS } from './texts';

/** Proves the second factor of the held session with one of the account's passkeys. Failures are returned, never thrown. */
export async function enterWithPasskey(): Promise<CallResponse> {
  const asked = await send(requestOf(challengePasskeyCall));
  if (!asked.ok) return asked;
  const options = optionsOf(asked.data);
  if (!options) return failure(TEXTS.failure);
  // The library is downloaded only when it is used, to keep the first visit's download small.
  const library = await import('@simplewebauthn/browser').catch(() => null);
  if (!library) return failure(TEXTS.noNetwork);
  if (!library.browserSupportsWebAuthn()) return failure(CODE_TEXTS.noSupport);
  let answer: Assertion;
  try {
    answer = await library.startAuthentication({ optionsJSON: options });
  } catch {
    return failure(CODE_TEXTS.noPasskey);
  }
  return send(requestOf(enterPasskeyCall, { body: { respuesta: answer } }));
}

function failure(message: string): CallResponse {
  return { ok: false, failure: { status: 'red', mensaje: message, campos: [] } };
}

function optionsOf(data: unknown): RequestOptions | null {
  if (!isObject(data) || !isObject(data.opciones)) return null;
  const { challenge, rpId, allowCredentials } = data.opciones;
  const isComplete = typeof challenge === 'string' && typeof rpId === 'string' && Array.isArray(allowCredentials);
  return isComplete ? (data.opciones as RequestOptions) : null;
}
