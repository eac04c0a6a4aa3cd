import type { GuardarNota } from '@lavanda/shared/contract/ventas';
import { type Centavos, cantidadAMilesimas, type Milesimas, pesosACentavos } from '@lavanda/shared/domain/dinero';
import { type Dia, esDia } from '@lavanda/shared/domain/fechas';
import type { Medida, MetodoPago, StatusNota } from '@lavanda/shared/domain/nota';
import type { CampoMalo } from '../../http/problema.ts';
import { invalida } from '../errors.ts';
import { TEXTOS } from '../textos.ts';

export interface LineaEntrada {
  id: string | null;
  servicioId: string | null;
  servicio: string;
  medida: Medida | null;
  cantidad: Milesimas;
  precio: Centavos;
}

export interface PagoEntrada {
  id: string | null;
  fecha: Dia | null;
  monto: Centavos;
  metodo: MetodoPago;
  reversaDe: string | null;
}

/** A POST guardar in the product's units. `undefined` where the client said nothing. */
export interface Entrada {
  id: string | null;
  operacion: string | null;
  version: number | undefined;
  clienteId: string;
  fecha: Dia;
  fechaEntrega: Dia | null;
  lineas: LineaEntrada[];
  pagos: PagoEntrada[];
  descuentos: Centavos | undefined;
  factura: boolean | undefined;
  aDomicilio: boolean | undefined;
  express: boolean | undefined;
  status: StatusNota | undefined;
  horaInicio: string | null;
  horaFinal: string | null;
  tenant: string | undefined;
  sucursal: string | null;
  /** Totals as the client computed them, only to be compared. */
  dichos: Record<'envio' | 'subtotal' | 'total' | 'abonos', Centavos | undefined>;
}

const minusculas = (id: string | null | undefined) => id?.toLowerCase() ?? null;

/**
 * Reads the wire (pesos, kg) into centavos and thousandths.
 * @throws 422 naming every field with too many decimals, a day that doesn't exist or ids that contradict each other.
 */
export function leerEntrada(cuerpo: GuardarNota): Entrada {
  const campos: CampoMalo[] = [];
  const dinero = (campo: string, pesos: number): Centavos => {
    const centavos = pesosACentavos(pesos);
    if (centavos === null) campos.push({ campo, mensaje: TEXTOS.dosDecimales });
    return centavos ?? 0;
  };
  const dineroOpcional = (campo: string, pesos: number | undefined) => (pesos === undefined ? undefined : dinero(campo, pesos));
  const dia = (campo: string, texto: Dia | null | undefined): Dia | null => {
    if (texto !== undefined && texto !== null && !esDia(texto)) campos.push({ campo, mensaje: TEXTOS.diaInexistente });
    return texto ?? null;
  };
  const lineas = cuerpo.articulos.map((articulo, i): LineaEntrada => {
    const cantidad = cantidadAMilesimas(articulo.cantidad);
    if (!cantidad) campos.push({ campo: `articulos[${i}].cantidad`, mensaje: TEXTOS.tresDecimales });
    const servicio = articulo.servicio.trim();
    if (servicio === '') campos.push({ campo: `articulos[${i}].servicio`, mensaje: TEXTOS.vacio });
    return {
      id: minusculas(articulo._id),
      servicioId: minusculas(articulo.servicio_id),
      servicio,
      medida: articulo.medida ?? null,
      cantidad: cantidad ?? 0,
      precio: dinero(`articulos[${i}].precio`, articulo.precio),
    };
  });
  const pagos = (cuerpo.pagos ?? []).map(
    (pago, i): PagoEntrada => ({
      id: minusculas(pago._id),
      fecha: dia(`pagos[${i}].fecha`, pago.fecha),
      monto: dinero(`pagos[${i}].monto`, pago.monto),
      metodo: pago.metodo,
      reversaDe: minusculas(pago.reversa_de),
    }),
  );
  const id = minusculas(cuerpo.id ?? cuerpo._id);
  if (cuerpo._id !== undefined && id !== minusculas(cuerpo._id)) campos.push({ campo: 'id', mensaje: TEXTOS.idsDistintos });
  const conEspacio = cuerpo['a domicilio'];
  if (conEspacio !== undefined && cuerpo.a_domicilio !== undefined && conEspacio !== cuerpo.a_domicilio) {
    campos.push({ campo: 'a_domicilio', mensaje: TEXTOS.domiciliosDistintos });
  }
  const entrada: Entrada = {
    id,
    operacion: minusculas(cuerpo.operacion),
    version: cuerpo.version,
    clienteId: cuerpo.usuario.toLowerCase(),
    fecha: dia('fecha', cuerpo.fecha) ?? cuerpo.fecha,
    fechaEntrega: dia('fecha_entrega', cuerpo.fecha_entrega),
    lineas,
    pagos,
    descuentos: dineroOpcional('descuentos', cuerpo.descuentos),
    factura: cuerpo.factura,
    aDomicilio: cuerpo.a_domicilio ?? conEspacio,
    express: cuerpo.express,
    status: cuerpo.status,
    horaInicio: cuerpo.recoleccion?.hora_inicio ?? null,
    horaFinal: cuerpo.recoleccion?.hora_final ?? null,
    tenant: cuerpo.tenant,
    sucursal: minusculas(cuerpo.sucursal),
    dichos: {
      envio: dineroOpcional('envio', cuerpo.envio),
      subtotal: dineroOpcional('subtotal', cuerpo.subtotal),
      total: dineroOpcional('total', cuerpo.total),
      abonos: dineroOpcional('abonos', cuerpo.abonos),
    },
  };
  if (campos.length > 0) throw invalida(...campos);
  return entrada;
}
