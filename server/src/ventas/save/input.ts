import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { Centavos, Thousandths } from '@lavanda/shared/domain/money';
import type { PagoMethod, StatusNota, Unit } from '@lavanda/shared/domain/nota';
import type { Observations } from '@lavanda/shared/domain/observations';
import type { BasisPoints } from '@lavanda/shared/domain/percent';
import type { CardKind } from '@lavanda/shared/domain/satForm';

export interface LineInput {
  id: string | null;
  servicioId: string | null;
  servicio: string;
  medida: Unit | null;
  cantidad: Thousandths;
  precio: Centavos;
  observaciones: Observations | undefined;
}

export interface PagoInput {
  id: string | null;
  fecha: LocalDay | null;
  monto: Centavos;
  metodo: PagoMethod;
  tarjeta: CardKind | null;
  reversaDe: string | null;
}

/**
 * A save request in centavos and thousandths. A field that the client didn't send is `undefined` or, if its type has no
 * `undefined`, null.
 */
export interface Input {
  id: string | null;
  operacion: string | null;
  version: number | undefined;
  /** Id of the browser's register, which numbers a new nota. */
  register: string | null;
  /** The turno in which the register says that the new pagos were taken. */
  turno: string | null;
  /** When the new pagos were captured, according to the device. */
  captured: Date | null;
  /** Whether the nota was captured offline: values that were right then are accepted, even if prices or rules changed since. */
  late: boolean;
  /** Whether a driver collected the nota: a recoleccion is then received without articles, which the counter adds. */
  collected?: boolean;
  /** Whether the recoleccion may exist beside another pending one of its cliente, as a repeticion may. */
  isBeside?: boolean;
  /** The clave that the register printed; null without one. */
  clave: string | null;
  clienteId: string;
  fecha: LocalDay;
  promiseDate: LocalDay | null;
  lineas: LineInput[];
  pagos: PagoInput[];
  descuentos: Centavos | undefined;
  descuentoMotivo: string | undefined;
  descuentoPorcentaje: BasisPoints | null | undefined;
  domicilio: Domicilio | null | undefined;
  factura: boolean | undefined;
  aDomicilio: boolean | undefined;
  express: boolean | undefined;
  observaciones: Observations | undefined;
  status: StatusNota | undefined;
  horaInicio: string | null;
  horaFinal: string | null;
  tenant: string | undefined;
  sucursal: string | null;
  /** Amounts that the client computed, compared with the server's. A late capture keeps its envio and recargo (`asCaptured`). */
  declared: Record<'envio' | 'recargo' | 'subtotal' | 'total' | 'abonos', Centavos | undefined>;
}
