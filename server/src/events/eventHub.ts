import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { Listener } from '../db/notifications.ts';
import { EventLog } from './eventLog.ts';
import type { EventStream } from './eventStream.ts';
import { isTold, mayHear, type Notice, parseNotice, type ToldNotice, toEvent } from './notice.ts';
import { type ChangedNota, type OpenNota, Presence } from './presence.ts';

const BEAT_MS = 20_000;
/** How often the streams' sessions are checked for expiry, ms. A session that a user ends closes its streams at once. */
const CHECK_MS = 60_000;
/** Added to the age that a page reports of itself, ms, to allow for the duration of its call. */
const MARGIN_MS = 1_000;

/** The point from which a client that connects wants the events, so that it misses none. */
export interface Resume {
  /** Id of the last event that the client received. */
  id?: string | undefined;
  /** Used without an `id`: how long ago the client's page began to read, ms. */
  ageMs: number;
}

/** Forwards the changes that database transactions notify to this process's streams. */
export class EventHub implements Listener {
  readonly presence = new Presence();
  readonly #streams = new Set<EventStream>();
  readonly #db: Database;
  readonly #timers: NodeJS.Timeout[];
  readonly #stopListening: () => void;
  /**
   * The last events; null while the server can't listen to the database, and after `close`. While it is null, there are no
   * streams and browsers poll.
   */
  #log: EventLog | null = null;
  #closed = false;

  constructor(db: Database) {
    this.#db = db;
    this.#stopListening = db.listen(this);
    this.#timers = [setInterval(() => this.#beat(), BEAT_MS), setInterval(() => void this.#checkSessions(), CHECK_MS)];
    for (const timer of this.#timers) timer.unref();
  }

  onListening(): void {
    if (!this.#closed) this.#log = new EventLog();
  }

  onLost(): void {
    this.#log = null;
    this.#endAll();
  }

  onPayload(payload: string): void {
    const open = payload.startsWith('{"abierta"') ? (JSON.parse(payload) as { abierta: OpenNota }).abierta : null;
    if (open) this.#tellPresence(this.presence.hear(open));
    const notice = open ? null : parseNotice(payload);
    if (notice && isTold(notice)) this.#tell(notice);
    else if (notice) this.#endAccess(notice);
  }

  #tell(notice: ToldNotice): void {
    const entry = this.#log?.add(notice);
    if (!entry) return;
    const event = toEvent(notice);
    for (const stream of this.#streams) if (mayHear(stream.session, notice)) stream.send(entry.id, event);
  }

  /**
   * Sends the events that the stream missed and then all new ones. If the log no longer has the missed events, asks the client to
   * read all its data again.
   * @returns false while the server can't listen to the database, and after `close`
   */
  add(stream: EventStream, { id, ageMs }: Resume): boolean {
    const log = this.#log;
    if (!log) return false;
    const missed = (id ? log.since(id) : log.sinceMs(ageMs + MARGIN_MS)) ?? null;
    if (missed === null) stream.readAll();
    for (const entry of missed ?? []) if (mayHear(stream.session, entry.notice)) stream.send(entry.id, toEvent(entry.notice));
    stream.ready(log.last);
    this.#streams.add(stream);
    stream.body.once('close', () => this.#streams.delete(stream));
    return true;
  }

  /** Ends every stream and accepts no new ones. */
  close(): void {
    this.#closed = true;
    this.#log = null;
    this.#stopListening();
    for (const timer of this.#timers) clearInterval(timer);
    this.#endAll();
  }

  #endAll(): void {
    for (const stream of this.#streams) stream.end();
    this.#streams.clear();
  }

  #endSessions(which: (stream: EventStream) => boolean): void {
    for (const stream of [...this.#streams].filter(which)) {
      this.#streams.delete(stream);
      stream.endSession();
    }
  }

  /** Ends the streams of sessions that ended or whose rights changed. With changed rights, the browser opens a new stream. */
  #endAccess({ tipo: kind, tenant, ids }: Notice): void {
    const concerns = ({ session }: EventStream) => {
      if (session.tenantId !== tenant) return false;
      return ids.length === 0 || ids.includes(kind === 'sesion' ? session.sessionId : session.userId);
    };
    if (kind === 'acceso') for (const stream of this.#streams) if (concerns(stream)) stream.readAll();
    this.#endSessions(concerns);
  }

  #tellPresence(changed: ChangedNota[]): void {
    for (const { tenant, sucursal, nota } of changed) {
      const notice: ToldNotice = { tipo: 'presencia', tenant, sucursal, ids: [nota], origen: null, tx: '' };
      for (const stream of this.#streams) if (mayHear(stream.session, notice)) stream.sendUnlogged(toEvent(notice));
    }
  }

  #beat(): void {
    for (const stream of this.#streams) stream.beat();
    this.#tellPresence(this.presence.expire());
  }

  async #checkSessions(): Promise<void> {
    if (this.#streams.size === 0) return;
    const sessions = [...this.#streams].map(({ session }) => session);
    try {
      const { rows } = await sql<{ id: string }>`select s.id from sesiones s
        join usuarios u on u.tenant_id = s.tenant_id and u.id = s.usuario_id and u.confirmado
        join tenants t on t.id = s.tenant_id and t.activo
        where s.tenant_id = any(${[...new Set(sessions.map(({ tenantId }) => tenantId))]}::uuid[])
          and s.id = any(${sessions.map(({ sessionId }) => sessionId)}::uuid[]) and s.expira > now()`.execute(this.#db.kysely);
      const open = new Set(rows.map(({ id }) => id));
      const asked = new Set(sessions.map(({ sessionId }) => sessionId));
      this.#endSessions(({ session: { sessionId } }) => asked.has(sessionId) && !open.has(sessionId));
    } catch {
      // The next check, a minute later, tries again.
    }
  }
}
