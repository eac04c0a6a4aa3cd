import { MESES } from '../textos';

export interface AnioMes {
  anio: number;
  /** 1 to 12. */
  mes: number;
}

/** '2026-11' to its parts; null when it isn't a month from 2000 on. */
export function leerMes(texto: string | null): AnioMes | null {
  const partes = /^(20\d{2})-(0[1-9]|1[0-2])$/.exec(texto ?? '');
  return partes ? { anio: Number(partes[1]), mes: Number(partes[2]) } : null;
}

/** '2026-11'. */
export function escribirMes({ anio, mes }: AnioMes): string {
  return `${anio}-${String(mes).padStart(2, '0')}`;
}

/** 'Noviembre 2026'. */
export function nombreDeMes({ anio, mes }: AnioMes): string {
  return `${MESES[mes - 1]} ${anio}`;
}

/** 'noviembre 2026', inside a sentence. */
export function mesEnFrase(mes: AnioMes): string {
  return nombreDeMes(mes).toLowerCase();
}
