import type { ApiRequest } from '../../contract/calls/requestOf.ts';
import type { SessionData } from '../../contract/schemas/auth.ts';
import type { Centavos } from '../../domain/money.ts';
import { hasLocks } from '../../live/lead.ts';
import type { ApiError } from '../apiError.ts';
import { serverNow } from '../serverClock.ts';
import { counterQueue } from './database.ts';
import { discardRequest } from './discardRequest.ts';
import { type Entry, isSentBy, type Owner } from './entry.ts';
import { lateBody } from './lateBody.ts';
import { type Outcome, settlementOf } from './outcome.ts';
import type { QueueDatabase } from './queueDatabase.ts';
import type { Captured } from './register.ts';

/** How long a register waits for the server's answer to a capture before it goes on without the answer, ms. */
const PATIENCE = 8_000;
/** How long a register waits for the answer to a capture while the server is lost, ms. */
const LOST_PATIENCE = 1_000;

/** Mean pauses before the queue is sent again, ms: the first and the longest. An attempt that sends nothing doubles the pause. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** How many times the server may fail on an entry before a person has to look at it. */
const MOST_FAILURES = 5;

/** A tab's message to the other tabs: the queue changed. `settled` also gives the outcome of an entry. */
interface Message {
  settled?: { id: string; outcome: Outcome };
}

interface OutboxOptions {
  send(request: ApiRequest): Promise<Outcome>;
  /** Whether a server answers, as far as known; true by default. */
  isConnected?(): boolean;
  /** Where the entries are kept; the counter's queue by default. */
  queue?: QueueDatabase;
  /**
   * Called after each reading of the queue with the entries that wait on this device; an empty list if the browser stores
   * nothing.
   */
  onRead?(entries: Entry[]): void;
  /** Called with the `seq` of the entry that is being sent, and with null when none is. */
  onSending?(seq: number | null): void;
  /** Called when an entry that its register didn't wait for has reached the server. */
  onSent?(entry: Entry): void;
}

/**
 * The queue through which every capture goes (day.md 1). A capture is stored on this device before it is sent, and stays stored
 * until the server has saved it or its refusal was handled. One tab sends the entries in order; the ids in them let the server
 * save each entry only once.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #queue: QueueDatabase;
  /** Channel to the browser's other tabs; null until somebody is signed in, and in a browser without Web Locks. */
  #channel: BroadcastChannel | null = null;
  /**
   * Callbacks of the callers that wait for their entry's outcome, by the entry's id. Null lets a caller go on without an outcome.
   */
  readonly #waiting = new Map<string, (outcome: Outcome | null) => void>();
  #owner: Owner | null = null;
  /** The run of `#sendAll` that is under way, or the last one; `#following` is the run that waits to follow it. */
  #running: Promise<void> = Promise.resolve();
  #following: Promise<void> | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#queue = options.queue ?? counterQueue;
  }

  /** Begins to send the captures of the session's user on this device. */
  open({ usuario: user }: SessionData): Promise<void> {
    return this.openFor({ tenant: user.tenantData._id, user: user._id, name: user.nombre });
  }

  /** Begins to send the captures of `owner` on this device. */
  async openFor(owner: Owner): Promise<void> {
    this.#owner = owner;
    this.#listen();
    await this.#read();
    void this.sendNow();
  }

  #listen(): void {
    if (this.#channel || !hasLocks()) return;
    this.#channel = new BroadcastChannel(this.#queue.name);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => void this.#hear(data));
    window.addEventListener('online', () => void this.sendNow());
  }

  /** Stops sending, because nobody is signed in. Captures stay in the queue. */
  close(): void {
    this.#owner = null;
    clearTimeout(this.#timer);
  }

  /**
   * Stores a capture and sends it.
   * @returns the server's answer or refusal; if none comes in time, the captured data, as if it were saved; if this device stores
   * nothing, the outcome of the call
   */
  async submit({ address: path, body, timeout }: ApiRequest, captured: Captured): Promise<Outcome> {
    const answered = new Promise<Outcome | null>((resolve) => this.#waiting.set(captured.id, resolve));
    const entry = await this.#keep(path, body as Entry['body'], captured);
    if (entry === null) {
      this.#waiting.delete(captured.id);
      return this.#options.send({ method: 'POST', address: path, body, timeout });
    }
    const patience = this.#options.isConnected?.() === false ? LOST_PATIENCE : PATIENCE;
    const timer = setTimeout(() => this.#waiting.get(entry.id)?.(null), patience);
    void this.#drain();
    const outcome = await answered;
    clearTimeout(timer);
    this.#waiting.delete(entry.id);
    if (outcome) return outcome;
    // If `late` can't be stored, the entry is still sent; the other tabs only leave it to this tab a while longer.
    await this.#queue.change(entry, { late: true }).catch(() => undefined);
    await this.#tell({});
    return { data: entry.answer, pending: true };
  }

  /**
   * Stores a capture whose register goes on at once, and sends it in the background.
   * @returns the captured data; if this device stores nothing, the outcome of the call
   */
  async capture({ address: path, body, timeout }: ApiRequest, captured: Captured): Promise<Outcome> {
    const entry = await this.#keep(path, body as Entry['body'], captured, true);
    if (entry === null) return this.#options.send({ method: 'POST', address: path, body, timeout });
    void this.#drain();
    return { data: entry.answer, pending: true };
  }

  /** Lets the registers that wait for an answer go on with their captures, because the server is lost. */
  letGo(): void {
    for (const goOn of this.#waiting.values()) goOn(null);
  }

  /** Sends the waiting entries now, without the pause after a failure. */
  sendNow(): Promise<void> {
    this.#pause = FIRST_PAUSE;
    return this.#drain();
  }

  /** Lets a refused entry be sent again. @param body the body that a person decided to send instead */
  async retry(entry: Entry, body?: Entry['body']): Promise<void> {
    const decided = body && { body, answered: typeof body.version === 'number' ? body.version : null };
    await this.#queue.change(entry, { refusal: null, failures: 0, late: true, ...decided });
    await this.#tell({});
    await this.sendNow();
  }

  /**
   * Also sends the captures that another user of the laundry made on this device. From now on the signed-in user is their sender.
   */
  async sendOf(user: string): Promise<void> {
    const { tenant, user: sender } = this.#owner ?? {};
    const theirs = (await this.#queue.read()).filter(({ owner }) => owner.tenant === tenant && owner.user === user);
    for (const entry of theirs) await this.#queue.change(entry, { sender, late: true });
    await this.#tell({});
    await this.sendNow();
  }

  /**
   * Drops an unwanted entry. If the entry has money or a clave, which may be printed, the server first records that it was
   * dropped.
   * @param amount money that is dropped with the entry, centavos; null when it has none, or the server has all of it
   * @returns the error because of which the entry stays; null when the entry is gone
   */
  async discard(entry: Entry, amount: Centavos | null = entry.label.amount): Promise<ApiError | null> {
    if (amount !== null || typeof entry.body.clave === 'string') {
      const { error } = await this.#options.send(discardRequest(entry, amount));
      if (error) return error;
    }
    await this.#queue.delete(entry);
    await this.#tell({});
    return null;
  }

  /** @returns null when this device stores nothing, or nobody is signed in */
  async #keep(path: string, body: Entry['body'], captured: Captured, late = false): Promise<Entry | null> {
    if (this.#owner === null) return null;
    const rest = { owner: this.#owner, path, body, captured: serverNow().toISOString(), late, failures: 0, refusal: null };
    const entry = await this.#queue.add({ ...captured, ...rest }).catch(() => null);
    // A stored entry is sent only from the queue, even if the other tabs couldn't be notified.
    if (entry) await this.#tell({}).catch(() => undefined);
    return entry;
  }

  /** Reads the queue again in this tab, and makes the other tabs do the same. */
  async #tell(message: Message): Promise<void> {
    this.#channel?.postMessage(message);
    await this.#read();
  }

  async #hear({ settled }: Message): Promise<void> {
    const waiter = settled && this.#waiting.get(settled.id);
    if (waiter && settled) {
      waiter(settled.outcome);
      // The waiting caller decides what to do about a refusal, so the entry leaves the queue in any case.
      const entry = (await this.#queue.read()).find(({ id }) => id === settled.id);
      if (entry) await (settled.outcome.error ? this.#queue.giveUp(entry) : this.#queue.delete(entry));
    }
    await this.#read();
  }

  async #read(): Promise<void> {
    const entries = await this.#queue.read().catch(() => null);
    if (entries) this.#queue.note(entries);
    this.#options.onRead?.(entries ?? []);
  }

  /** Sends the waiting entries. A run under way may have read the queue before the last capture, so another run follows it. */
  #drain(): Promise<void> {
    this.#following ??= this.#running.then(() => {
      this.#following = null;
      clearTimeout(this.#timer);
      this.#running = inTurn(this.#queue.name, () => this.#sendAll())
        // The device failed to store an outcome. The entry is sent again, and the server doesn't save it twice.
        .catch(() => this.#later())
        .finally(() => this.#options.onSending?.(null));
      return this.#running;
    });
    return this.#following;
  }

  /**
   * Sends in the order of capture. If the server fails on an entry, that entry and those that must follow it wait for a later
   * run.
   */
  async #sendAll(): Promise<void> {
    const left = new Set<number>();
    for (;;) {
      const entries = this.#sendable(await this.#queue.read().catch(() => []));
      const entry = nextOf(entries, (one) => left.has(one.seq) || this.#isOfOtherTab(one));
      if (!entry && entries.length > 0) return this.#later();
      if (!entry) break;
      this.#options.onSending?.(entry.seq);
      const outcome = await this.#options.send(requestOf(entry, this.#waiting.has(entry.id), this.#owner));
      const goesOn = await this.#settle(entry, outcome);
      if (!goesOn) return this.#later();
      if (settlementOf(outcome) === 'failed') left.add(entry.seq);
      // The server handles calls again, so the next pause is short.
      else this.#pause = FIRST_PAUSE;
    }
    this.#pause = FIRST_PAUSE;
  }

  /** Entries that the signed-in user captured, or sends for another user, and that the server hasn't refused. */
  #sendable(entries: readonly Entry[]): Entry[] {
    const me = this.#owner;
    return me === null ? [] : entries.filter((entry) => entry.refusal === null && isSentBy(entry, me));
  }

  /** Whether another tab has just captured the entry and waits for its answer. */
  #isOfOtherTab({ id, late, captured }: Entry): boolean {
    return !late && !this.#waiting.has(id) && serverNow().getTime() - Date.parse(captured) < PATIENCE;
  }

  /** @returns whether the next entry may be sent now */
  async #settle(entry: Entry, outcome: Outcome): Promise<boolean> {
    const settlement = settlementOf(outcome);
    const waiter = this.#waiting.get(entry.id);
    if (settlement === 'unavailable') return false;
    if (settlement === 'done') await this.#queue.delete(entry);
    else if (waiter) await this.#queue.giveUp(entry);
    else if (settlement !== 'signedOut') await this.#queue.change(entry, refused(entry, outcome.error, settlement === 'failed'));
    waiter?.(outcome);
    await this.#tell(waiter ? {} : { settled: { id: entry.id, outcome } });
    if (settlement === 'done' && !waiter) this.#options.onSent?.(entry);
    return settlement !== 'signedOut';
  }

  /** Sends the queue after a pause. Registers that wait for an answer go on without it meanwhile. */
  async #later(): Promise<void> {
    clearTimeout(this.#timer);
    for (const { id } of await this.#queue.read().catch(() => [])) this.#waiting.get(id)?.(null);
    // A random part of the pause keeps the registers of a laundry from all sending at the same moment.
    this.#timer = setTimeout(() => void this.#drain(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}

/**
 * Runs the work of one tab at a time, so that the order is kept. Browsers have no locks on plain http; the entries' ids then keep
 * the server from saving an entry twice.
 */
async function inTurn(lock: string, work: () => Promise<void>): Promise<void> {
  if (hasLocks()) await navigator.locks.request(lock, work);
  else await work();
}

/** @param isAwaited whether a caller in this tab waits for the entry's answer; if none does, the entry is sent as a late one */
function requestOf(entry: Entry, isAwaited: boolean, sender: Owner | null): ApiRequest {
  const isOthers = entry.owner.user !== sender?.user;
  const body = entry.late || isOthers || !isAwaited ? lateBody(entry) : entry.body;
  return { method: 'POST', address: entry.path, body: isOthers ? { ...body, capturada_por: entry.owner.user } : body };
}

function refused({ failures }: Entry, refusal: ApiError | undefined, isFailure: boolean): Partial<Entry> {
  const count = failures + 1;
  return isFailure && count < MOST_FAILURES ? { failures: count } : { failures: count, refusal: refusal ?? null };
}

/**
 * The first entry that may be sent now; undefined for none. An entry has to wait when it is left for later (`isLeft`), or when an
 * earlier entry about the same thing, or about a thing that it depends on (`after`), has to wait.
 */
function nextOf(entries: readonly Entry[], isLeft: (entry: Entry) => boolean): Entry | undefined {
  const held = new Set<string>();
  return entries.find((entry) => {
    const isHeld = isLeft(entry) || [entry.about, ...entry.after].some((id) => held.has(id));
    if (isHeld) held.add(entry.about);
    return !isHeld;
  });
}
