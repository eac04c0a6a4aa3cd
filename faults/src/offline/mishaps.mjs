import { setTimeout as wait } from 'node:timers/promises';

/** Weight of each mishap in the random choice of the next one. */
const WEIGHTS = { loseNetwork: 6, killTab: 5, killWorker: 2, killBrowser: 2, killServer: 3, changeCatalogue: 2 };
/** Longest time without a network or without a server process, ms. */
const OFFLINE_MS = 4_000;
/** Range of the number of calls between two mishaps. The wait for those calls lasts at most LONGEST_PAUSE, ms. */
const CALLS_BETWEEN = [2, 20];
const LONGEST_PAUSE = 10_000;
const LOOK_MS = 50;

/** Mishaps of devices, network and server while the cashiers work. */
export class Mishaps {
  #devices;
  #server;
  #random;
  #changeCatalogue;
  #countCalls;
  counts = { servers: 0, catalogue: 0 };

  /** `changeCatalogue` changes a price, or removes a servicio; `countCalls` returns how many calls the devices made. */
  constructor({ devices, server, random, changeCatalogue, countCalls }) {
    this.#devices = devices;
    this.#server = server;
    this.#random = random;
    this.#changeCatalogue = changeCatalogue;
    this.#countCalls = countCalls;
  }

  async loseNetwork() {
    const device = this.#random.one(this.#devices);
    await device.setOffline(true);
    await wait(this.#random.integer(200, OFFLINE_MS));
    await device.setOffline(false);
  }

  async killTab() {
    const device = this.#random.one(this.#devices);
    await device.killTab(this.#random.integer(0, 1));
  }

  async killWorker() {
    await this.#random.one(this.#devices).killWorker();
  }

  async killBrowser() {
    await this.#random.one(this.#devices).killBrowser();
  }

  async killServer() {
    this.counts.servers += 1;
    await this.#server.stop('SIGKILL');
    await wait(this.#random.integer(0, OFFLINE_MS));
    await this.#server.start();
  }

  async changeCatalogue() {
    this.counts.catalogue += 1;
    await this.#changeCatalogue();
  }

  /** Waits for a number of calls, not for a fixed time, in which a slow machine would do little more than restart. */
  async #pause() {
    const end = this.#countCalls() + this.#random.integer(...CALLS_BETWEEN);
    for (const limit = Date.now() + LONGEST_PAUSE; this.#countCalls() < end && Date.now() < limit; ) await wait(LOOK_MS);
  }

  /** Causes mishaps until `isDone`, each kind at least once. */
  async run(isDone) {
    const first = Object.keys(WEIGHTS);
    while (!isDone() || first.length > 0) {
      await this.#pause();
      await this[first.shift() ?? this.#random.weighted(WEIGHTS)]();
    }
  }
}
