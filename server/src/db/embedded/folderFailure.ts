import { statfs } from 'node:fs/promises';

/** The embedded database's folder can't be used. The message says what to do; `reason` is only the cause. */
export class UnusableFolder extends Error {
  readonly reason: string;

  constructor(folder: string, reason: string, advice: string) {
    super(`La base de datos de ${folder} no abre: ${reason}. ${advice}`);
    this.name = 'UnusableFolder';
    this.reason = reason;
  }
}

const RESTORE =
  'No la borres. Con Lavanda detenido, pon tu último respaldo con "npm run admin -- restaurar <carpeta del respaldo>": ' +
  'lo que hay se guarda a un lado. Si no tienes respaldo, copia la carpeta a otro lugar y pide ayuda a soporte.';

/** Reason and advice shown to the user for each error code of the operating system. */
const BY_CODE: Readonly<Record<string, readonly [reason: string, advice: string]>> = {
  EACCES: ['falta permiso de escritura', 'Dáselo al usuario que inicia Lavanda, o elige otra carpeta con DATA_DIR.'],
  ENOSPC: ['el disco está lleno', 'Libera espacio y vuelve a iniciar: lo guardado sigue ahí.'],
  ENOTDIR: ['no es una carpeta', 'Elige otra con DATA_DIR.'],
  ENOLCK: ['el sistema de archivos no admite candados', 'Elige con DATA_DIR una carpeta de un disco de este equipo.'],
};
const SAME_AS: Readonly<Record<string, string>> = {
  EPERM: 'EACCES',
  EROFS: 'EACCES',
  EDQUOT: 'ENOSPC',
  EEXIST: 'ENOTDIR',
  ENOTSUP: 'ENOLCK',
  EOPNOTSUPP: 'ENOLCK',
};

/** Free space that a segment of PGlite's write-ahead log needs, bytes. With less space PGlite stops without giving a reason. */
const ONE_SEGMENT = 16 * 1024 ** 2;

/** Turns an operating system's error about the folder into a message for the user. Other errors are returned unchanged. */
export function explainFolder(error: unknown, folder: string): unknown {
  const { code = '' } = (error ?? {}) as { code?: string };
  const known = BY_CODE[SAME_AS[code] ?? code];
  return known ? new UnusableFolder(folder, ...known) : error;
}

/** Explains why the database didn't open. PGlite's errors say little, so an unrecognized cause is reported as damage. */
export async function explainOpening(error: unknown, folder: string): Promise<unknown> {
  const explained = explainFolder(error, folder);
  // A RangeError means that memory is short and says nothing about the folder.
  if (explained instanceof UnusableFolder || !(error instanceof Error) || error instanceof RangeError) return explained;
  return (await fullDisk(folder)) ?? damaged(folder, error);
}

/**
 * Explains a statement's error as damaged data when its SQLSTATE is of class XX, PostgreSQL's internal errors. Other errors are
 * returned unchanged.
 */
export function explainDamage(error: unknown, folder: string): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  return error instanceof Error && /^XX0/.test(String(code)) ? damaged(folder, error) : error;
}

/** Explains why the database stopped while the server was using it. */
export async function explainEnd(error: Error | null, folder: string): Promise<Error> {
  const reason = error ? ` (${firstSentence(error)})` : '';
  const text = `La base de datos embebida terminó${reason}. Lo confirmado está guardado: vuelve a iniciar Lavanda.`;
  return (await fullDisk(folder)) ?? new Error(text, { cause: error });
}

function damaged(folder: string, error: Error): UnusableFolder {
  return new UnusableFolder(folder, `parece dañada (${firstSentence(error)})`, RESTORE);
}

function firstSentence({ message }: Error): string {
  return message.split(/\.\s|\n/)[0] ?? message;
}

async function fullDisk(folder: string): Promise<UnusableFolder | undefined> {
  const free = await statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
  return free < ONE_SEGMENT ? (explainFolder({ code: 'ENOSPC' }, folder) as UnusableFolder) : undefined;
}
