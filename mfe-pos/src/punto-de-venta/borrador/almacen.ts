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

export function leerBorrador(clave: string): Borrador | null {
  try {
    return interpretarBorrador(localStorage.getItem(clave));
  } catch {
    return null;
  }
}

/** Keeps the draft on this device; null forgets it. A full or forbidden storage costs only the recovery, so it isn't reported. */
export function guardarBorrador(clave: string, borrador: Borrador | null): void {
  try {
    if (borrador) localStorage.setItem(clave, JSON.stringify(borrador));
    else localStorage.removeItem(clave);
  } catch {
    return;
  }
}
