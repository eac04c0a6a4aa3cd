import type { CajaEntry } from '../../contract/schemas/caja.ts';
import type { Centavos } from '../../domain/money.ts';
import type { ApiError } from '../apiError.ts';

/** What an entry does, for the list of what waits. */
export type EntryKind =
  | 'nota'
  | 'abono'
  | 'cierre'
  | 'recoleccion'
  | 'cliente'
  | 'stage'
  | 'pieces'
  | 'apertura'
  | 'movimiento'
  | 'conteo';

/** What a person reads of an entry. */
export interface EntryLabel {
  kind: EntryKind;
  /** Name of the cliente, of the movimiento or of the caja. */
  name: string;
  /** What it charges or is worth, centavos; null when it moves no money. */
  amount: Centavos | null;
  /** The nota's clave, or ''. */
  clave: string;
}

/** Whose capture it is: an entry is sent in the session of the user who made it. */
export interface Owner {
  tenant: string;
  user: string;
  /** Name of the user. */
  name: string;
}

/** One call that this device captured, with the ids that its register made, until the server has answered it. */
export interface Entry {
  /** Its place in the order of capture, given by the database. */
  seq: number;
  id: string;
  owner: Owner;
  /** Id of another user of the laundry who sends it; absent while its owner does. */
  sender?: string | undefined;
  /** Path of its call. */
  path: string;
  body: Readonly<Record<string, unknown>>;
  /**
   * Version of the nota that the server last answered before what waits of it; null when it never did. `body` names the
   * one that this device shows, which counts what waits too.
   */
  answered: number | null;
  /** When it was captured, ISO 8601, by the server's clock as far as that is known. */
  captured: string;
  /** Id of its nota or cliente. */
  about: string;
  /** Ids whose earlier entries go first: a new cliente before its nota. */
  after: readonly string[];
  label: EntryLabel;
  /** What the call answers until the server does: what is captured is shown as if it were saved. */
  answer: unknown;
  /** What it adds to the record of the caja, oldest first; absent for nothing. */
  record?: readonly CajaEntry[];
  /** Token of a new nota's public link, for a ticket that is printed before the server has it. */
  token?: string;
  /** Whether the register went on without an answer: the server takes such an entry as it was captured. */
  late: boolean;
  /** How many times the server failed on it. */
  failures: number;
  /** Why the server refused it; null while it may be sent. */
  refusal: ApiError | null;
}

/** An entry before the database gives it its place. */
export type NewEntry = Omit<Entry, 'seq'>;

/** Whether an entry is the user's to send and to answer for: captured by them, or taken over from another. */
export function isSentBy({ owner, sender }: Pick<Entry, 'owner' | 'sender'>, me: Pick<Owner, 'tenant' | 'user'>): boolean {
  return owner.tenant === me.tenant && (owner.user === me.user || sender === me.user);
}
