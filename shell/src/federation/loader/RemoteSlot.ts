import { newId } from '@lavanda/shared/domain/newId';
import type { RemoteModule } from '@lavanda/shared/federation/remote';
import { lastKnownGood } from '../registry/browserMemory';
import { acceptsContract } from '../registry/contract';
import type { Remote, RemoteVersion } from '../registry/remote';
import { runStage, type Stage, StageError, toStageError } from '../stages';

/** The part of the federation runtime that the loader needs; tests pass a fake. */
export interface FederationRuntime {
  /** Loads a version's lifecycles; `fresh` discards the caches of earlier attempts. @throws StageError */
  load: (remote: Remote, fresh: boolean) => Promise<RemoteModule>;
}

export interface LoadedRemote {
  remote: Remote;
  lifecycles: RemoteModule;
  /** Id of the mount, sent with every report of this version in this page. */
  mountId: string;
}

/** A version to try, with the id of the attempt. */
export type Attempt = Pick<LoadedRemote, 'remote' | 'mountId'>;

/** The versions of one remote in this page: the one in use, the one that waits and the failed ones. */
export class RemoteSlot {
  inUse: LoadedRemote | undefined;
  waiting: LoadedRemote | undefined;
  #loading: { version: string | undefined; result: Promise<LoadedRemote> } | undefined;
  /** The stage in which each version failed. */
  readonly #failed = new Map<string | undefined, Stage>();
  /** True after a failure: the next load bypasses caches. */
  #isFresh = false;
  readonly #getRuntime: () => Promise<FederationRuntime>;
  readonly #onFailure: (attempt: Attempt, error: StageError) => void;
  /** Versions that froze this tab, with their errors. They are avoided even when a load starts over. */
  readonly #frozen = new Map<string, StageError>();

  constructor(getRuntime: () => Promise<FederationRuntime>, onFailure: (attempt: Attempt, error: StageError) => void) {
    this.#getRuntime = getRuntime;
    this.#onFailure = onFailure;
  }

  hasFailed({ version }: Pick<RemoteVersion, 'version'>): boolean {
    return this.#failed.has(version) || (version !== undefined && this.#frozen.has(version));
  }

  /** Whether this shell can't mount the version, which is no fault of the version. */
  isUnfit({ version }: RemoteVersion): boolean {
    return this.#failed.get(version) === 'contrato';
  }

  /** Whether the version in use may stay: it is the listed one, the listed one failed, or the remote isn't listed any more. */
  isUpToDate(listed: Remote | undefined): boolean {
    return !listed || listed.version === this.inUse?.remote.version || this.hasFailed(listed);
  }

  /**
   * Versions to try, best first: listed, in use, known to work in this browser, the server's fallback; those that failed are left
   * out. Without a version number (development) there are no alternatives.
   */
  candidates(listed: Remote): Remote[] {
    const known = listed.incompatible ? [] : lastKnownGood(listed.name).filter(acceptsContract);
    const others = listed.version === undefined ? [] : [this.inUse?.remote, ...known, listed.respaldo];
    const all = [listed, ...others.filter((other) => other !== undefined).map((other) => inVersion(listed, other))];
    return all.filter((one, i) => !this.hasFailed(one) && all.findIndex(({ version }) => version === one.version) === i);
  }

  /** Loads the best version that works. @throws StageError when none does: the first failure of this load, if any */
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
      if (!candidate) throw firstError ?? this.#frozen.get(listed.version ?? '') ?? new StageError('codigo', null);
      if (this.inUse && this.inUse.remote.version === candidate.version) return this.inUse;
      const fresh = this.#isFresh;
      this.#isFresh = false;
      const attempt = { remote: candidate, mountId: newId() };
      try {
        if (candidate.incompatible) throw new StageError('contrato', new Error('No published version fits this shell'));
        return { ...attempt, lifecycles: await runtime.load(candidate, fresh) };
      } catch (cause) {
        const error = toStageError('codigo', cause);
        firstError ??= error;
        this.discard(attempt, error);
      }
    }
  }

  /**
   * Marks a version as failed: it isn't tried again until `forgive`. A version that this shell can't mount isn't reported,
   * because the version isn't at fault.
   */
  discard(attempt: Attempt, error: StageError): void {
    if (error.stage !== 'contrato') this.#onFailure(attempt, error);
    this.#failed.set(attempt.remote.version, error.stage);
    this.#isFresh = true;
  }

  /** Avoids a version that froze this tab, until `forgiveFrozen`. */
  avoidFrozen(version: string, error: StageError): void {
    this.#frozen.set(version, error);
  }

  forgiveFrozen(): void {
    this.#frozen.clear();
  }

  /** Allows every failed version to be tried again. */
  forgive(): void {
    this.#failed.clear();
  }

  /** Drops the loaded versions and any load under way. */
  clear(): void {
    this.inUse = undefined;
    this.waiting = undefined;
    this.#loading = undefined;
  }

  /** Makes the next load start over, from the network. */
  reset(): void {
    this.clear();
    this.forgive();
    this.#isFresh = true;
  }
}

/** @returns the remote with the files of another version, without the marks of a rollout (`candidata`, `respaldo`) */
function inVersion(
  { name, secciones: sections }: Remote,
  { version, manifest, integridad: integrity, entrada: entry, contrato: contract }: RemoteVersion,
): Remote {
  return {
    name,
    secciones: sections,
    manifest,
    ...(version !== undefined && { version }),
    ...(integrity !== undefined && { integridad: integrity }),
    ...(entry !== undefined && { entrada: entry }),
    ...(contract !== undefined && { contrato: contract }),
  };
}
