import { resolve } from 'node:path';
import { normalize } from '@lavanda/shared/domain/text';
import { sql } from 'kysely';
import type { Settings } from '../config/settings.ts';
import type { Base } from '../db/connection.ts';

/** What an order of the command line works with; the process that runs it may be the server's, not the one who asked. */
export interface Context {
  base: Base;
  settings: Settings;
  /** Folder that relative paths start from: where the order was typed. */
  folder: string;
  /** Prints a line for whoever gave the order. */
  tell(line: string): void;
}

/** What the order was called with: words, and `--name value` pairs. */
export interface CommandArguments {
  words: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
}

export interface Command {
  /** How it is called, for the help. */
  usage: string;
  help: string;
  run(context: Context, args: CommandArguments): Promise<void>;
}

/** The order can't be done as given; the message says why, without a stack. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ErrorDeOrden';
  }
}

/** The word at `lugar`. @throws ErrorDeOrden naming what is missing */
export function word({ words }: CommandArguments, place: number, what: string): string {
  const text = words[place]?.trim();
  if (!text) throw new CommandError(`Falta ${what}.`);
  return text;
}

export function pathOf({ folder }: Context, path: string): string {
  return resolve(folder, path);
}

/** Where the links printed lead: PUBLIC_URL, or this machine. */
export function originOf({ publicUrl, host, port }: Settings): string {
  return publicUrl ?? `http://${host}:${port}`;
}

export interface Laundry {
  id: string;
  nombre: string;
  activo: boolean;
}

/** The laundry of that id or name (accents and capitals don't matter). @throws ErrorDeOrden for none, or several of that name */
export async function findLaundry({ base }: Context, text: string): Promise<Laundry> {
  const { rows } = await sql<Laundry>`select id, nombre, activo from tenants order by nombre, id`.execute(base.kysely);
  const found = rows.filter(({ id, nombre: name }) => id === text.toLowerCase() || normalize(name) === normalize(text));
  const [first, ...others] = found;
  if (!first) throw new CommandError(`No hay ninguna lavandería "${text}". La orden listar las muestra.`);
  if (others.length > 0) {
    throw new CommandError(`Hay varias lavanderías "${text}"; usa su id: ${found.map(({ id }) => id).join(', ')}.`);
  }
  return first;
}
