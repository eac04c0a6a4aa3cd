import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { quantityToThousandths } from '@lavanda/shared/domain/money';
import { tidyObservations } from '@lavanda/shared/domain/observations';
import { cardOf } from '@lavanda/shared/domain/satForm';
import { oneSpace } from '@lavanda/shared/domain/text';
import { invalidFields } from '../errors.ts';
import { TEXTS } from '../texts.ts';
import { FieldReader } from './FieldReader.ts';
import type { Input, LineInput, PagoInput } from './input.ts';

const lowerCase = (id: string | null | undefined) => id?.toLowerCase() ?? null;

/**
 * Converts the request from pesos and kg to centavos and thousandths.
 * @throws HttpProblem 422 naming every field with too many decimals, an invalid date, an empty text or contradictory values
 */
export function parseInput(body: SaveNota): Input {
  const fields = new FieldReader();
  const lines = body.articulos.map((article, i) => lineOf(fields, article, `articulos[${i}]`));
  const pagos = (body.pagos ?? []).map((pago, i) => pagoOf(fields, pago, `pagos[${i}]`));
  const id = idOf(fields, body);
  const aDomicilio = domicilioFlagOf(fields, body);
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
    fecha: fields.day('fecha', body.fecha) ?? body.fecha,
    promiseDate: fields.day('fecha_entrega', body.fecha_entrega),
    lineas: lines,
    pagos,
    descuentos: fields.optionalMoney('descuentos', body.descuentos),
    descuentoMotivo: body.descuento_motivo === undefined ? undefined : oneSpace(body.descuento_motivo),
    descuentoPorcentaje:
      body.descuento_porcentaje === null ? null : fields.optionalMoney('descuento_porcentaje', body.descuento_porcentaje),
    domicilio: body.domicilio && { ...body.domicilio, descripcion: body.domicilio.descripcion.trim() },
    factura: body.factura,
    aDomicilio,
    express: body.express,
    observaciones: body.observaciones && tidyObservations(body.observaciones),
    status: body.status,
    horaInicio: body.recoleccion?.hora_inicio ?? null,
    horaFinal: body.recoleccion?.hora_final ?? null,
    tenant: body.tenant,
    sucursal: lowerCase(body.sucursal),
    declared: declaredOf(fields, body),
  };
  if (input.domicilio?.descripcion === '') fields.fault('domicilio.descripcion', TEXTS.empty);
  if (fields.faults.length > 0) throw invalidFields(...fields.faults);
  return input;
}

function lineOf(fields: FieldReader, article: SaveNota['articulos'][number], field: string): LineInput {
  const quantity = quantityToThousandths(article.cantidad);
  if (!quantity) fields.fault(`${field}.cantidad`, TEXTS.threeDecimals);
  const servicio = article.servicio.trim();
  if (servicio === '') fields.fault(`${field}.servicio`, TEXTS.empty);
  return {
    id: lowerCase(article._id),
    servicioId: lowerCase(article.servicio_id),
    servicio,
    medida: article.medida ?? null,
    cantidad: quantity ?? 0,
    precio: fields.money(`${field}.precio`, article.precio),
    observaciones: article.observaciones && tidyObservations(article.observaciones),
  };
}

function pagoOf(fields: FieldReader, pago: NonNullable<SaveNota['pagos']>[number], field: string): PagoInput {
  return {
    id: lowerCase(pago._id),
    fecha: fields.day(`${field}.fecha`, pago.fecha),
    monto: fields.money(`${field}.monto`, pago.monto),
    metodo: pago.metodo,
    tarjeta: cardOf(pago.metodo, pago.tarjeta),
    reversaDe: lowerCase(pago.reversa_de),
  };
}

/** The nota's id, which the request may send as `id`, as `_id` or as both. */
function idOf(fields: FieldReader, body: SaveNota): string | null {
  const id = lowerCase(body.id ?? body._id);
  if (body._id !== undefined && id !== lowerCase(body._id)) fields.fault('id', TEXTS.idsMismatch);
  return id;
}

/** Whether the nota is delivered at home, sent as `a domicilio`, as `a_domicilio` or as both; undefined when not sent. */
function domicilioFlagOf(fields: FieldReader, body: SaveNota): boolean | undefined {
  const spacedKey = body['a domicilio'];
  if (spacedKey !== undefined && body.a_domicilio !== undefined && spacedKey !== body.a_domicilio) {
    fields.fault('a_domicilio', TEXTS.domiciliosMismatch);
  }
  return body.a_domicilio ?? spacedKey;
}

function declaredOf(fields: FieldReader, body: SaveNota): Input['declared'] {
  return {
    envio: fields.optionalMoney('envio', body.envio),
    recargo: fields.optionalMoney('recargo', body.recargo),
    subtotal: fields.optionalMoney('subtotal', body.subtotal),
    total: fields.optionalMoney('total', body.total),
    abonos: fields.optionalMoney('abonos', body.abonos),
  };
}
