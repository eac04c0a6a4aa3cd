import { timeout } from '../timeouts';
import { rememberedRemotes, rememberRemotes } from './browserMemory';
import { markUnfit } from './contract';
import { fetchRegistry, type RegistryResponse } from './fetchRegistry';
import { applyOverrides } from './overrides';
import { withoutVersion } from './previews';
import type { Remote } from './remote';

/** The page's list of remotes. It is fetched once, again after sign-in, and again to check for new versions. */
export interface RemoteRegistry {
  /** Makes sure that there is a list for the signed-in user. @throws StageError 'registro' when there is none */
  ensure: () => Promise<void>;
  /** Fetches the list again. @returns false when that fails; the current list then stays */
  refresh: () => Promise<boolean>;
  /** Makes the next `ensure` fetch the list again. */
  forget: () => void;
  remotes: () => readonly Remote[];
  /** Id of the composition in the server's answer, sent along with reports. */
  compositionId: () => string | undefined;
  /** Version of the shell that the user of the current list gets. */
  shell: () => string | undefined;
  /** Whether the current list was requested without a session. */
  isAnonymous: () => boolean;
  /** Whether the current list was fetched before the user signed in. */
  isForSomeoneElse: () => boolean;
  setUser: (userId: string) => void;
}

/** @param onError called when a list can't be fetched; an earlier or remembered one is then used if there is one */
export function createRemoteRegistry(onError: () => void): RemoteRegistry {
  let request: Promise<{ response: RegistryResponse; askedBy: string | undefined }> | undefined;
  let current: RegistryResponse | undefined;
  /** Id of the user who was signed in when the current list was requested. */
  let currentAskedBy: string | undefined;
  let userId: string | undefined;
  /**
   * Time of the last failure, ms. For a while after it the current list is reused, so that users don't wait again for a server
   * that doesn't answer.
   */
  let failedAt: number | undefined;

  // A list that was requested after sign-in counts as the user's, whichever user it names.
  const isForSomeoneElse = () =>
    userId !== undefined && currentAskedBy !== userId && current?.usuario !== undefined && current.usuario !== userId;

  const take = async () => {
    const askedBy = userId;
    const limit = timeout(!current && rememberedRemotes() ? 'rememberedList' : 'registro');
    request ??= fetchRegistry(limit).then((response) => ({ response, askedBy }));
    const answer = await request;
    const { response } = answer;
    // A list with a version of a preview link is only for this tab, so it isn't remembered for other tabs.
    const isOwn = response.remotes.some(({ motivo: reason }) => reason?.tipo === 'vista');
    if (!isOwn && (current?.id === undefined || current.id !== response.id)) rememberRemotes(response.remotes);
    failedAt = undefined;
    current = { ...response, remotes: applyOverrides(withoutVersion(response.remotes), response.desvios ?? []) };
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
      if (!current && remembered) current = { remotes: markUnfit(remembered) };
      onError();
      // Reports the error only without any list: an old list keeps the sections working.
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
    isAnonymous: () => current?.usuario === null,
    isForSomeoneElse,
    forget: () => {
      request = undefined;
      failedAt = undefined;
    },
    remotes: () => current?.remotes ?? [],
    compositionId: () => current?.id,
    shell: () => current?.shell,
    setUser: (id) => {
      userId = id;
    },
  };
}
