import { resolve } from 'node:path';
import { normalize } from '@lavanda/shared/domain/text';
import { sql } from 'kysely';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';

/**
 * The data and functions that a command uses. A server that holds the embedded database runs the command; otherwise the
 * terminal's process runs it.
 */
export interface Context {
  db: Database;
  settings: Settings;
  /** Folder in which the command was typed; relative paths start there. */
  folder: string;
  tell(line: string): void;
}

/** A command's arguments: plain words, and options written `--name value` or `--name`. */
export interface CommandArguments {
  words: readonly string[];
  options: Readonly<Partial<Record<'usuario' | 'sucursal' | 'zona' | 'clave-publica', string> & Record<'nueva', boolean>>>;
}

export interface Command {
  usage: string;
  help: string;
  run(context: Context, args: CommandArguments): Promise<void>;
}

/** Tells the operator why a command can't run. The message is shown without a stack. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandError';
  }
}

/**
 * The word at position `index` after the command's name, counted from 0.
 * @param what name of the argument in the error message
 * @throws CommandError when the word is missing
 */
export function word({ words }: CommandArguments, index: number, what: string): string {
  const text = words[index]?.trim();
  if (!text) throw new CommandError(`Falta ${what}.`);
  return text;
}

/** Absolute path of a path that was typed in the command's folder. */
export function pathOf({ folder }: Context, path: string): string {
  return resolve(folder, path);
}

/** Base URL of the links that commands print: PUBLIC_URL, else the server's own address. */
export function originOf({ publicUrl, host, port }: Settings): string {
  return publicUrl ?? `http://${host}:${port}`;
}

export interface Laundry {
  id: string;
  nombre: string;
  activo: boolean;
}

/**
 * The laundry whose id or name is `text` (ignoring accents and case).
 * @throws CommandError when no laundry matches, or several do
 */
export async function findLaundry({ db }: Context, text: string): Promise<Laundry> {
  const { rows } = await sql<Laundry>`select id, nombre, activo from tenants order by nombre, id`.execute(db.kysely);
  const found = rows.filter(({ id, nombre: name }) => id === text.toLowerCase() || normalize(name) === normalize(text));
  const [first, ...others] = found;
  if (!first) throw new CommandError(`No hay ninguna lavandería "${text}". La orden listar las muestra.`);
  if (others.length > 0) {
    throw new CommandError(`Hay varias lavanderías "${text}"; usa su id: ${found.map(({ id }) => id).join(', ')}.`);
  }
  return first;
}
