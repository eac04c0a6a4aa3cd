import { errorDetail } from '@lavanda/shared/api/apiError';
import { type CallListener, fetchAnswer } from '@lavanda/shared/api/fetchAnswer';
import type { Entry, Owner } from '@lavanda/shared/api/outbox/entry';
import { Outbox } from '@lavanda/shared/api/outbox/outbox';
import type { Outcome } from '@lavanda/shared/api/outbox/outcome';
import { QueueDatabase } from '@lavanda/shared/api/outbox/queueDatabase';
import { serverNow } from '@lavanda/shared/api/serverClock';
import { readDriverDayCall } from '@lavanda/shared/contract/calls/driver';
import { type ApiRequest, requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { DriverDay, FinishStopAnswer } from '@lavanda/shared/contract/schemas/driver';
import { dayIn } from '@lavanda/shared/domain/dates';
import { DRIVER_QUEUE } from '@lavanda/shared/domain/queueMarks';
import { type Capture, keptOf, requestTo } from './capture';
import { EMPTY, type RouteState } from './routeState';
import { readSavedDay, saveDay } from './savedDay';
import { sendBy, sendOlder } from './sendBy';
import { dayWithAnswer, isRefusedNotice } from './stop';

/** Interval at which the day is read while the page is visible, ms. */
const READ_EVERY = 30_000;

/** This phone's queue, with the captures of every route that was opened on it. */
export const driverQueue = new QueueDatabase(DRIVER_QUEUE);

/**
 * A driver's day on this phone: the server's last answer, the captures that wait to be sent, and whether the server answers.
 */
export class DriverRoute {
  state: RouteState = EMPTY;
  readonly #token: string;
  readonly #listeners = new Set<() => void>();
  readonly #outbox: Outbox;
  /** Queues of the other routes for which this phone has captures to send, by route. */
  readonly #older = new Map<string, Outbox>();
  readonly #calls: CallListener;
  #owner: Owner | null = null;
  /** Number of captures of this route accepted since the page opened. A day requested before the last acceptance is outdated. */
  #answered = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param token secret part of the link's address, by which the server knows the route */
  constructor(token: string) {
    this.#token = token;
    this.#calls = {
      onContact: (answered) => this.#contact(answered),
      isConnected: () => this.state.connected,
      onWrongClock: (notice) => this.#set({ notice }),
    };
    this.#outbox = new Outbox({
      send: (request) => this.#send(request),
      queue: driverQueue,
      onRead: (entries) => this.#read(entries),
    });
  }

  /** Calls `listener` whenever the state changes. @returns a function that removes it */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Shows the day as last saved on this phone, then reads it from the server: at once, and repeatedly while the page is visible.
   */
  async open(): Promise<void> {
    this.#timer = setInterval(this.#refreshInSight, READ_EVERY);
    for (const event of ['focus', 'online', 'pageshow']) window.addEventListener(event, this.#refreshInSight);
    document.addEventListener('visibilitychange', this.#refreshInSight);
    window.addEventListener('offline', this.#lost);
    driverQueue.read().catch(() => this.#set({ isStoring: false }));
    const saved = await readSavedDay(this.#token);
    if (saved) {
      this.#set({ day: saved.day, status: saved.day ? this.#statusOf(saved.day) : 'dead', readAt: saved.at, heardAt: saved.at });
      await this.#own(saved.owner);
    }
    if (!navigator.onLine) this.#lost();
    await this.refresh();
    await this.#sendOlder();
  }

  close(): void {
    clearInterval(this.#timer);
    for (const event of ['focus', 'online', 'pageshow']) window.removeEventListener(event, this.#refreshInSight);
    document.removeEventListener('visibilitychange', this.#refreshInSight);
    window.removeEventListener('offline', this.#lost);
    this.#outbox.close();
    for (const outbox of this.#older.values()) outbox.close();
  }

  /**
   * Reads the day from the server and then sends the waiting captures. After an error nothing is sent, unless the error means a
   * dead link (`#end`).
   */
  refresh = async (): Promise<void> => {
    const before = this.#answered;
    const { data, error } = await fetchAnswer(requestOf(readDriverDayCall, { params: { token: this.#token } }), this.#calls);
    if (error?.status === 404) return this.#end();
    if (error) {
      const { day, status } = this.state;
      this.#set({ failure: errorDetail(error), status: day ? this.#statusOf(day) : status });
      return;
    }
    if (before !== this.#answered) return this.refresh();
    await this.#keep(data as DriverDay);
    if (this.state.entries.length > 0) void this.#outbox.sendNow();
    if (this.state.older.length + this.state.others > 0) await this.#sendOlder();
  };

  /**
   * Saves a capture on the phone and sends it in the background. If the phone stores nothing, waits for the server's answer.
   * @returns why it was saved neither on the phone nor by the server, in Spanish; null when it was saved
   */
  async capture(capture: Capture): Promise<string | null> {
    const request = requestTo(this.#token, capture);
    const { error, pending: isStoring = false } = await this.#outbox.capture(request, capture.captured);
    this.#set({ isStoring });
    return error ? errorDetail(error) : null;
  }

  /** Sends a refused capture again. */
  retry(entry: Entry): Promise<void> {
    return (this.#older.get(entry.owner.user) ?? this.#outbox).retry(entry);
  }

  #set(change: Partial<RouteState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #contact(connected: boolean): void {
    this.#set(connected ? { connected, heardAt: serverNow().toISOString() } : { connected });
  }

  readonly #lost = () => this.#contact(false);

  readonly #refreshInSight = () => {
    if (document.visibilityState === 'visible') void this.refresh();
  };

  #read(entries: readonly Entry[]): void {
    const isOwn = ({ owner }: Entry) => owner.user === this.#owner?.user;
    const refusedNotices = entries.filter((entry) => isOwn(entry) && isRefusedNotice(entry));
    const unsent = entries.filter((entry) => !isRefusedNotice(entry));
    const rest = unsent.filter((entry) => !isOwn(entry));
    const older = rest.filter((entry) => this.#isTheirs(entry));
    this.#set({ entries: unsent.filter(isOwn), refusedNotices, older, others: rest.length - older.length });
  }

  /** Whether a capture belongs to the driver of the open link, though perhaps to another route; false while no day is shown. */
  #isTheirs(entry: Entry): boolean {
    const { day } = this.state;
    return day !== null && keptOf(entry).chofer === day.chofer._id;
  }

  /** A link is dead once its day has ended at the sucursal, even if this phone still has the day saved. */
  #statusOf({ fecha: date, zona_horaria: zone }: DriverDay): RouteState['status'] {
    return dayIn(zone, serverNow()) > date ? 'dead' : 'open';
  }

  async #own(owner: Owner): Promise<void> {
    if (this.#owner?.user === owner.user) return;
    this.#owner = owner;
    await this.#outbox.openFor(owner);
  }

  async #keep(day: DriverDay): Promise<void> {
    const at = serverNow().toISOString();
    const owner = { tenant: day.lavanderia._id, user: day.ruta, name: day.chofer.nombre };
    this.#set({ day, status: this.#statusOf(day), readAt: at, failure: '' });
    // Both begin at once, because the queue stores no capture of the day on screen before it has an owner.
    await Promise.all([saveDay({ token: this.#token, owner, day, at }), this.#own(owner)]);
  }

  /**
   * Handles a link that stopped working: erases the day with its clientes and tries to send the waiting captures. Those that this
   * link can't send stay for the next link.
   */
  async #end(): Promise<void> {
    this.#set({ status: 'dead', day: null });
    if (this.#owner) await saveDay({ token: this.#token, owner: this.#owner, day: null, at: serverNow().toISOString() });
    if (this.state.entries.length > 0) void this.#outbox.sendNow();
  }

  /** Sends a capture through the open link, even if it was captured under an earlier link of the same route. */
  async #send(request: ApiRequest): Promise<Outcome> {
    const outcome = await sendBy(this.#token, request, this.#calls);
    if (outcome.error?.status === 401 && this.state.status !== 'dead') await this.#end();
    if (!outcome.error) await this.#learn(request, outcome.data);
    return outcome;
  }

  /** Shows and saves the stop as the server's answer has it. */
  async #learn({ address }: ApiRequest, data: unknown): Promise<void> {
    this.#answered += 1;
    const { day, readAt } = this.state;
    if (!address.endsWith('/parada') || !day || !this.#owner) return;
    const { parada: stop, en_mano: inHand } = data as FinishStopAnswer;
    const known = dayWithAnswer(day, stop, inHand);
    this.#set({ day: known });
    await saveDay({ token: this.#token, owner: this.#owner, day: known, at: readAt });
  }

  /**
   * Sends captures that other routes left on this phone, for example on a day that ended without a signal. Their refused 'Vamos
   * en camino' are erased.
   */
  async #sendOlder(): Promise<void> {
    const entries = await driverQueue.read().catch(() => []);
    for (const entry of entries) {
      const { user: route } = entry.owner;
      if (route === this.#owner?.user) continue;
      if (isRefusedNotice(entry)) {
        await driverQueue.delete(entry).catch(() => undefined);
        continue;
      }
      const known = this.#older.get(route);
      if (known) void known.sendNow();
      else await this.#openOlder(entry);
    }
  }

  async #openOlder(first: Entry): Promise<void> {
    const { owner } = first;
    const send = (request: ApiRequest) => sendOlder(owner.user, this.#isTheirs(first) ? this.#token : null, request, this.#calls);
    const outbox = new Outbox({ send, queue: driverQueue, onRead: (all) => this.#read(all) });
    this.#older.set(owner.user, outbox);
    await outbox.openFor(owner);
  }
}
