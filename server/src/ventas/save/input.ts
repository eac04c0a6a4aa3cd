import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { isLocalDay, type LocalDay } from '@lavanda/shared/domain/dates';
import { type Centavos, pesosToCentavos, quantityToThousandths, type Thousandths } from '@lavanda/shared/domain/money';
import type { PagoMethod, StatusNota, Unit } from '@lavanda/shared/domain/nota';
import { type Observations, tidyObservations } from '@lavanda/shared/domain/observations';
import type { BasisPoints } from '@lavanda/shared/domain/percent';
import { type CardKind, cardOf } from '@lavanda/shared/domain/satForm';
import { oneSpace } from '@lavanda/shared/domain/text';
import type { FieldError } from '../../http/problem.ts';
import { invalidFields } from '../errors.ts';
import { TEXTS } from '../texts.ts';

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

/** A save request in centavos and thousandths. A field is `undefined` when the client didn't send it. */
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
  /** Whether the nota was captured offline: values that were right at the counter are then accepted. */
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
  /** Totals that the client computed. They are only compared with the server's. */
  declared: Record<'envio' | 'recargo' | 'subtotal' | 'total' | 'abonos', Centavos | undefined>;
}

const lowerCase = (id: string | null | undefined) => id?.toLowerCase() ?? null;

/**
 * Converts the request from pesos and kg to centavos and thousandths.
 * @throws HttpProblem 422 naming every field with too many decimals, an invalid date or contradictory ids
 */
export function parseInput(body: SaveNota): Input {
  const campos: FieldError[] = [];
  const money = (field: string, pesos: number): Centavos => {
    const centavos = pesosToCentavos(pesos);
    if (centavos === null) campos.push({ campo: field, mensaje: TEXTS.twoDecimals });
    return centavos ?? 0;
  };
  const optionalMoney = (field: string, pesos: number | undefined) => (pesos === undefined ? undefined : money(field, pesos));
  const day = (field: string, text: LocalDay | null | undefined): LocalDay | null => {
    if (text !== undefined && text !== null && !isLocalDay(text)) campos.push({ campo: field, mensaje: TEXTS.nonexistentDay });
    return text ?? null;
  };
  const lines = body.articulos.map((article, i): LineInput => {
    const quantity = quantityToThousandths(article.cantidad);
    if (!quantity) campos.push({ campo: `articulos[${i}].cantidad`, mensaje: TEXTS.threeDecimals });
    const servicio = article.servicio.trim();
    if (servicio === '') campos.push({ campo: `articulos[${i}].servicio`, mensaje: TEXTS.empty });
    return {
      id: lowerCase(article._id),
      servicioId: lowerCase(article.servicio_id),
      servicio,
      medida: article.medida ?? null,
      cantidad: quantity ?? 0,
      precio: money(`articulos[${i}].precio`, article.precio),
      observaciones: article.observaciones && tidyObservations(article.observaciones),
    };
  });
  const pagos = (body.pagos ?? []).map(
    (pago, i): PagoInput => ({
      id: lowerCase(pago._id),
      fecha: day(`pagos[${i}].fecha`, pago.fecha),
      monto: money(`pagos[${i}].monto`, pago.monto),
      metodo: pago.metodo,
      tarjeta: cardOf(pago.metodo, pago.tarjeta),
      reversaDe: lowerCase(pago.reversa_de),
    }),
  );
  const id = lowerCase(body.id ?? body._id);
  if (body._id !== undefined && id !== lowerCase(body._id)) campos.push({ campo: 'id', mensaje: TEXTS.idsMismatch });
  const spacedKey = body['a domicilio'];
  if (spacedKey !== undefined && body.a_domicilio !== undefined && spacedKey !== body.a_domicilio) {
    campos.push({ campo: 'a_domicilio', mensaje: TEXTS.domiciliosMismatch });
  }
  const input: Input = {
    id,
    operacion: lowerCase(body.operacion),
    version: body.version,
    register: lowerCase(body.equipo),
    turno: lowerCase(body.turno),
    captured: body.capturado === undefined ? null : new Date(body.capturado),
    late: body.captura === true,
    clave: body.clave ?? null,
    clienteId: body.usuario.toLowerCase(),
    fecha: day('fecha', body.fecha) ?? body.fecha,
    promiseDate: day('fecha_entrega', body.fecha_entrega),
    lineas: lines,
    pagos,
    descuentos: optionalMoney('descuentos', body.descuentos),
    descuentoMotivo: body.descuento_motivo === undefined ? undefined : oneSpace(body.descuento_motivo),
    descuentoPorcentaje:
      body.descuento_porcentaje === null ? null : optionalMoney('descuento_porcentaje', body.descuento_porcentaje),
    domicilio: body.domicilio && { ...body.domicilio, descripcion: body.domicilio.descripcion.trim() },
    factura: body.factura,
    aDomicilio: body.a_domicilio ?? spacedKey,
    express: body.express,
    observaciones: body.observaciones && tidyObservations(body.observaciones),
    status: body.status,
    horaInicio: body.recoleccion?.hora_inicio ?? null,
    horaFinal: body.recoleccion?.hora_final ?? null,
    tenant: body.tenant,
    sucursal: lowerCase(body.sucursal),
    declared: {
      envio: optionalMoney('envio', body.envio),
      recargo: optionalMoney('recargo', body.recargo),
      subtotal: optionalMoney('subtotal', body.subtotal),
      total: optionalMoney('total', body.total),
      abonos: optionalMoney('abonos', body.abonos),
    },
  };
  if (input.domicilio?.descripcion === '') campos.push({ campo: 'domicilio.descripcion', mensaje: TEXTS.empty });
  if (campos.length > 0) throw invalidFields(...campos);
  return input;
}
