import { registerLettersCall } from '../../contract/calls/capture.ts';
import { type ApiRequest, requestOf } from '../../contract/calls/requestOf.ts';
import type { RegisterLetters } from '../../contract/schemas/capture.ts';
import { counterQueue } from './database.ts';
import type { Outcome } from './outcome.ts';
import { usedNumber } from './queueMark.ts';

/**
 * Asks the server for the register's letters, unless this device has them, so that the register numbers its own captures (day.md
 * 1). Without letters, or when the laundry has none left, the server numbers these captures.
 * @throws when the browser stores nothing: such a device never numbers its captures
 */
export async function learnNumbers(
  call: (request: ApiRequest) => Promise<Outcome>,
  tenant: string,
  register: string,
): Promise<void> {
  if (await counterQueue.readNumbers(tenant, register)) return;
  const { data, error } = await call(requestOf(registerLettersCall, { body: { equipo: register } }));
  if (error) return;
  const { letras: letters, ultimo: last } = data as RegisterLetters;
  if (letters === null) return;
  await counterQueue.keepNumbers(tenant, register, letters, Math.max(last, usedNumber(tenant, letters)));
}
