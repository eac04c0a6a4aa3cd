import { formatoCantidad, formatoDinero } from '@lavanda/shared/domain/dinero';
import { importeLinea } from '@lavanda/shared/domain/nota';
import type { Linea, NotaGuardada } from '../../notas/nota';
import type { Draft } from '../draft/draft';
import { isTouched, type NoteDatum } from '../draft/merge';
import type { NoteTotals } from '../draft/totals';
import { TEXTOS } from '../textos';

/** One thing in which the stored note and the one being written differ, as text. */
export interface Difference {
  dato: string;
  guardada: string;
  mia: string;
}

const siONo = (valor: boolean) => (valor ? TEXTOS.si : TEXTOS.no);

function renglon(linea: Linea | undefined): string {
  return linea ? `${formatoCantidad(linea.cantidad)} × ${formatoDinero(importeLinea(linea))}` : TEXTOS.ninguno;
}

function deLineas(guardadas: readonly Linea[], { base, lineas }: Draft): Difference[] {
  const ids = new Set([...guardadas, ...lineas].map(({ id }) => id));
  return [...ids].map((id) => {
    const de = (unas: readonly Linea[]) => unas.find((linea) => linea.id === id);
    const mia = renglon(de(lineas));
    return {
      dato: (de(lineas) ?? de(guardadas))?.servicio ?? '',
      guardada: renglon(de(guardadas)),
      mia: base && renglon(de(base.lineas)) === mia && renglon(de(guardadas)) !== mia ? TEXTOS.sinCambios : mia,
    };
  });
}

function dePagos(guardada: NotaGuardada, { base, pago }: Draft, { cobro }: NoteTotals): Difference[] {
  const conocidos = new Set([pago.id, ...(base?.pagos ?? []).map(({ id }) => id)]);
  const ajenos = guardada.pagos
    .filter(({ id }) => !conocidos.has(id))
    .map(({ fecha, monto, metodo }) => ({
      dato: `${TEXTOS.pago} ${fecha}`,
      guardada: `${formatoDinero(monto)} ${metodo}`,
      mia: TEXTOS.ninguno,
    }));
  const pendiente = cobro > 0 && !guardada.pagos.some(({ id }) => id === pago.id);
  return pendiente
    ? [...ajenos, { dato: TEXTOS.tuPago, guardada: TEXTOS.ninguno, mia: `${formatoDinero(cobro)} ${pago.metodo}` }]
    : ajenos;
}

/**
 * What the stored note and the draft differ in; what this register didn't touch says so, for it will be kept as stored.
 */
export function differences(guardada: NotaGuardada, draft: Draft, totals: NoteTotals): Difference[] {
  const datos: (Difference & { campo: NoteDatum })[] = [
    {
      campo: 'cliente',
      dato: TEXTOS.columnaCliente,
      guardada: guardada.clienteNombre,
      mia: draft.cliente?.nombre ?? TEXTOS.ninguno,
    },
    { campo: 'fecha', dato: TEXTOS.columnaFecha, guardada: guardada.fecha, mia: totals.fecha },
    {
      campo: 'fechaEntrega',
      dato: TEXTOS.columnaEntrega,
      guardada: guardada.fechaEntrega ?? TEXTOS.ninguno,
      mia: totals.fechaEntrega,
    },
    {
      campo: 'descuentos',
      dato: TEXTOS.descuentos,
      guardada: formatoDinero(guardada.descuentos),
      mia: formatoDinero(draft.descuentos),
    },
    { campo: 'factura', dato: TEXTOS.factura, guardada: siONo(guardada.factura), mia: siONo(draft.factura) },
    { campo: 'aDomicilio', dato: TEXTOS.aDomicilio, guardada: siONo(guardada.aDomicilio), mia: siONo(draft.aDomicilio) },
    { campo: 'express', dato: TEXTOS.express, guardada: siONo(guardada.express), mia: siONo(draft.express) },
  ];
  const filas: (Difference & { campo?: NoteDatum })[] = [...datos, ...deLineas(guardada.lineas, draft)];
  const propios = filas
    .filter((fila) => fila.guardada !== fila.mia)
    .map(({ campo, ...fila }) => (campo && !isTouched(draft, campo) ? { ...fila, mia: TEXTOS.sinCambios } : fila));
  return [...propios, ...dePagos(guardada, draft, totals)];
}
