import { activeNotasRequest } from '../contract/calls/activeNotas.ts';
import { saveClienteCall } from '../contract/calls/clientes.ts';
import { readOwnCajaRequest } from '../contract/calls/ownCaja.ts';
import type { ApiRequest } from '../contract/calls/requestOf.ts';
import type { SessionData } from '../contract/schemas/auth.ts';
import type { CajaState } from '../contract/schemas/caja.ts';
import type { SaveCliente } from '../contract/schemas/clientes.ts';
import { dayIn } from '../domain/dates.ts';
import { can } from '../domain/roles.ts';
import { networkError } from './apiError.ts';
import { keepPendingCliente } from './copy/clientes.ts';
import { answerOfCopy, cajaOfCopy, keepAnswer, notaOfCopy } from './copy/copy.ts';
import { fillClientes, fillCopy, fillNotas, keepChangedClientes } from './copy/fillCopy.ts';
import { type LocalTicket, localTicket } from './copy/localTicket.ts';
import { isPastOfflineLimit, pastLimitError } from './copy/offlineLimit.ts';
import { type CallListener, fetchAnswer, HEALTH } from './fetchAnswer.ts';
import { captureOf, isCaptured } from './outbox/capture.ts';
import { readEntries } from './outbox/database.ts';
import type { Entry } from './outbox/entry.ts';
import { learnNumbers } from './outbox/learnNumbers.ts';
import { Outbox } from './outbox/outbox.ts';
import { isUnavailable, type Outcome } from './outbox/outcome.ts';
import { pendingAnswer, pendingNotas, withPending } from './outbox/pending.ts';
import { cajaWith } from './outbox/pendingCaja.ts';
import { type QueueAction, queue } from './outbox/queue.ts';
import type { Register } from './outbox/register.ts';
import { serverNow } from './serverClock.ts';
import { ServerWatch } from './serverWatch.ts';

interface DeviceOptions extends CallListener {
  dispatch(action: QueueAction): void;
  /** Entries that wait on this device. */
  entries(): readonly Entry[];
  /** Called when the answer to a capture is a 401: the session ended. */
  onSignedOut(): void;
}

/** How much longer a read waits for a lost server, ms, if this device has no copy of the answer. */
const LOST_TIMEOUT = 2_000;

/** Pause between the arrival of a list of active notas and the reading, with their lines, of the notas that changed, ms. */
const FOLLOW_AFTER = 5_000;

/** How often the copy of changing data is read again while the page is visible, ms. */
const RENEW_EVERY = 60_000;

/** Makes this device's calls. If the server can't be reached, this device's own data answers instead. */
export class Device {
  readonly outbox: Outbox;
  readonly #options: DeviceOptions;
  readonly #watch: ServerWatch;
  /**
   * Abort controllers of the captures whose calls hang since the server was lost. Once the server answers again, these calls are
   * aborted and sent anew; the ids in them keep the server from saving twice.
   */
  readonly #stuck = new Set<AbortController>();
  #session: SessionData | null = null;
  /**
   * Whether `fillCopy` has run since sign-in. From then on each list of active notas makes this device read the notas that
   * changed.
   */
  #hasCopy = false;
  #followTimer: ReturnType<typeof setTimeout> | undefined;
  #renewTimer: ReturnType<typeof setInterval> | undefined;

  constructor(options: DeviceOptions) {
    const onContact = (answered: boolean) => {
      if (answered) this.#watch.answered();
      options.onContact(answered);
    };
    this.#options = { ...options, onContact };
    this.#watch = new ServerWatch({
      isConnected: options.isConnected,
      onLost: () => {
        options.onContact(false);
        this.outbox.letGo();
      },
    });
    const { read, sending, sent } = queue.actions;
    this.outbox = new Outbox({
      send: (request) => this.#send(request),
      isConnected: options.isConnected,
      onRead: (entries) => options.dispatch(read(entries)),
      onSending: (seq) => options.dispatch(sending(seq)),
      onSent: (entry) => options.dispatch(sent(entry)),
    });
  }

  /** Starts this device's work for a signed-in user: it sends the user's captures. */
  signedIn(session: SessionData): void {
    this.#session = session;
    void this.outbox.open(session);
  }

  signedOut(): void {
    this.#session = null;
    this.#hasCopy = false;
    clearTimeout(this.#followTimer);
    clearInterval(this.#renewTimer);
    this.outbox.close();
  }

  /** Checks whether the server answers again. If so, sends the waiting entries. */
  async findServer(): Promise<void> {
    const { error } = await fetchAnswer(HEALTH, this.#options);
    if (error) return;
    for (const stuck of this.#stuck) stuck.abort();
    await this.outbox.sendNow();
  }

  /**
   * Reads in the background the data with which this device works without a connection.
   * @param register id of this browser's register
   */
  async fillCopy(register?: string): Promise<void> {
    const { signal } = new AbortController();
    const call = (request: ApiRequest) => this.call(request, signal);
    const { rol: role, tenantData: tenant } = this.#session?.usuario ?? {};
    if (register !== undefined && tenant && role && can(role, 'notas.cambiar'))
      await learnNumbers(call, tenant._id, register).catch(() => undefined);
    await fillCopy(call, register).catch(() => undefined);
    // The user may have signed out meanwhile.
    if (!this.#session) return;
    this.#hasCopy = true;
    clearInterval(this.#renewTimer);
    this.#renewTimer = setInterval(() => void this.#renew(call, register), RENEW_EVERY);
  }

  /** Updates the copy with the clientes that another register changed, so that they are found without a connection too. */
  async keepClientes(ids: readonly string[]): Promise<void> {
    if (!this.#session || !this.#hasCopy) return;
    const { signal } = new AbortController();
    await keepChangedClientes(ids, (request) => this.call(request, signal)).catch(() => undefined);
  }

  /**
   * Reads the active notas, the caja and the clientes again, because a page that stays open at the counter doesn't request them
   * by itself.
   */
  async #renew(call: (request: ApiRequest) => Promise<Outcome>, register: string | undefined): Promise<void> {
    if (!this.#session || document.visibilityState !== 'visible') return;
    await call(activeNotasRequest());
    await call(readOwnCajaRequest(register));
    await fillClientes(call).catch(() => undefined);
  }

  /**
   * The ticket of a nota, made from this device's data; null when nobody is signed in, or the device lacks the nota or the
   * laundry's data on tickets.
   */
  async ticketOf(id: string): Promise<LocalTicket | null> {
    if (!this.#session) return null;
    const nota = await (await this.#registerOf(this.#session)).nota(id);
    return nota && localTicket(nota, this.#own(), this.#session.usuario.sucursalData);
  }

  /** Makes a call. @param signal aborts it when its caller gives up; a capture that is stored on this device is sent anyway */
  async call(request: ApiRequest, signal: AbortSignal): Promise<Outcome> {
    if (this.#session && isCaptured(request)) {
      const captured = await captureOf(request, await this.#registerOf(this.#session));
      const outcome = captured && (await this.outbox.submit(request, captured));
      if (outcome?.pending) {
        if (request.address === saveClienteCall.path) await this.#keepCliente(request.body as SaveCliente);
        return outcome;
      }
      if (outcome) return this.#kept(request, outcome);
    }
    const outcome = await this.#watch.during(fetchAnswer(request, this.#options, signal), () => this.#instead(request));
    return this.#kept(request, outcome);
  }

  /**
   * The outcome of a call that is under way when the server is lost. Undefined means that the call goes on waiting for the
   * server, as every call that changes something does.
   */
  async #instead(request: ApiRequest): Promise<Outcome | undefined> {
    if ((await answerOfCopy(request)) !== undefined) return { error: networkError() };
    if (request.method !== 'GET') return undefined;
    await new Promise((resolve) => setTimeout(resolve, LOST_TIMEOUT));
    return this.#options.isConnected() ? undefined : { error: networkError() };
  }

  /**
   * Keeps an answer for later, and returns it with the waiting captures worked in. If the server can't answer now, this device's
   * data answer instead; without any, or past the time allowed without a server, the outcome is an error.
   */
  async #kept(request: ApiRequest, outcome: Outcome): Promise<Outcome> {
    if (outcome.error && !isUnavailable(outcome.error)) return outcome;
    if (outcome.error && (await isPastOfflineLimit())) return { error: pastLimitError() };
    const kept = outcome.error && ((await answerOfCopy(request)) ?? pendingAnswer(request.address, this.#own()));
    const data = outcome.error ? kept : outcome.data;
    if (data === undefined) return outcome;
    if (!outcome.error) {
      void keepAnswer(request, data);
      if (this.#hasCopy && request.address === activeNotasRequest().address) this.#follow(data);
    }
    return { data: withPending(request.address, data, this.#own()), isCopy: outcome.error !== undefined };
  }

  /** Keeps a cliente that waits to be sent, so that searches on this device find it. */
  async #keepCliente(body: SaveCliente): Promise<void> {
    const tenant = this.#session?.usuario.tenantData._id ?? '';
    await keepPendingCliente(body, tenant).catch(() => undefined);
  }

  /** Sends a capture and keeps the server's answer, even if no caller waits for it any more. */
  async #send(request: ApiRequest): Promise<Outcome> {
    const call = new AbortController();
    const onLost = async () => void this.#stuck.add(call);
    const outcome = await this.#watch.during(fetchAnswer(request, this.#options, call.signal), onLost);
    this.#stuck.delete(call);
    if (!outcome.error) void keepAnswer(request, outcome.data);
    if (outcome.error?.status === 401) this.#options.onSignedOut();
    return outcome;
  }

  /** Reads the notas that others made or changed, once for several lists in a row. @param list answer with the active notas */
  #follow(list: unknown): void {
    const { signal } = new AbortController();
    clearTimeout(this.#followTimer);
    this.#followTimer = setTimeout(() => {
      void fillNotas(list, (request) => this.call(request, signal)).catch(() => undefined);
    }, FOLLOW_AFTER);
  }

  /** Entries of the session's user that wait on this device. */
  #own(): readonly Entry[] {
    const user = this.#session?.usuario._id;
    return this.#options.entries().filter(({ owner }) => owner.user === user);
  }

  async #caja(own: readonly Entry[]): Promise<CajaState | null> {
    const kept = await cajaOfCopy();
    return kept && cajaWith(kept, own, true);
  }

  /** The data from which a capture is made. The queue is read from disk, because another tab may have just captured something. */
  async #registerOf(session: SessionData, now = serverNow()): Promise<Register> {
    const { _id: userId, nombre: user, tenantData: tenant, sucursalData: sucursal } = session.usuario;
    const all = await readEntries().catch(() => this.#options.entries());
    const own = all.filter(({ owner }) => owner.user === userId);
    return {
      tenant: tenant._id,
      today: dayIn(sucursal.zona_horaria, now),
      sucursal: { id: sucursal._id, name: sucursal.nombre_sucursal },
      user,
      userId,
      caja: () => this.#caja(own),
      nota: async (id) => pendingNotas(own).get(id) ?? (await notaOfCopy(id)),
      waiting: (id) => own.findLast(({ about }) => about === id),
    };
  }
}
