import type { EnvioConfig, GuardarIdentidad, Identidad } from '@lavanda/shared/contract/tenant';
import { type Centavos, centavosAPesos, MONTO_MAXIMO } from '@lavanda/shared/domain/dinero';
import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import { leerMonto } from '@lavanda/shared/domain/numeroEscrito';
import { aHex } from '../colores/hex';
import { comoMonto } from '../envio/montos';

/** One delivery band as typed, in pesos; `max` '' has no limit. */
export interface FilaRango {
  /** Tells the rows apart while they are added and removed. */
  clave: string;
  min: string;
  max: string;
  envio: string;
}

/** The identity as the form holds it: everything as typed. */
export interface Borrador {
  nombre: string;
  primario: string;
  secundario: string;
  tipo: EnvioConfig['rulesType'];
  monto: string;
  rangos: readonly FilaRango[];
  dias: string;
  ancho: Identidad['ticket_ancho'];
  legal: string;
}

/** What the form shows of the saved identity. */
export function borradorDe({ nombre, colores, envio, dias_entrega, ticket_ancho, ticket_legal }: Identidad): Borrador {
  const { conCosto, rango = [] } = envio.rules;
  return {
    nombre,
    primario: colores.primario.toUpperCase(),
    secundario: colores.secundario.toUpperCase(),
    tipo: envio.rulesType,
    monto: conCosto ? comoMonto(conCosto.monto) : '',
    rangos: rango.map(({ min, max, envio: costo }) => ({
      clave: nuevoId(),
      min: comoMonto(min),
      max: max === undefined ? '' : comoMonto(max),
      envio: comoMonto(costo),
    })),
    dias: String(dias_entrega),
    ancho: ticket_ancho,
    legal: ticket_legal,
  };
}

/** Amounts as centavos, whatever way they are written; what isn't an amount as typed. */
const igualado = (texto: string): number | string => leerMonto(texto) ?? texto;

/** What of the delivery rule makes it another one. */
function huellaDeEnvio({ tipo, monto, rangos }: Borrador): string {
  return JSON.stringify([tipo, igualado(monto), rangos.map(({ min, max, envio }) => [min, max, envio].map(igualado))]);
}

const color = (texto: string): string => (aHex(texto) ?? texto).toLowerCase();

/** Groups of the identity that the draft changes, by the field of the save that carries them. */
export function cambiados(base: Borrador, ahora: Borrador): ReadonlySet<keyof GuardarIdentidad> {
  const distintos: Record<string, boolean> = {
    nombre: base.nombre !== ahora.nombre.trim(),
    colores: color(base.primario) !== color(ahora.primario) || color(base.secundario) !== color(ahora.secundario),
    envio: huellaDeEnvio(base) !== huellaDeEnvio(ahora),
    dias_entrega: base.dias !== ahora.dias.trim(),
    ticket_ancho: base.ancho !== ahora.ancho,
    ticket_legal: base.legal !== ahora.legal.trim(),
  };
  return new Set((Object.keys(distintos) as (keyof GuardarIdentidad)[]).filter((campo) => distintos[campo]));
}

function cantidad(texto: string): Centavos | null {
  const centavos = leerMonto(texto);
  return centavos !== null && centavos <= MONTO_MAXIMO ? centavos : null;
}

/** The delivery rule of the draft on the wire. Those that don't hold are kept beside it, to go back to, as far as they are whole. */
function envioDe({ tipo, monto, rangos }: Borrador): EnvioConfig {
  const costo = cantidad(monto);
  const bandas = rangos.flatMap(({ min, max, envio }) => {
    const [desde, hasta, fijo] = [cantidad(min), cantidad(max), cantidad(envio)];
    if (desde === null || fijo === null || (hasta === null && max !== '')) return [];
    return [
      { min: centavosAPesos(desde), ...(hasta === null ? {} : { max: centavosAPesos(hasta) }), envio: centavosAPesos(fijo) },
    ];
  });
  return {
    rulesType: tipo,
    rules: {
      ...(costo === null ? {} : { conCosto: { monto: centavosAPesos(costo) } }),
      ...(bandas.length === 0 ? {} : { rango: bandas }),
    },
  };
}

/** The body of the save: only what changed. The draft has to be valid. */
export function cuerpoDe(base: Borrador, ahora: Borrador): GuardarIdentidad {
  const campos = cambiados(base, ahora);
  return {
    ...(campos.has('nombre') && { nombre: ahora.nombre.trim() }),
    ...(campos.has('colores') && { colores: { primario: color(ahora.primario), secundario: color(ahora.secundario) } }),
    ...(campos.has('envio') && { envio: envioDe(ahora) }),
    ...(campos.has('dias_entrega') && { dias_entrega: Number(ahora.dias) }),
    ...(campos.has('ticket_ancho') && { ticket_ancho: ahora.ancho }),
    ...(campos.has('ticket_legal') && { ticket_legal: ahora.legal.trim() }),
  };
}
