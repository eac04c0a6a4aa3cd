import type { CajaEntry } from '../../contract/schemas/caja.ts';
import type { Centavos } from '../../domain/money.ts';
import type { ApiError } from '../apiError.ts';

/** The kind of an entry in the list of waiting entries. */
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

/** The parts of an entry that a person reads. */
export interface EntryLabel {
  kind: EntryKind;
  /** Name of the cliente, of the movimiento or of the caja. */
  name: string;
  /**
   * Amount that the entry charges or is worth, centavos, below 0 for money taken out or returned; null for an entry without an
   * amount.
   */
  amount: Centavos | null;
  /** Clave of the nota or, for an entry about the caja, of the capture itself; '' without one. */
  clave: string;
}

/** The user who made a capture. Its entry is sent in that user's session, or in that of a `sender` who took it over. */
export interface Owner {
  tenant: string;
  user: string;
  /** Name of the user. */
  name: string;
}

/** One captured call, with the ids that its register made, kept until the server has saved it or somebody handled its refusal. */
export interface Entry {
  /** Position in the order of capture, given by the database. */
  seq: number;
  id: string;
  owner: Owner;
  /** Id of another user of the laundry who may send the entry too; absent while only the owner may. */
  sender?: string | undefined;
  /** Path of the captured call. */
  path: string;
  body: Readonly<Record<string, unknown>>;
  /**
   * The nota's version in the server's last answer, without the waiting captures; null when there is none, as for a new nota.
   * The version in `body` counts the waiting captures too.
   */
  answered: number | null;
  /** Time of the capture, ISO 8601, by the server's clock as far as that is known. */
  captured: string;
  /** Id of what the entry is about: a nota, a cliente, a turno, a movimiento or a count. */
  about: string;
  /**
   * Ids of what the entry depends on, whose earlier entries are sent first: the new cliente of a nota, the turno of a movimiento.
   */
  after: readonly string[];
  label: EntryLabel;
  /** The answer that the caller gets before the server answers: a capture is shown as if it were saved. */
  answer: unknown;
  /** Lines that the entry adds to the caja's record, oldest first; absent for none. */
  record?: readonly CajaEntry[];
  /** Token of a new nota's public link, for a ticket that is printed before the server has the nota. */
  token?: string;
  /**
   * Whether the register waits no longer for the answer. The entry is then sent as a late capture (`lateBody`), which the server
   * applies as of the time of the capture.
   */
  late: boolean;
  /** How many times the server failed on this entry or refused it; 0 again when a person lets it be sent once more. */
  failures: number;
  /** The server's refusal, or its last error after too many failures; null while the entry may be sent. */
  refusal: ApiError | null;
}

/** An entry before the database gives it its `seq`. */
export type NewEntry = Omit<Entry, 'seq'>;

/** Whether the user sends the entry: the user captured it, or took it over from another user. */
export function isSentBy({ owner, sender }: Pick<Entry, 'owner' | 'sender'>, me: Pick<Owner, 'tenant' | 'user'>): boolean {
  return owner.tenant === me.tenant && (owner.user === me.user || sender === me.user);
}
