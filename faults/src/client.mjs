import { setTimeout as wait } from 'node:timers/promises';
import { call } from './call.mjs';

/** Longest pause between two tries, ms. */
const PAUSE_MS = 1_000;
/** Maximum number of tries of a request after the disasters ended; then the request counts as never answered. */
const PATIENCE = 40;

/** A signed-in client of the server behind the bad network. */
export class Client {
  #port;
  #user;
  #isCalm;
  #calmTries = 0;
  cookie;
  ledger;
  random;

  /**
   * `isCalm` returns true when the disasters are over and the network works well.
   * @param {{ port: number; ledger: import('./ledger.mjs').Ledger; random: import('./random.mjs').Random; isCalm: () =>
   *   boolean }} options
   */
  constructor({ port, ledger, random, isCalm }) {
    this.#port = port;
    this.#isCalm = isCalm;
    this.ledger = ledger;
    this.random = random;
  }

  /** Sends a request once. @returns null when the answer is lost */
  call(method, path, body, type) {
    return call({ port: this.#port, cookie: this.cookie }, method, path, body, type);
  }

  get isCalm() {
    return this.#isCalm();
  }

  /** Waits before the next try. @throws after PATIENCE tries since the disasters ended */
  async pause(tries, what) {
    this.ledger.counts.retries += 1;
    this.#calmTries = this.isCalm && tries > 0 ? this.#calmTries + 1 : 0;
    if (this.#calmTries > PATIENCE) throw new Error(`${what} is never answered`);
    await wait(this.random.integer(20, Math.min(PAUSE_MS, 60 * (tries + 1))));
  }

  complain(text) {
    this.ledger.complaints.push(text);
  }

  /** Sends a request until its answer is neither 429 nor a server error. A server error other than 503 is a complaint. */
  async insist(method, path, body, type) {
    for (let tries = 0; ; tries += 1) {
      const answer = await this.call(method, path, body, type);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      if (answer && ![503, 429].includes(answer.status)) this.complain(`${method} ${path}: ${answer.status}`);
      await this.pause(tries, path);
    }
  }

  async signIn(user = this.#user) {
    this.#user = user;
    this.cookie = undefined;
    const answer = await this.insist('POST', '/api/auth/submit', { usuario: user, password: 'lavanda123' });
    if (answer.status !== 200) throw new Error(`${user} could not sign in: ${answer.status}`);
    this.cookie = answer.cookie;
    this.ledger.sessions.add(this.cookie);
  }

  /** Signs out and in again. The old session must end at once; the auditor later checks that the session is still ended. */
  async renewSession() {
    const old = this.cookie;
    await this.insist('POST', '/api/auth/logout');
    const after = await this.insist('GET', '/api/auth/authData');
    if (after.status !== 401) this.complain(`a session that was ended is answered ${after.status}`);
    this.ledger.sessions.delete(old);
    this.ledger.endedSessions.add(old);
    await this.signIn();
  }
}
