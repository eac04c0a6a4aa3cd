import { rememberedRemotes, rememberRemotes } from './browserMemory';
import { markUnfit } from './contract';
import type { RegistryResponse } from './fetchRegistry';
import { applyOverrides } from './overrides';
import { withoutVersion } from './previews';

/** The list of remotes that the page uses, and for whom it was requested. */
export class CurrentList {
  #response: RegistryResponse | undefined;
  /** Id of the user who was signed in when the list was requested, or to whom `giveTo` gave it. */
  #askedBy: string | undefined;

  /** The list; undefined while there is none. */
  get response(): RegistryResponse | undefined {
    return this.#response;
  }

  /** Uses a fetched list, and remembers it for the next page of this browser. */
  accept(response: RegistryResponse, askedBy: string | undefined): void {
    // A list with a version of a preview link is only for this tab, so it isn't remembered for other tabs.
    const isOwn = response.remotes.some(({ motivo: reason }) => reason?.tipo === 'vista');
    if (!isOwn && (this.#response?.id === undefined || this.#response.id !== response.id)) rememberRemotes(response.remotes);
    this.#response = { ...response, remotes: applyOverrides(withoutVersion(response.remotes), response.desvios ?? []) };
    this.#askedBy = askedBy;
  }

  /** Keeps the list in use or, without one, takes the list that this browser remembers. @returns false when there is neither */
  fallBack(): boolean {
    const remembered = rememberedRemotes();
    if (!this.#response && remembered) this.#response = { remotes: markUnfit(remembered) };
    return this.#response !== undefined;
  }

  /** Counts the list as the user's, though it was requested by somebody else, because the user's own can't be fetched. */
  giveTo(userId: string | undefined): void {
    this.#askedBy = userId;
  }

  /** Whether the list is for somebody else. A list that the user requested counts as theirs, whichever user the answer names. */
  isForSomeoneElse(userId: string | undefined): boolean {
    const owner = this.#response?.usuario;
    return userId !== undefined && this.#askedBy !== userId && owner !== undefined && owner !== userId;
  }
}
