import type { Linea, NotaGuardada } from '../../notas/nota';
import { type Borrador, borradorDeNota } from './borrador';

const igual = (a: Linea, b: Linea) => a.cantidad === b.cantidad && a.precio === b.precio && a.servicio === b.servicio;

/** Articles after both registers: what this one added, changed or took away wins; the rest is as the other left it. */
function fusionarLineas(base: readonly Linea[], mias: readonly Linea[], suyas: readonly Linea[]): Linea[] {
  const con = (lineas: readonly Linea[], id: string) => lineas.find((linea) => linea.id === id);
  const cambiada = (mia: Linea) => {
    const antes = con(base, mia.id);
    return antes === undefined || !igual(antes, mia);
  };
  const quedan = suyas.flatMap((suya) => {
    const mia = con(mias, suya.id);
    if (mia) return [cambiada(mia) ? mia : suya];
    return con(base, suya.id) ? [] : [suya];
  });
  return [...quedan, ...mias.filter((mia) => cambiada(mia) && !con(suyas, mia.id))];
}

/** Dates, customer, discounts and switches of a note: one value each. */
export const DATOS = ['cliente', 'fecha', 'fechaEntrega', 'descuentos', 'factura', 'aDomicilio', 'express'] as const;
export type Dato = (typeof DATOS)[number];

/** Whether this register changed `dato` of the note it opened; on a new note everything is its own. */
export function tocado(borrador: Borrador, dato: Dato): boolean {
  if (!borrador.base) return true;
  const original = borradorDeNota(borrador.base);
  return dato === 'cliente' ? original.cliente?.id !== borrador.cliente?.id : original[dato] !== borrador[dato];
}

/**
 * What was typed, over a newer version of the note. What this register didn't touch is taken from that version, and a payment of
 * this draft that is stored already isn't made again.
 */
export function sobreVersion(borrador: Borrador, nota: NotaGuardada): Borrador {
  const fresco = borradorDeNota(nota);
  const mios = Object.fromEntries(DATOS.filter((dato) => tocado(borrador, dato)).map((dato) => [dato, borrador[dato]]));
  return {
    ...fresco,
    ...mios,
    lineas: fusionarLineas(borrador.base?.lineas ?? [], borrador.lineas, nota.lineas),
    pago: nota.pagos.some(({ id }) => id === borrador.pago.id) ? fresco.pago : borrador.pago,
    intento: borrador.intento,
  };
}
