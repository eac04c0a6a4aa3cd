import { timeout } from '../timeouts';
import { rememberedRemotes, rememberRemotes } from './browserMemory';
import { fetchRegistry, type RegistryResponse } from './fetchRegistry';
import { applyOverrides } from './overrides';
import type { Remote } from './remote';

/** The page's list of remotes, fetched once, after sign-in and to check for new versions. */
export interface RemoteRegistry {
  /** Ensures there is a list for the signed-in user. @throws StageError 'registro' when none is available */
  ensure: () => Promise<void>;
  /** Fetches it again. @returns false when that fails; the current list then stays */
  refresh: () => Promise<boolean>;
  /** Makes the next `ensure` fetch again. */
  forget: () => void;
  remotes: () => readonly Remote[];
  /** Id of the server's choice of remotes and versions, sent along with reports. */
  compositionId: () => string | undefined;
  /** Whether the list was fetched before the current user signed in. */
  isForSomeoneElse: () => boolean;
  setUser: (userId: string) => void;
}

/** @param onError called when the server gave no list and the remembered one is used */
export function createRemoteRegistry(onError: () => void): RemoteRegistry {
  let request: Promise<{ response: RegistryResponse; askedBy: string | undefined }> | undefined;
  let current: RegistryResponse | undefined;
  /** User signed in when the current list was requested. */
  let currentAskedBy: string | undefined;
  let userId: string | undefined;
  /** Time of the last failure, ms. The current list is reused for a while, so a silent server isn't awaited again. */
  let failedAt: number | undefined;

  // A list requested after sign-in counts as the user's, whatever user it names.
  const isForSomeoneElse = () =>
    userId !== undefined && currentAskedBy !== userId && current?.usuario !== undefined && current.usuario !== userId;

  const take = async () => {
    const askedBy = userId;
    request ??= fetchRegistry().then((response) => ({ response, askedBy }));
    const answer = await request;
    const { response } = answer;
    if (current?.id === undefined || current.id !== response.id) rememberRemotes(response.remotes);
    failedAt = undefined;
    current = { ...response, remotes: applyOverrides(response.remotes, response.desvios ?? []) };
    currentAskedBy = answer.askedBy;
  };

  const ensure = async () => {
    if (current && failedAt !== undefined && Date.now() - failedAt < timeout('recheckMinimum')) return;
    try {
      await take();
      if (!isForSomeoneElse()) return;
      request = undefined;
      await take();
    } catch (error) {
      request = undefined;
      failedAt = Date.now();
      const remembered = rememberedRemotes();
      if (!current && remembered) current = { remotes: remembered };
      onError();
      // An earlier list is better than none.
      if (!current) throw error;
      currentAskedBy = userId;
    }
  };

  const refresh = async () => {
    const previous = request;
    request = undefined;
    try {
      await take();
      return true;
    } catch {
      request = previous;
      return false;
    }
  };

  return {
    ensure,
    refresh,
    isForSomeoneElse,
    forget: () => {
      request = undefined;
      failedAt = undefined;
    },
    remotes: () => current?.remotes ?? [],
    compositionId: () => current?.id,
    setUser: (id) => {
      userId = id;
    },
  };
}
