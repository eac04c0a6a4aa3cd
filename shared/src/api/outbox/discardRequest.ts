import { discardCaptureCall } from '../../contract/calls/capture.ts';
import { type ApiRequest, requestOf } from '../../contract/calls/requestOf.ts';
import { type Centavos, centavosToPesos } from '../../domain/money.ts';
import { isId } from '../../domain/newId.ts';
import type { Entry } from './entry.ts';

/**
 * Makes a text one line of at most `most` characters, because the server may have refused the entry for characters in its label.
 */
const oneLine = (text: string, most: number) => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').slice(0, most);

const uuidIn = (value: unknown) => (typeof value === 'string' && isId(value) ? value : undefined);

/**
 * The request that records at the server that an entry is dropped, so that its money and clave are accounted for.
 * @param amount money that is dropped with the entry, centavos; null for none
 */
export function discardRequest(entry: Entry, amount: Centavos | null): ApiRequest {
  const { id, about, body, captured, label, owner, path, refusal } = entry;
  return requestOf(discardCaptureCall, {
    body: {
      _id: uuidIn(id) ?? about,
      autor: owner.user,
      capturado: captured,
      tipo: label.kind,
      nombre: oneLine(label.name, 300),
      importe: amount === null ? null : centavosToPesos(amount),
      ...(path.startsWith('/api/ventas/') && { nota: about }),
      ...(uuidIn(body.equipo) && { equipo: uuidIn(body.equipo) }),
      ...(typeof body.clave === 'string' && { clave: body.clave }),
      motivo: oneLine(refusal?.problem.detail ?? '', 500),
    },
  });
}
