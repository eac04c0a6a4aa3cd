import type { FileFormat } from '../clientes/endpoints';

/** Maximum size of a file that the server accepts, bytes. */
const MAX = 10 * 1024 * 1024;

const TYPES: Record<FileFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** `accept` attribute of the file picker. */
export const ACCEPTS = ['.csv', '.xlsx', ...Object.values(TYPES)].join(',');

export interface SelectedFile {
  nombre: string;
  formato: FileFormat;
  /** The content with the media type of its format, because browsers give CSV files various types or none. */
  file: Blob;
}

/**
 * Checks the chosen file.
 * @returns the file to send, or 'format' or 'size' when that isn't accepted
 */
export function readFile(file: File): SelectedFile | 'format' | 'size' {
  const extension = /\.(csv|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (extension !== 'csv' && extension !== 'xlsx') return 'format';
  if (file.size > MAX) return 'size';
  return { nombre: file.name, formato: extension, file: file.slice(0, file.size, TYPES[extension]) };
}
