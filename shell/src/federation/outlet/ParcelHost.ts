import type { DataRouter, Lifecycles, SlotHost } from '@lavanda/shared/federation/remote';
import { afterPaint } from '@lavanda/shared/ui/feedback/afterPaint';
import { isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { moveFocusToTitle } from '../../focus/moveFocusToTitle';
import { watchUncaughtErrors } from '../loader/uncaughtErrors';
import { StageError } from '../stages';
import { timeout } from '../timeouts';
import { Parcel } from './Parcel';

/** Message of the report about a section that shows nothing in time, because a part of it waits (React's Suspense). */
const NO_CONTENT = 'Se montó y no muestra nada: espera algo que no llega (Suspense)';

/** Message of the report about a section that shows nothing but placeholders that React isn't waiting for. */
const LOADING = 'Se montó y no muestra nada: su carga no termina';

/** Message of the report about a section whose start page has nothing on it. */
const EMPTY = 'Se montó y su página está vacía';

/** Message of the report about a section that shows only a part of its page within the time limit. */
const PART_MISSING = 'Se montó y le falta una parte: espera algo que no llega (Suspense)';

/**
 * Maximum number of hidden sections that stay mounted, as many as the product has in its bar. The least recently used is
 * unmounted first.
 */
const MAX_MOUNTED = 7;

interface HostOptions {
  router: DataRouter;
  nonce: string | undefined;
  /** Takes the slots that mounted sections offer (places in their pages) and fills them with extensions of other sections. */
  slots: SlotHost;
  /** Returns the lifecycles to use now, or undefined when the section must be (re)loaded. */
  lifecyclesOf: (section: string) => Lifecycles | undefined;
  /** Whether calls to the server are under way, whose answers a section may need before it shows anything. */
  isFetching: () => boolean;
  /**
   * Whether part of the section waits now (React's Suspense) and has for at least `ms`. Time before `start`, the section's mount
   * (ms since 1970), doesn't count.
   */
  hasWaited: (section: string, start: number, ms: number) => boolean;
  /** Called before the code of the section on screen runs; undefined when no section is on screen. */
  onAlive: (section: string | undefined) => void;
  /** Called when the open section first adds DOM, so its skeleton can be removed. */
  onFirstPaint: (section: string) => void;
  /** Called when a section that was just mounted shows its content. */
  onMount: (section: string) => void;
  /** Called when the open section crashes. */
  onError: (section: string, error: Error) => void;
  /** Called when a hidden section crashes. It is unmounted, and the user sees no error. */
  onHiddenError: (section: string, error: Error) => void;
}

/** The section that the shell wants on screen, with its lifecycles once they are loaded. */
interface Wanted {
  place: HTMLElement;
  section: string;
  lifecycles: Lifecycles | undefined;
}

/**
 * The page's mounted sections. A section the user leaves stays mounted if it can: its element is detached from the document and
 * `<Activity>` inside its root stops its effects and queries. When the user returns, both are undone, without a new mount.
 */
export class ParcelHost {
  readonly #options: HostOptions;
  /** Mounted sections by name; the least recently used comes first. */
  readonly #parcels = new Map<string, Parcel>();
  readonly #stopFollowing: () => void;
  readonly #stopWatching: () => void;
  #open: Parcel | undefined;
  #wanted: Wanted | undefined;
  /** True when the focus was in the version being replaced, or was lost as it failed: the new version's title then gets it. */
  #focusNext = false;

  constructor(options: HostOptions) {
    this.#options = options;
    this.#stopFollowing = options.router.subscribe(({ location }) => {
      if (!this.#open) return;
      // The scroll position is saved now, because the shell then draws a skeleton, whose height would change the position.
      this.#open.scrollY = window.scrollY;
      this.#open.noteLocation(location);
    });
    this.#stopWatching = watchUncaughtErrors((error) => this.#noteUncaught(error));
  }

  /** Shows a section in `place`, in a microtask: other React roots can't render while the shell's is committing. */
  show(wanted: Wanted): void {
    this.#wanted = wanted;
    queueMicrotask(() => void this.#settle());
  }

  /** Unmounts every section and stops watching, once the outlet needs this host no more. */
  dispose(): void {
    this.#stopFollowing();
    this.#stopWatching();
    this.#wanted = undefined;
    this.#setOpen(undefined);
    for (const parcel of this.#parcels.values()) void this.#drop(parcel);
  }

  async #settle(): Promise<void> {
    if (!this.#wanted) return;
    const { place, section, lifecycles } = this.#wanted;
    this.#dropOutdated();
    const previous = this.#open;
    if (previous && (previous.section !== section || previous.lifecycles !== lifecycles)) {
      await this.#leave(previous, this.#wanted);
      // While the previous section was leaving, the user may have opened another one.
      return this.#settle();
    }
    if (previous || !lifecycles) return;
    const kept = this.#parcels.get(section);
    if (kept?.lifecycles === lifecycles && !kept.isGone()) return this.#reveal(kept, place);
    if (kept) void this.#drop(kept);
    this.#mount(section, lifecycles, place);
  }

  /** Treats an uncaught error as a crash of the open section only if the section's DOM is gone. */
  #noteUncaught(error: Error): void {
    if (this.#open?.isGone() && !this.#open.hasFailed) this.#open.fail(error);
  }

  /** Unmounts hidden sections that have a newer version or must be reloaded. */
  #dropOutdated(): void {
    for (const parcel of this.#parcels.values()) if (parcel !== this.#open && this.#isOutdated(parcel)) void this.#drop(parcel);
  }

  #isOutdated({ section, lifecycles }: Parcel): boolean {
    return this.#options.lifecyclesOf(section) !== lifecycles;
  }

  #setOpen(parcel: Parcel | undefined): void {
    this.#open = parcel;
    this.#options.onAlive(parcel?.section);
  }

  async #leave(parcel: Parcel, next: Wanted): Promise<void> {
    this.#setOpen(undefined);
    this.#focusNext = false;
    if (parcel.section === next.section) return this.#makeRoom(parcel, next.place);
    if (this.#isOutdated(parcel) || !parcel.canKeepAlive()) {
      parcel.releaseFocus();
      return this.#drop(parcel);
    }
    parcel.hide();
    this.#parcels.delete(parcel.section);
    this.#parcels.set(parcel.section, parcel);
    const [oldest] = this.#parcels.values();
    if (oldest && this.#parcels.size > MAX_MOUNTED) void this.#drop(oldest);
  }

  /** Unmounts a section that failed or is being replaced, and notes the focus. Without a failure it keeps the page's height. */
  #makeRoom(parcel: Parcel, place: HTMLElement): Promise<void> {
    this.#focusNext = parcel.hasFailed ? isFocusLost() : parcel.element.contains(document.activeElement);
    if (!parcel.hasFailed) place.style.minHeight = `${place.offsetHeight}px`;
    return this.#drop(parcel);
  }

  #reveal(parcel: Parcel, place: HTMLElement): void {
    const scrollY = this.#scrollFor(parcel);
    this.#setOpen(parcel);
    parcel.noteLocation(this.#options.router.state.location);
    place.style.minHeight = '';
    parcel.show(place);
    if (scrollY === undefined) return;
    parcel.scrollY = scrollY;
    window.scrollTo(0, scrollY);
    // Scrolls again after the first paint, which gives `content-visibility: auto` elements their height. It doesn't if the
    // user has meanwhile left and come back by a link, because a link opens the section at its top.
    const isSameVisit = () => this.#open === parcel && parcel.scrollY === scrollY;
    if (scrollY > 0) afterPaint(() => isSameVisit() && window.scrollTo(0, scrollY));
  }

  /**
   * @returns the scroll position to restore, px: the saved one when Back or Forward reach the same history entry, 0 for
   * a new visit, undefined to leave the scroll as it is
   */
  #scrollFor({ historyKey, scrollY }: Parcel): number | undefined {
    const { location, historyAction } = this.#options.router.state;
    if (historyAction !== 'POP') return 0;
    return location.key === historyKey ? scrollY : undefined;
  }

  #mount(section: string, lifecycles: Lifecycles, place: HTMLElement): void {
    const { router, nonce, slots, onAlive, onFirstPaint, onMount, onError, onHiddenError } = this.#options;
    const fail = (error: Error) => {
      if (this.#parcels.get(section) !== parcel) return;
      parcel.hasFailed = true;
      if (parcel !== this.#open) {
        onHiddenError(section, error);
        return void this.#drop(parcel);
      }
      onAlive(undefined);
      onError(section, error);
    };
    onAlive(section);
    const parcel = new Parcel(section, lifecycles, place, { router, nonce, slots, section, onError: fail });
    this.#parcels.set(section, parcel);
    this.#open = parcel;
    parcel.noteLocation(router.state.location);
    void parcel.painted.then(() => onFirstPaint(section));
    this.#whenShown(parcel)
      .then(() => {
        if (this.#parcels.get(section) !== parcel) return;
        place.style.minHeight = '';
        if (this.#focusNext) moveFocusToTitle(parcel.element);
        this.#focusNext = false;
        onMount(section);
        return this.#followWaits(parcel);
      })
      .catch((error: unknown) => fail(error instanceof Error ? error : new Error(String(error))));
  }

  /**
   * Resolves once the section shows its content. Once it has mounted, the time limit starts again while calls to the server are
   * under way, and while the section is empty at an address that it may not know (any but its start page).
   * @throws StageError 'pantalla' after the time limit, or the error of the mount
   */
  async #whenShown(parcel: Parcel): Promise<void> {
    while (!(await isShownInTime(parcel))) {
      const isUnknownAddress = parcel.isEmpty() && !parcel.isAtStart();
      const mayWait = parcel.isMounted && (isUnknownAddress || this.#options.isFetching());
      if (mayWait && this.#parcels.get(parcel.section) === parcel) continue;
      const waits = this.#options.hasWaited(parcel.section, parcel.since, 0);
      const message = parcel.isEmpty() ? EMPTY : waits ? NO_CONTENT : LOADING;
      const cause = parcel.isMounted ? new Error(message) : parcel.unfinishedMount();
      throw new StageError('pantalla', cause, 'timeout');
    }
  }

  /**
   * Watches a section that shows its content for parts that never arrive, until the section is unmounted.
   * @throws StageError 'pantalla' when a part has waited for the whole time limit with no call under way, and either parts
   * have been missing ever since the section opened or the page shows nothing else
   */
  async #followWaits(parcel: Parcel): Promise<void> {
    const { section, since } = parcel;
    const { hasWaited, isFetching } = this.#options;
    const limit = timeout('pantalla');
    let isOpening = true;
    while (this.#parcels.get(section) === parcel) {
      isOpening &&= hasWaited(section, since, 0);
      await new Promise((resolve) => setTimeout(resolve, limit));
      const isStuck = this.#open === parcel && hasWaited(section, since, limit) && !isFetching();
      if (isStuck && (isOpening || !parcel.hasContent())) throw new StageError('pantalla', new Error(PART_MISSING), 'timeout');
    }
  }

  #drop(parcel: Parcel): Promise<void> {
    if (this.#parcels.get(parcel.section) === parcel) this.#parcels.delete(parcel.section);
    return parcel.takeDown();
  }
}

/** @returns false when the section doesn't show its content within the stage's time; rejects with its mount error */
async function isShownInTime({ shown }: Parcel): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeout('pantalla'));
  });
  return Promise.race([shown.then(() => true), late]).finally(() => clearTimeout(timer));
}
