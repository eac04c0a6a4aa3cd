import type { Lifecycles } from '@lavanda/shared/federation/remote';
import { lastKnownGood } from '../registry/browserMemory';
import type { Remote, RemoteVersion } from '../registry/remote';
import { runStage, StageError, toStageError } from '../stages';

/** What the loader needs of the federation runtime; tests give their own. */
export interface FederationRuntime {
  /** Loads the life cycles of a version; `fresh` forgets what an earlier try left behind. @throws StageError */
  load: (remote: Remote, fresh: boolean) => Promise<Lifecycles>;
}

export interface LoadedRemote {
  remote: Remote;
  lifecycles: Lifecycles;
}

/** The versions of one remote in this page: the one in use, a newer one that waits for its place, and those that failed. */
export class RemoteSlot {
  inUse: LoadedRemote | undefined;
  waiting: LoadedRemote | undefined;
  #loading: { version: string | undefined; result: Promise<LoadedRemote> } | undefined;
  readonly #failed = new Set<string | undefined>();
  /** After a failure the next load takes nothing from a cache. */
  #isFresh = false;
  readonly #getRuntime: () => Promise<FederationRuntime>;
  readonly #onFailure: (remote: Remote, error: StageError) => void;

  constructor(getRuntime: () => Promise<FederationRuntime>, onFailure: (remote: Remote, error: StageError) => void) {
    this.#getRuntime = getRuntime;
    this.#onFailure = onFailure;
  }

  hasFailed({ version }: RemoteVersion): boolean {
    return this.#failed.has(version);
  }

  /** Whether the version in use is the listed one, or stands in for it. */
  isUpToDate(listed: Remote | undefined): boolean {
    return !listed || listed.version === this.inUse?.remote.version || this.hasFailed(listed);
  }

  /**
   * The versions that may be tried, best first: the listed one, the one in use, those that worked in this browser, the server's fallback.
   * One without a version, a developer's, has no other.
   */
  candidates(listed: Remote): Remote[] {
    const others = listed.version === undefined ? [] : [this.inUse?.remote, ...lastKnownGood(listed.name), listed.respaldo];
    const all = [listed, ...others.filter((other) => other !== undefined).map((other) => inVersion(listed, other))];
    return all.filter((one, i) => !this.hasFailed(one) && all.findIndex(({ version }) => version === one.version) === i);
  }

  /** The best version that can be loaded. @throws StageError of the first that failed when none is left */
  load(listed: Remote): Promise<LoadedRemote> {
    if (this.#loading && this.#loading.version === listed.version) return this.#loading.result;
    const result = this.#loadBest(listed).finally(() => {
      if (this.#loading?.result === result) this.#loading = undefined;
    });
    this.#loading = { version: listed.version, result };
    return result;
  }

  async #loadBest(listed: Remote): Promise<LoadedRemote> {
    const runtime = await runStage('codigo', this.#getRuntime);
    let firstError: StageError | undefined;
    for (;;) {
      const [candidate] = this.candidates(listed);
      if (!candidate) throw firstError ?? new StageError('codigo', null);
      if (this.inUse && this.inUse.remote.version === candidate.version) return this.inUse;
      const fresh = this.#isFresh;
      this.#isFresh = false;
      try {
        return { remote: candidate, lifecycles: await runtime.load(candidate, fresh) };
      } catch (cause) {
        const error = toStageError('codigo', cause);
        firstError ??= error;
        this.discard(candidate, error);
      }
    }
  }

  /** This version failed: it isn't tried again until it is forgiven. */
  discard(remote: Remote, error: StageError): void {
    this.#onFailure(remote, error);
    this.#failed.add(remote.version);
    this.#isFresh = true;
  }

  /** Every version may be tried again. */
  forgive(): void {
    this.#failed.clear();
  }

  /** Lets go of what is loaded. */
  clear(): void {
    this.inUse = undefined;
    this.waiting = undefined;
    this.#loading = undefined;
  }

  /** The next load begins anew, from the network. */
  reset(): void {
    this.clear();
    this.forgive();
    this.#isFresh = true;
  }
}

/** The remote in another of its versions, which isn't the one being rolled out. */
function inVersion({ name, secciones: sections }: Remote, { version, manifest, integridad, entrada }: RemoteVersion): Remote {
  return {
    name,
    secciones: sections,
    manifest,
    ...(version !== undefined && { version }),
    ...(integridad !== undefined && { integridad }),
    ...(entrada !== undefined && { entrada }),
  };
}
