import { invalida } from '../errors.ts';
import type { ContenidoNota, Linea } from '../nota.ts';
import { TEXTOS } from '../textos.ts';

const deLinea = ({ id, cantidad, precio }: Linea) => `${id} ${cantidad} ${precio}`;

const FIJOS: readonly (readonly [campo: string, valor: (nota: ContenidoNota) => unknown])[] = [
  ['articulos', (nota) => nota.lineas.map(deLinea).join()],
  ['usuario', (nota) => nota.clienteId],
  ['fecha', (nota) => nota.fecha],
  ['descuentos', (nota) => nota.descuentos],
  ['a_domicilio', (nota) => nota.aDomicilio],
  ['express', (nota) => nota.express],
];

/** A closed note takes payments of its debt and the invoice flag; what it was sold for stays. @throws 422 naming what changed */
export function revisarCerrada(nueva: ContenidoNota, actual: ContenidoNota): void {
  const campos = FIJOS.filter(([, valor]) => valor(nueva) !== valor(actual)).map(([campo]) => ({
    campo,
    mensaje: TEXTOS.cerrada,
  }));
  if (campos.length > 0) throw invalida(...campos);
}
