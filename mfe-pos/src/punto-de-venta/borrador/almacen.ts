import { trasElToque } from '../trasElToque';
import type { Borrador } from './borrador';

const PREFIJO = 'lavanda.borrador.v1';

/** Where a draft lives: each user of each tenant has one blank note, and one draft per note being edited. */
export function claveDe(tenant: string, usuario: string, nota: string | undefined): string {
  return `${PREFIJO}.${tenant}.${usuario}.${nota ?? 'nueva'}`;
}

function esBorrador(valor: unknown): valor is Borrador {
  if (typeof valor !== 'object' || valor === null) return false;
  const { id, lineas, pago, descuentos } = valor as Partial<Borrador>;
  return typeof id === 'string' && Array.isArray(lineas) && typeof pago?.tipo === 'string' && typeof descuentos === 'number';
}

/** A draft as written by `guardarBorrador`; null when there is none or it can't be read. */
export function interpretarBorrador(texto: string | null): Borrador | null {
  try {
    const valor: unknown = texto === null ? null : JSON.parse(texto);
    return esBorrador(valor) ? valor : null;
  } catch {
    return null;
  }
}

/** What waits for the paint to be kept, by `claveDe`. */
const pendientes = new Map<string, Borrador>();

/** Keeps what waits under `clave`, if something does. */
export function guardarPendiente(clave: string): void {
  const pendiente = pendientes.get(clave);
  if (pendiente) guardarBorrador(clave, pendiente);
}

export function leerBorrador(clave: string): Borrador | null {
  guardarPendiente(clave);
  try {
    return interpretarBorrador(localStorage.getItem(clave));
  } catch {
    return null;
  }
}

/** Keeps the draft on this device; null forgets it. A full or forbidden storage costs only the recovery, so it isn't reported. */
export function guardarBorrador(clave: string, borrador: Borrador | null): void {
  noGuardar(clave);
  try {
    if (borrador) localStorage.setItem(clave, JSON.stringify(borrador));
    else localStorage.removeItem(clave);
  } catch {
    return;
  }
}

/** The same once the change has been painted. */
export function guardarTrasPintar(clave: string, borrador: Borrador): void {
  if (!pendientes.has(clave)) trasElToque(() => guardarPendiente(clave));
  pendientes.set(clave, borrador);
}

/** What waited to be kept under `clave` isn't true any more. */
export function noGuardar(clave: string): void {
  pendientes.delete(clave);
}
