import { newId } from '@lavanda/shared/domain/newId';
import { isEndlessLoop } from '@lavanda/shared/federation/endlessLoop';
import type { RemoteModule } from '@lavanda/shared/federation/remote';
import { shellVersion } from '../../shell-version/shellVersion';
import { firstInStack } from '../firstInStack';
import { SessionMeasures } from '../measures/SessionMeasures';
import { rememberMounted } from '../registry/browserMemory';
import { createRemoteRegistry } from '../registry/createRemoteRegistry';
import type { Remote } from '../registry/remote';
import { watchStoppedLoops } from '../share-scope/thrownValues';
import { hasWaited } from '../share-scope/waits';
import { runStage, StageError, toStageError } from '../stages';
import { busiestCode } from './busiestCode';
import { forgiveFrozen, frozenVersions, noteFrozen } from './frozenVersions';
import { beat, beatOfExtension, type FrozenVersion, takeFrozen } from './heartbeat';
import { folderOf } from './integrity';
import { type Attempt, type FederationRuntime, type LoadedRemote, RemoteSlot } from './RemoteSlot';
import {
  type ReportOrigin,
  reportAnonymousFailures,
  reportError,
  reportFailure,
  reportMounted,
  reportRegistryFailure,
  reportSuspect,
} from './reports';
import { gotNoAnswer, watchUncaughtErrors } from './uncaughtErrors';
import { watchRest } from './watchRest';

/** Messages of the report about a version that froze its tab, by the version's state at that moment. */
const FROZE = {
  loading: 'La pestaña dejó de responder al cargar su código',
  mounting: 'La pestaña dejó de responder al montarla',
  onScreen: 'La pestaña dejó de responder con la sección ya en pantalla',
} as const;

/** Message of the report about a version that shared the frozen page with another section, so either may be at fault. */
const MAYBE_FROZE = 'La pestaña dejó de responder, por esta sección o por otra de la misma página';

/** Message of the report about a version that leaves the page no idle moment. */
const RESTLESS = 'Ocupa el procesador sin descanso';

export type LoadResult = { ok: true; lifecycles: RemoteModule } | { ok: false; error: StageError };

/**
 * Loads the remotes and keeps them for the page. When a version fails, another version replaces it; when none is left, the error
 * is shown and the next load starts over. A newer version waits while its remote is on screen.
 */
export class RemoteLoader {
  readonly #getRuntime: () => Promise<FederationRuntime>;
  readonly #registry = createRemoteRegistry(reportRegistryFailure);
  readonly #slots = new Map<string, RemoteSlot>();
  readonly #listeners = new Set<() => void>();
  readonly #measures = new SessionMeasures();
  /** Errors of loaded versions that have been reported. */
  readonly #reported = new WeakSet<Error>();
  #remoteOnScreen: string | undefined;
  #stopWatching: () => void = () => undefined;
  /** The versions that froze, or may have frozen, this tab's previous page. */
  readonly #frozen: readonly FrozenVersion[] = takeFrozen();
  /** The versions in `#frozen` that aren't reported yet. */
  readonly #unreported = [...this.#frozen];

  /** @param getRuntime loads the federation runtime; first called when a section is loaded */
  constructor(getRuntime: () => Promise<FederationRuntime>) {
    this.#getRuntime = getRuntime;
    // The watch never ends, because timers and clean-ups of a section also run after the user has left it.
    watchUncaughtErrors((error) => this.noteUncaught(error));
    // Waits until the task has ended: if nobody caught the error, it has been reported by then, for example as a crash.
    watchStoppedLoops((error) => setTimeout(() => this.#reported.has(error) || this.noteUncaught(error)));
  }

  async load(section: string): Promise<LoadResult> {
    try {
      await Promise.all([runStage('codigo', this.#getRuntime), this.#registry.ensure()]);
      this.#reportFrozen();
      if (this.waitingShell() !== undefined) this.#notify();
      const remote = this.#listed(section);
      if (!remote) throw new StageError('registro', new Error(`No remote draws ${section}`));
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

  /** Loads a section before it is opened. A failure isn't shown: opening the section loads it again. */
  async preload(section: string): Promise<void> {
    await this.load(section);
  }

  /**
   * @returns the lifecycles with which the section can be mounted now, or undefined when it must be loaded first; sections of one
   * remote share the same object
   */
  lifecyclesOf(section: string): RemoteModule | undefined {
    const remote = this.#listed(section);
    if (!remote || this.#registry.isForSomeoneElse()) return undefined;
    const slot = this.#slot(remote.name);
    if (!slot.inUse) return undefined;
    return this.#mayStay(slot, remote) ? slot.inUse.lifecycles : undefined;
  }

  /** Sets the signed-in user, who may get other versions than a visitor without a session. */
  setUser(userId: string): void {
    this.#registry.setUser(userId);
    reportAnonymousFailures();
  }

  /** Lets a section open again in the version that froze this tab, because its user asks for it. */
  allowFrozen(section: string): void {
    const remote = this.#listed(section);
    if (!remote) return;
    forgiveFrozen(remote.name);
    this.#slot(remote.name).forgiveFrozen();
  }

  /** The remote that draws a section: its loaded version, or the listed one when none is loaded; undefined when unknown. */
  remoteOf(section: string): Remote | undefined {
    return this.#slotOf(section)?.inUse?.remote ?? this.#listed(section);
  }

  /** Whether part of a section has waited (React's Suspense) for at least `ms` since its mount at `start` (ms since 1970). */
  hasWaited(section: string, start: number, ms: number): boolean {
    const manifest = this.remoteOf(section)?.manifest;
    return manifest !== undefined && hasWaited(folderOf(manifest), start, ms);
  }

  /** Handles a crash of the version on screen. @returns whether another version can replace it */
  recover(section: string, error: StageError): boolean {
    const remote = this.#listed(section);
    const slot = this.#slotOf(section);
    if (!remote || !slot?.inUse) return false;
    slot.discard(slot.inUse, error);
    slot.clear();
    this.#remoteOnScreen = undefined;
    if (slot.candidates(remote).length > 0) return true;
    this.#startOver(section);
    return false;
  }

  /**
   * Handles a crash of a section's extension (its content in another section's page) as `recover` does, but leaves the section's
   * own page alone if that is on screen.
   * @returns whether another version can replace it
   */
  recoverExtension(section: string, error: StageError): boolean {
    const remote = this.#listed(section);
    const slot = this.#slotOf(section);
    if (!remote || !slot?.inUse) return false;
    if (this.#remoteOnScreen === remote.name) {
      if (error.stage !== 'contrato') this.#reportFailure(slot.inUse, error);
      return false;
    }
    slot.discard(slot.inUse, error);
    slot.clear();
    return slot.candidates(remote).length > 0;
  }

  /**
   * Notes that a section's extension (its content in another section's page) is on the page. Called before the extension's code
   * runs, so that this tab's next page can blame the extension for a freeze.
   * @returns a function to call once the extension has left the page
   */
  noteExtensionAlive(section: string): () => void {
    const loaded = this.#slotOf(section)?.inUse;
    return loaded ? beatOfExtension(loaded.remote, this.#listed(section)?.version) : () => undefined;
  }

  /** Reports the loaded version as mounted because its extension shows content in another section's page. */
  noteExtension(section: string): void {
    const loaded = this.#slotOf(section)?.inUse;
    if (loaded) reportMounted(loaded.remote, this.#originOf(loaded));
  }

  /** Whether the loaded version replaces a listed one that failed. False when this shell merely can't mount the listed one. */
  isFallback(section: string): boolean {
    const remote = this.#listed(section);
    const slot = this.#slotOf(section);
    if (!remote || !slot?.inUse || slot.inUse.remote.version === remote.version) return false;
    return slot.hasFailed(remote) && !slot.isUnfit(remote);
  }

  /** Reports at once that a candidate shows its content; the other versions are reported by `noteSettled`. */
  noteMounted(section: string): void {
    const loaded = this.#slotOf(section)?.inUse;
    if (loaded?.remote.candidata) reportMounted(loaded.remote, this.#originOf(loaded));
  }

  /** Remembers and reports the loaded version as working: it ran long enough without a crash. */
  noteSettled(section: string): void {
    const loaded = this.#slotOf(section)?.inUse;
    if (!loaded) return;
    rememberMounted(loaded.remote);
    this.#measures.settle(loaded.remote);
    reportMounted(loaded.remote, this.#originOf(loaded));
  }

  /** Reports an uncaught error when a loaded version's code is in its stack. */
  noteUncaught(error: Error): void {
    const loaded = this.#loaded();
    const folder = firstInStack(
      error.stack ?? '',
      loaded.map(({ remote }) => folderOf(remote.manifest)),
    );
    const culprit = loaded.find(({ remote }) => folderOf(remote.manifest) === folder);
    if (culprit) this.#reportError(culprit, error);
  }

  /** Reports a crash of a section that the user left and that stays mounted, for example when its effects are cleaned up. */
  noteCrashOffScreen(section: string, error: Error): void {
    const loaded = this.#slotOf(section)?.inUse;
    if (loaded) this.#reportError(loaded, error);
  }

  /**
   * Notes which section is on screen (undefined: none). Called before the section's code runs, so that this tab's next page
   * can blame the section for a freeze. Also starts to watch for a version that leaves the page no idle moment.
   */
  noteAlive(section: string | undefined): void {
    const loaded = section === undefined ? undefined : this.#slotOf(section)?.inUse;
    const { name, version } = loaded?.remote ?? {};
    this.#measures.show(loaded?.remote);
    beat(name !== undefined && version !== undefined ? { name, version } : undefined);
    this.#stopWatching();
    this.#stopWatching = watchRest(() => void this.#reportRestless());
  }

  /** Sets the section on screen (undefined: none). Waiting versions of all other remotes replace the loaded ones. */
  setOnScreen(section: string | undefined): void {
    this.#remoteOnScreen = section === undefined ? undefined : this.#listed(section)?.name;
    for (const [name, slot] of this.#slots) if (name !== this.#remoteOnScreen) this.#promote(slot);
  }

  /** Whether a newer version of the section's remote is loaded and waiting. */
  hasUpdate(section: string): boolean {
    return this.#slotOf(section)?.waiting !== undefined;
  }

  applyUpdate(section: string): void {
    const slot = this.#slotOf(section);
    if (slot) this.#promote(slot);
  }

  /** Version of the shell that the user should have; undefined when it is this page's, or isn't known. */
  waitingShell(): string | undefined {
    const version = this.#registry.shell();
    const own = shellVersion();
    return own === undefined || version === own || this.#registry.isForSomeoneElse() ? undefined : version;
  }

  /** The remotes of the signed-in user, in the versions that they get. */
  remotes(): readonly Remote[] {
    return this.#registry.remotes();
  }

  /** Fetches the list of remotes and loads their new versions beside those in use. Never rejects. */
  async lookForUpdates(): Promise<void> {
    const before = new Map(this.#registry.remotes().map(({ name, version }) => [name, version]));
    const filled = this.#filled();
    if (!(await this.#registry.refresh())) return;
    if (this.#filled() !== filled || this.waitingShell() !== undefined) this.#notify();
    for (const { name, version } of this.#registry.remotes()) {
      if (before.get(name) === version) continue;
      const slot = this.#slot(name);
      slot.forgive();
      // Drops the waiting version when the new list has another one.
      if (slot.waiting?.remote.version !== version) slot.waiting = undefined;
    }
    await Promise.allSettled(this.#registry.remotes().map((remote) => this.#update(remote)));
  }

  /**
   * Calls `listener` when a version is replaced, a version or another shell starts waiting, or the listed extensions change.
   * @returns a function that unsubscribes
   */
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

  /** Forgets the list and the versions of the section's remote after a failure, so that the next load fetches them again. */
  #startOver(section: string): void {
    this.#registry.forget();
    this.#slotOf(section)?.reset();
  }

  /** Makes the new slot of the remote `name` avoid the versions of it that froze this tab. */
  #avoidFrozen(name: string, slot: RemoteSlot): void {
    const { when } = this.#frozen.find((one) => one.name === name) ?? {};
    const error = new StageError('congelada', new Error(FROZE[when ?? 'onScreen']));
    for (const frozen of frozenVersions()) if (frozen.name === name) slot.avoidFrozen(frozen.version, error);
  }

  /** Reports the versions that froze, or may have frozen, this tab's previous page. */
  #reportFrozen(): void {
    for (const { name, version, when, isUncertain } of this.#unreported.splice(0)) {
      const remote = { name, version, manifest: '', secciones: [] };
      const origin = this.#originOf({ mountId: newId() });
      if (isUncertain) reportSuspect(remote, new Error(MAYBE_FROZE), origin);
      else reportFailure(remote, new StageError('congelada', new Error(FROZE[when])), origin);
    }
  }

  #reportError(loaded: LoadedRemote, error: Error): void {
    this.#reported.add(error);
    noteEndlessLoop(loaded.remote, error);
    reportError(loaded.remote, error, this.#originOf(loaded));
  }

  #reportFailure(attempt: Attempt, error: StageError): void {
    if (error.cause instanceof Error) this.#reported.add(error.cause);
    noteEndlessLoop(attempt.remote, error.cause);
    if (isCutOff(error)) return;
    reportFailure(attempt.remote, error, this.#originOf(attempt));
  }

  /** Reports the version whose code leaves the page no idle moment. */
  async #reportRestless(): Promise<void> {
    const busiest = await busiestCode(this.#loaded().map(({ remote }) => folderOf(remote.manifest)));
    const culprit = this.#loaded().find(({ remote }) => folderOf(remote.manifest) === busiest?.folder);
    if (busiest && culprit) this.#reportError(culprit, Object.assign(new Error(RESTLESS), { stack: busiest.stack }));
  }

  #loaded(): LoadedRemote[] {
    return [...this.#slots.values()].flatMap(({ inUse }) => inUse ?? []);
  }

  #originOf({ mountId }: { mountId: string }): ReportOrigin {
    return { mountId, compositionId: this.#registry.compositionId(), isAnonymous: this.#registry.isAnonymous() };
  }

  /** Whether a load keeps the version in use: it is up to date, or on screen, where it must not be replaced. */
  #mayStay(slot: RemoteSlot, listed: Remote): boolean {
    return slot.isUpToDate(listed) || this.#remoteOnScreen === listed.name;
  }

  /** The extensions of the listed versions as one text, whose change means that slots have to be filled anew. */
  #filled(): string {
    return JSON.stringify(this.#registry.remotes().map(({ name, extensiones: extensions = [] }) => [name, extensions]));
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** The remote of a section as it is listed. A remote on screen that the list no longer has stays until the user leaves it. */
  #listed(section: string): Remote | undefined {
    const onScreen = this.#remoteOnScreen === undefined ? undefined : this.#slots.get(this.#remoteOnScreen)?.inUse?.remote;
    const draws = ({ secciones: sections }: Remote) => sections.includes(section);
    return this.#registry.remotes().find(draws) ?? (onScreen && draws(onScreen) ? onScreen : undefined);
  }

  #slotOf(section: string): RemoteSlot | undefined {
    const remote = this.#listed(section);
    return remote && this.#slot(remote.name);
  }

  #slot(name: string): RemoteSlot {
    const existing = this.#slots.get(name);
    if (existing) return existing;
    const slot = new RemoteSlot(this.#getRuntime, (attempt, error) => this.#reportFailure(attempt, error));
    this.#slots.set(name, slot);
    this.#avoidFrozen(name, slot);
    return slot;
  }
}

/** Remembers a version whose endless loop was stopped, so that this tab's next pages avoid the version as if it had frozen. */
function noteEndlessLoop({ name, version }: Remote, error: unknown): void {
  if (version !== undefined && isEndlessLoop(error)) noteFrozen({ name, version });
}

/** Whether the request for the manifest got no answer. The version isn't to blame for that. */
function isCutOff({ stage, cause }: StageError): boolean {
  return stage === 'manifiesto' && cause instanceof Error && gotNoAnswer(cause);
}
