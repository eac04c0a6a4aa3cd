import type { FileFormat } from '../clientes/endpoints';

/** Largest file that the server takes, bytes. */
const MAX = 10 * 1024 * 1024;

const TYPES: Record<FileFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What the file picker offers. */
export const ACCEPTS = ['.csv', '.xlsx', ...Object.values(TYPES)].join(',');

export interface SelectedFile {
  nombre: string;
  formato: FileFormat;
  /** The content, with the media type the call asks for: browsers name CSV in several ways, or not at all. */
  file: Blob;
}

/** Reads what was picked; says why when it can't be a file of customers. */
export function readFile(file: File): SelectedFile | 'formato' | 'tamano' {
  const extension = /\.(csv|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (extension !== 'csv' && extension !== 'xlsx') return 'formato';
  if (file.size > MAX) return 'tamano';
  return { nombre: file.name, formato: extension, file: file.slice(0, file.size, TYPES[extension]) };
}
