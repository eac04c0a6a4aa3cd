import { setTimeout as wait } from 'node:timers/promises';

/** Weight of each mishap. */
const WEIGHTS = { loseNetwork: 6, killTab: 5, killWorker: 2, killBrowser: 2, killServer: 3, changeCatalogue: 2 };
/** Longest time without a network, ms. */
const OFFLINE_MS = 4_000;

/** Mishaps of devices, network and server while the cashiers work. */
export class Mishaps {
  #devices;
  #server;
  #random;
  #changeCatalogue;
  counts = { servers: 0, catalogue: 0 };

  /** `changeCatalogue` changes a price, or removes a servicio. */
  constructor({ devices, server, random, changeCatalogue }) {
    this.#devices = devices;
    this.#server = server;
    this.#random = random;
    this.#changeCatalogue = changeCatalogue;
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

  /** Goes on until `isDone`; each kind happens once first. @param {[number, number]} pause between two, ms */
  async run(isDone, pause) {
    const first = Object.keys(WEIGHTS);
    while (!isDone() || first.length > 0) {
      await wait(this.#random.integer(...pause));
      await this[first.shift() ?? this.#random.weighted(WEIGHTS)]();
    }
  }
}
