import { formatoCantidad, formatoDinero } from '@lavanda/shared/domain/dinero';
import { importeLinea } from '@lavanda/shared/domain/nota';
import type { Linea, NotaGuardada } from '../../notas/nota';
import type { Borrador } from '../borrador/borrador';
import type { Cuenta } from '../borrador/cuenta';
import { TEXTOS } from '../textos';

/** One thing in which the stored note and the one being written differ, as text. */
export interface Diferencia {
  dato: string;
  guardada: string;
  mia: string;
}

const siONo = (valor: boolean) => (valor ? TEXTOS.si : TEXTOS.no);

function renglon(linea: Linea | undefined): string {
  return linea ? `${formatoCantidad(linea.cantidad)} × ${formatoDinero(importeLinea(linea))}` : TEXTOS.ninguno;
}

function deLineas(guardadas: readonly Linea[], mias: readonly Linea[]): Diferencia[] {
  const ids = new Set([...guardadas, ...mias].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const guardada = guardadas.find((linea) => linea.id === id);
    const mia = mias.find((linea) => linea.id === id);
    return [{ dato: (mia ?? guardada)?.servicio ?? '', guardada: renglon(guardada), mia: renglon(mia) }];
  });
}

function dePagos(guardada: NotaGuardada, { base, pago }: Borrador, { cobro }: Cuenta): Diferencia[] {
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

/** What the stored note and the draft differ in: customer, dates, articles, discounts, switches, payments. */
export function diferencias(guardada: NotaGuardada, borrador: Borrador, cuenta: Cuenta): Diferencia[] {
  const datos: Diferencia[] = [
    { dato: TEXTOS.columnaCliente, guardada: guardada.clienteNombre, mia: borrador.cliente?.nombre ?? TEXTOS.ninguno },
    { dato: TEXTOS.columnaFecha, guardada: guardada.fecha, mia: cuenta.fecha },
    { dato: TEXTOS.columnaEntrega, guardada: guardada.fechaEntrega ?? TEXTOS.ninguno, mia: cuenta.fechaEntrega },
    ...deLineas(guardada.lineas, borrador.lineas),
    { dato: TEXTOS.descuentos, guardada: formatoDinero(guardada.descuentos), mia: formatoDinero(borrador.descuentos) },
    { dato: TEXTOS.factura, guardada: siONo(guardada.factura), mia: siONo(borrador.factura) },
    { dato: TEXTOS.aDomicilio, guardada: siONo(guardada.aDomicilio), mia: siONo(borrador.aDomicilio) },
    { dato: TEXTOS.express, guardada: siONo(guardada.express), mia: siONo(borrador.express) },
  ];
  return [...datos.filter(({ guardada: suya, mia }) => suya !== mia), ...dePagos(guardada, borrador, cuenta)];
}
