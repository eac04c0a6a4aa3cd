import type { FormatoArchivo } from '../clientes/endpoints';

/** Largest file that the server takes, bytes. */
const MAXIMO = 10 * 1024 * 1024;

const TIPOS: Record<FormatoArchivo, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What the file picker offers. */
export const ACEPTA = ['.csv', '.xlsx', ...Object.values(TIPOS)].join(',');

export interface ArchivoElegido {
  nombre: string;
  formato: FormatoArchivo;
  /** The content, with the media type the call asks for: browsers name CSV in several ways, or not at all. */
  archivo: Blob;
}

/** Reads what was picked; says why when it can't be a file of customers. */
export function leerArchivo(file: File): ArchivoElegido | 'formato' | 'tamano' {
  const extension = /\.(csv|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (extension !== 'csv' && extension !== 'xlsx') return 'formato';
  if (file.size > MAXIMO) return 'tamano';
  return { nombre: file.name, formato: extension, archivo: file.slice(0, file.size, TIPOS[extension]) };
}
