import { timeout } from '../timeouts';
import { rememberedRemotes } from './browserMemory';
import { CurrentList } from './CurrentList';
import { fetchRegistry, type RegistryResponse } from './fetchRegistry';
import type { Remote } from './remote';

/** The page's list of remotes. It is fetched once, again after sign-in, and again to check for new versions. */
export interface RemoteRegistry {
  /**
   * Makes sure that there is a list: the signed-in user's or, if that can't be fetched, an earlier one.
   * @throws StageError 'registro' when there is none
   */
  ensure: () => Promise<void>;
  /** Fetches the list again. @returns false when that fails; the current list then stays */
  refresh: () => Promise<boolean>;
  /** Makes the next `ensure` fetch the list again. */
  forget: () => void;
  remotes: () => readonly Remote[];
  /** Id of the composition in the server's answer, sent along with reports. */
  compositionId: () => string | undefined;
  /** Version of the shell that the user of the current list gets; undefined when the server named none. */
  shell: () => string | undefined;
  /** Whether the current list was requested without a session. */
  isAnonymous: () => boolean;
  /** Whether the list is for somebody else: requested before sign-in or by another user, and answered for another or nobody. */
  isForSomeoneElse: () => boolean;
  setUser: (userId: string) => void;
}

/** @param onError called when a list can't be fetched; the registry then uses an earlier or a remembered list, if any */
export function createRemoteRegistry(onError: () => void): RemoteRegistry {
  return new FetchedRegistry(onError);
}

class FetchedRegistry implements RemoteRegistry {
  readonly #onError: () => void;
  readonly #list = new CurrentList();
  #request: Promise<{ response: RegistryResponse; askedBy: string | undefined }> | undefined;
  #userId: string | undefined;
  /**
   * Time of the last failure, ms. For a while after it the current list is reused, so that users don't wait again for a server
   * that doesn't answer.
   */
  #failedAt: number | undefined;

  constructor(onError: () => void) {
    this.#onError = onError;
  }

  async ensure(): Promise<void> {
    const hasFailed = this.#failedAt !== undefined && Date.now() - this.#failedAt < timeout('recheckMinimum');
    if (this.#list.response && hasFailed) return;
    try {
      await this.#take();
      if (!this.isForSomeoneElse()) return;
      this.#request = undefined;
      await this.#take();
    } catch (error) {
      this.#request = undefined;
      this.#failedAt = Date.now();
      const hasList = this.#list.fallBack();
      this.#onError();
      // Throws only when there is no list at all, because an old list keeps the sections working.
      if (!hasList) throw error;
      this.#list.giveTo(this.#userId);
    }
  }

  async refresh(): Promise<boolean> {
    const previous = this.#request;
    this.#request = undefined;
    try {
      await this.#take();
      return true;
    } catch {
      this.#request = previous;
      return false;
    }
  }

  forget(): void {
    this.#request = undefined;
    this.#failedAt = undefined;
  }

  remotes(): readonly Remote[] {
    return this.#list.response?.remotes ?? [];
  }

  compositionId(): string | undefined {
    return this.#list.response?.id;
  }

  shell(): string | undefined {
    return this.#list.response?.shell;
  }

  isAnonymous(): boolean {
    return this.#list.response?.usuario === null;
  }

  isForSomeoneElse(): boolean {
    return this.#list.isForSomeoneElse(this.#userId);
  }

  setUser(id: string): void {
    this.#userId = id;
  }

  async #take(): Promise<void> {
    const askedBy = this.#userId;
    const limit = timeout(!this.#list.response && rememberedRemotes() ? 'rememberedList' : 'registro');
    this.#request ??= fetchRegistry(limit).then((response) => ({ response, askedBy }));
    const answer = await this.#request;
    this.#failedAt = undefined;
    this.#list.accept(answer.response, answer.askedBy);
  }
}
