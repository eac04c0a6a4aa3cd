import { registerLettersCall } from '../../contract/calls/capture.ts';
import { type ApiRequest, requestOf } from '../../contract/calls/requestOf.ts';
import type { RegisterLetters } from '../../contract/schemas/capture.ts';
import { counterQueue } from './database.ts';
import type { Outcome } from './outcome.ts';

/**
 * Asks for the register's letters, once: from then on it numbers what it captures (day.md 1). Until then, and without
 * letters left, the server does.
 * @throws when the browser keeps nothing: such a device never numbers
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
  if (letters !== null) await counterQueue.keepNumbers(tenant, register, letters, last);
}
