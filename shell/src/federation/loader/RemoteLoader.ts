import type { Lifecycles } from '@lavanda/shared/federation/remote';
import { rememberMounted } from '../registry/browserMemory';
import { createRemoteRegistry } from '../registry/createRemoteRegistry';
import type { Remote } from '../registry/remote';
import { runStage, StageError, toStageError } from '../stages';
import { type FederationRuntime, RemoteSlot } from './RemoteSlot';
import { reportFailure, reportMounted, reportRegistryFailure } from './reports';

export type LoadResult = { ok: true; lifecycles: Lifecycles } | { ok: false; error: StageError };

/**
 * Loads sections by name, each remote once. When a version fails, the one that worked before takes its place; when none is left, the
 * failure is shown and the next request begins anew. A newer version waits beside the one on the screen until it may take its place.
 */
export class RemoteLoader {
  readonly #getRuntime: () => Promise<FederationRuntime>;
  readonly #registry = createRemoteRegistry(reportRegistryFailure);
  readonly #slots = new Map<string, RemoteSlot>();
  readonly #listeners = new Set<() => void>();
  #remoteOnScreen: string | undefined;

  /** @param getRuntime brings the federation runtime, which comes with the first section that is asked for */
  constructor(getRuntime: () => Promise<FederationRuntime>) {
    this.#getRuntime = getRuntime;
  }

  async load(section: string): Promise<LoadResult> {
    try {
      await Promise.all([runStage('codigo', this.#getRuntime), this.#registry.ensure()]);
      const remote = this.#listed(section);
      if (!remote) throw new StageError('registro', new Error(`Ningún remoto dibuja ${section}`));
      const slot = this.#slot(remote.name);
      if (!slot.inUse || !this.#mayStay(slot, remote)) {
        slot.inUse = await slot.load(remote);
        slot.waiting = undefined;
      }
      return { ok: true, lifecycles: slot.inUse.lifecycles };
    } catch (cause) {
      this.#startOver(section);
      return { ok: false, error: toStageError('codigo', cause) };
    }
  }

  /** Starts loading a section that may be opened soon; a failure waits for the real request to be shown. */
  async preload(section: string): Promise<void> {
    await this.load(section);
  }

  /** The life cycles of a section that is loaded. Sections of one remote have the same object. */
  lifecyclesOf(section: string): Lifecycles | undefined {
    const remote = this.#listed(section);
    if (!remote || this.#registry.isForSomeoneElse()) return undefined;
    const slot = this.#slot(remote.name);
    if (!slot.inUse) return undefined;
    return this.#mayStay(slot, remote) ? slot.inUse.lifecycles : undefined;
  }

  /** Who is signed in: their sections may have other versions than those loaded while nobody was. */
  setUser(userId: string): void {
    this.#registry.setUser(userId);
  }

  /** The remote that draws a section, in the version that is loaded or else that would be. */
  remoteOf(section: string): Remote | undefined {
    return this.#slotOf(section)?.inUse?.remote ?? this.#listed(section);
  }

  /** The version on the screen crashed. True when there is another one to put in its place. */
  recover(section: string, error: StageError): boolean {
    const remote = this.#listed(section);
    const slot = this.#slotOf(section);
    if (!remote || !slot?.inUse) return false;
    slot.discard(slot.inUse.remote, error);
    slot.clear();
    this.#remoteOnScreen = undefined;
    if (slot.candidates(remote).length > 0) return true;
    this.#startOver(section);
    return false;
  }

  /** Whether the loaded version is one that was gone back to. */
  isFallback(section: string): boolean {
    const remote = this.#listed(section);
    const slot = this.#slotOf(section);
    return !!remote && !!slot?.inUse && slot.inUse.remote.version !== remote.version && slot.hasFailed(remote);
  }

  /** The loaded version is on the screen, without failing so far. */
  noteMounted(section: string): void {
    const loaded = this.#slotOf(section)?.inUse;
    if (loaded) reportMounted(loaded.remote, this.#registry.compositionId());
  }

  /** The loaded version has been on the screen for long enough to go back to it. */
  noteSettled(section: string): void {
    const loaded = this.#slotOf(section)?.inUse;
    if (loaded) rememberMounted(loaded.remote);
  }

  /** The section that is on the screen (undefined: none); versions that waited for others take their places. */
  setOnScreen(section: string | undefined): void {
    this.#remoteOnScreen = section === undefined ? undefined : this.#listed(section)?.name;
    for (const [name, slot] of this.#slots) if (name !== this.#remoteOnScreen) this.#promote(slot);
  }

  /** A newer version than the one on the screen is loaded. */
  hasUpdate(section: string): boolean {
    return this.#slotOf(section)?.waiting !== undefined;
  }

  applyUpdate(section: string): void {
    const slot = this.#slotOf(section);
    if (slot) this.#promote(slot);
  }

  /** Looks for new versions and loads them beside those in use; quietly, whatever happens. */
  async lookForUpdates(): Promise<void> {
    const before = new Map(this.#registry.remotes().map(({ name, version }) => [name, version]));
    if (!(await this.#registry.refresh())) return;
    for (const { name, version } of this.#registry.remotes()) {
      if (before.get(name) === version) continue;
      const slot = this.#slot(name);
      slot.forgive();
      // What waited was replaced before it was ever seen.
      if (slot.waiting?.remote.version !== version) slot.waiting = undefined;
    }
    await Promise.allSettled(this.#registry.remotes().map((remote) => this.#update(remote)));
  }

  /** Calls back after a version was put in place or began to wait; answers how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async #update(remote: Remote): Promise<void> {
    const slot = this.#slot(remote.name);
    const previous = slot.inUse;
    if (!previous || slot.isUpToDate(remote) || slot.waiting?.remote.version === remote.version) return;
    const next = await slot.load(remote);
    if (slot.inUse !== previous || next === previous) return;
    slot.waiting = next;
    if (this.#remoteOnScreen === remote.name) this.#notify();
    else this.#promote(slot);
  }

  #promote(slot: RemoteSlot): void {
    if (!slot.waiting) return;
    slot.inUse = slot.waiting;
    slot.waiting = undefined;
    this.#notify();
  }

  /** The section failed: the next load of its remote asks for everything again. */
  #startOver(section: string): void {
    this.#registry.forget();
    this.#slotOf(section)?.reset();
  }

  /** A version that is on the screen isn't exchanged by who asks for a section. */
  #mayStay(slot: RemoteSlot, listed: Remote): boolean {
    return slot.isUpToDate(listed) || this.#remoteOnScreen === listed.name;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #listed(section: string): Remote | undefined {
    return this.#registry.remotes().find(({ secciones: sections }) => sections.includes(section));
  }

  #slotOf(section: string): RemoteSlot | undefined {
    const remote = this.#listed(section);
    return remote && this.#slot(remote.name);
  }

  #slot(name: string): RemoteSlot {
    const existing = this.#slots.get(name);
    if (existing) return existing;
    const slot = new RemoteSlot(this.#getRuntime, (remote, { stage }) =>
      reportFailure(remote, stage, this.#registry.compositionId()),
    );
    this.#slots.set(name, slot);
    return slot;
  }
}
