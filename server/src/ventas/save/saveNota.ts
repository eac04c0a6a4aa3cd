import { randomUUID } from 'node:crypto';
import type { GuardarNota, Nota } from '@lavanda/shared/contract/ventas';
import { POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import { veTodasLasSucursales } from '@lavanda/shared/domain/roles';
import type { Transaction } from 'kysely';
import type { Base } from '../../db/conexion.ts';
import type { Esquema } from '../../db/esquema.ts';
import { conReintentos } from '../../db/reintentos.ts';
import { enTenant } from '../../db/tenencia.ts';
import { Problematico } from '../../http/problema.ts';
import type { Sesion } from '../../http/sesion.ts';
import { medirNota } from '../../operar/medidas.ts';
import { campoInvalido } from '../errors.ts';
import { bloquearNota, type Cabecera } from '../lockNota.ts';
import type { ContenidoNota, NotaGuardada } from '../nota.ts';
import { notaVisible } from '../readNota.ts';
import { aplicarResumen, deltasResumen } from '../rollup/rollup.ts';
import { TEXTOS } from '../textos.ts';
import { type Diferencia, diferencia } from './diff.ts';
import { type Entrada, leerEntrada } from './input.ts';
import { type Leido, leerContexto } from './loadContext.ts';
import { resolverNota } from './resolveNota.ts';
import { escribirNota } from './writeNota.ts';

/** @throws 404 for a note the session can't see; 409 for a voided one; 422 for a forged tenant or branch */
function autorizar(sesion: Sesion, entrada: Entrada, cabecera: Cabecera | null): void {
  if (entrada.tenant !== undefined && entrada.tenant.toLowerCase() !== sesion.tenantId)
    throw campoInvalido('tenant', TEXTOS.ajeno);
  if (cabecera && cabecera.sucursalId !== sesion.sucursalId && !veTodasLasSucursales(sesion.rol))
    throw new Problematico(404, TEXTOS.noExiste);
  if (cabecera?.anulada) throw new Problematico(409, TEXTOS.eliminada);
  if (entrada.sucursal !== null && entrada.sucursal !== (cabecera?.sucursalId ?? sesion.sucursalId))
    throw campoInvalido('sucursal', TEXTOS.ajeno);
  // Who sends a version has seen the note: an id not known here is then of no note, not a new one.
  if (!cabecera && entrada.version !== undefined) throw new Problematico(404, TEXTOS.noExiste);
}

async function conflicto(tx: Transaction<Esquema>, sesion: Sesion, detalle: string, notaId: string): Promise<Problematico> {
  return new Problematico(409, detalle, undefined, { actual: await notaVisible(tx, sesion, notaId) });
}

/** The note after the save. A register that started from an older version learns that first, whatever else is wrong with its note. */
async function decidir(
  tx: Transaction<Esquema>,
  sesion: Sesion,
  entrada: Entrada,
  actual: NotaGuardada | null,
  leido: Leido,
): Promise<ContenidoNota> {
  const obsoleta = actual !== null && entrada.version !== undefined && entrada.version !== actual.version;
  let ahora: ContenidoNota;
  try {
    ahora = resolverNota(entrada, actual, leido.contexto);
  } catch (error) {
    if (obsoleta && error instanceof Problematico) throw await conflicto(tx, sesion, TEXTOS.conflicto, actual.id);
    throw error;
  }
  if (obsoleta && diferencia(actual, ahora) !== null) throw await conflicto(tx, sesion, TEXTOS.conflicto, actual.id);
  const agenda = ahora.status === POR_RECOLECTAR && (actual === null || actual.clienteId !== ahora.clienteId);
  if (agenda && leido.pendiente !== null) throw await conflicto(tx, sesion, TEXTOS.pendiente, leido.pendiente);
  return ahora;
}

interface Guardado {
  nota: Nota;
  /** null when nothing did. */
  cambio: Diferencia | null;
}

async function guardar(tx: Transaction<Esquema>, sesion: Sesion, entrada: Entrada): Promise<Guardado> {
  const { cabecera, notaDeOperacion } = await bloquearNota(tx, sesion.tenantId, entrada.id, entrada.operacion);
  autorizar(sesion, entrada, cabecera);
  if (notaDeOperacion !== null) {
    if (entrada.id !== null && entrada.id !== notaDeOperacion) throw campoInvalido('operacion', TEXTOS.operacionAjena);
    return { nota: await notaVisible(tx, sesion, notaDeOperacion), cambio: null };
  }
  const id = entrada.id ?? randomUUID();
  const sucursalId = cabecera?.sucursalId ?? sesion.sucursalId;
  const leido = await leerContexto(tx, sesion, entrada, { id, sucursalId, nueva: cabecera === null });
  if (leido.deOtroTenant) throw campoInvalido(cabecera ? 'pagos' : 'id', TEXTOS.idAjeno);
  const actual = cabecera && { ...cabecera, lineas: leido.lineas, pagos: leido.pagos };
  const ahora = await decidir(tx, sesion, entrada, actual, leido);
  const cambio = diferencia(actual, ahora);
  if (cambio !== null) {
    const version = (actual?.version ?? 0) + 1;
    await escribirNota(tx, sesion, { id, sucursalId, version, operacion: entrada.operacion, antes: actual, ahora, cambio });
    await aplicarResumen(tx, sesion.tenantId, deltasResumen(actual, { ...ahora, sucursalId, anulada: false }));
  }
  return { nota: await notaVisible(tx, sesion, id), cambio };
}

/**
 * Creates or changes a note in one transaction: lock, rules, note, lines, payments, history and rollup, or nothing at all.
 * The same operation, or a note that already stands as sent, answers as it is.
 * @throws 409 with `actual` when another register saved a newer version or the customer has a pickup waiting
 */
export async function guardarNota(base: Base, sesion: Sesion, cuerpo: GuardarNota): Promise<Nota> {
  const entrada = leerEntrada(cuerpo);
  const { nota, cambio } = await conReintentos(() => enTenant(base, sesion.tenantId, (tx) => guardar(tx, sesion, entrada)));
  if (cambio) medirNota(cambio.pagos?.length ?? 0);
  return nota;
}
