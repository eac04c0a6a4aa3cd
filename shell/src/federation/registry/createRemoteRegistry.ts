import { timeout } from '../timeouts';
import { rememberedRemotes, rememberRemotes } from './browserMemory';
import { fetchRegistry, type RegistryResponse } from './fetchRegistry';
import { applyOverrides } from './overrides';
import type { Remote } from './remote';

/** The list of remotes of this page: asked for once, again after sign-in, and when it is time to look for new versions. */
export interface RemoteRegistry {
  /** Makes sure there is a list, that of the signed-in user. @throws StageError 'registro' when there is none at all */
  ensure: () => Promise<void>;
  /** Asks again; false when no answer came, and everything stays as it is. */
  refresh: () => Promise<boolean>;
  /** The next `ensure` asks again. */
  forget: () => void;
  remotes: () => readonly Remote[];
  /** Id of the composition that the server answered. */
  compositionId: () => string | undefined;
  /** Whether the list was asked for before its user signed in. */
  isForSomeoneElse: () => boolean;
  setUser: (userId: string) => void;
}

/** @param onError the server gave no list, and the one that this browser remembers is used */
export function createRemoteRegistry(onError: () => void): RemoteRegistry {
  let request: Promise<{ response: RegistryResponse; askedBy: string | undefined }> | undefined;
  let current: RegistryResponse | undefined;
  /** Who was signed in when the current list was asked for. */
  let currentAskedBy: string | undefined;
  let userId: string | undefined;
  /** When no answer came, ms: the current list serves for a while, so nobody waits for the same silence twice. */
  let failedAt: number | undefined;

  // A list that was asked for since sign-in is taken as it is.
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
    if (current && failedAt !== undefined && Date.now() - failedAt < timeout('revisionMinima')) return;
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
      // An earlier list is better than no section at all.
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
