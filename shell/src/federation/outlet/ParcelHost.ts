import type { DataRouter, Lifecycles } from '@lavanda/shared/federation/remote';
import { afterPaint } from '@lavanda/shared/ui/feedback/afterPaint';
import { isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { moveFocusToTitle } from '../../focus/moveFocusToTitle';
import { runStage } from '../stages';
import { Parcel } from './Parcel';

/** Most sections kept mounted; the least recently used is unmounted first. */
const MAX_MOUNTED = 6;

interface HostOptions {
  router: DataRouter;
  nonce: string | undefined;
  /** Returns the lifecycles to use now, or undefined when the section must be (re)loaded. */
  lifecyclesOf: (section: string) => Lifecycles | undefined;
  /** Called when the open section first adds DOM, so its skeleton can be removed. */
  onFirstPaint: (section: string) => void;
  /** Called when the open section is on screen for the first time. */
  onMount: (section: string) => void;
  /** Called when the open section crashes. A hidden one that crashes is just unmounted. */
  onError: (section: string, error: Error) => void;
}

/** The section that the shell wants on screen, with its lifecycles once they are loaded. */
interface Wanted {
  place: HTMLElement;
  section: string;
  lifecycles: Lifecycles | undefined;
}

/**
 * The page's mounted sections. A section the user leaves stays mounted if it can: its element is detached from the
 * document and `<Activity>` inside its root stops its effects and queries. Returning only attaches it again.
 */
export class ParcelHost {
  readonly #options: HostOptions;
  /** Mounted sections by name; the least recently used comes first. */
  readonly #parcels = new Map<string, Parcel>();
  readonly #stopFollowing: () => void;
  #open: Parcel | undefined;
  #wanted: Wanted | undefined;
  /** True when the focus was inside the version being replaced, so the title of the new version takes it. */
  #focusNext = false;

  constructor(options: HostOptions) {
    this.#options = options;
    this.#stopFollowing = options.router.subscribe(({ location }) => {
      if (!this.#open) return;
      // Saved before the shell draws a skeleton, whose height would change the scroll position.
      this.#open.scrollY = window.scrollY;
      this.#open.noteLocation(location);
    });
  }

  /** Shows a section in `place`, in a microtask: other React roots can't render while the shell's is committing. */
  show(wanted: Wanted): void {
    this.#wanted = wanted;
    queueMicrotask(() => void this.#settle());
  }

  /** Unmounts every section. */
  dispose(): void {
    this.#stopFollowing();
    this.#wanted = undefined;
    this.#open = undefined;
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
    if (kept?.lifecycles === lifecycles) return this.#reveal(kept, place);
    if (kept) void this.#drop(kept);
    this.#mount(section, lifecycles, place);
  }

  /** Unmounts hidden sections that have a newer version or must be reloaded. */
  #dropOutdated(): void {
    for (const parcel of this.#parcels.values()) if (parcel !== this.#open && this.#isOutdated(parcel)) void this.#drop(parcel);
  }

  #isOutdated({ section, lifecycles }: Parcel): boolean {
    return this.#options.lifecyclesOf(section) !== lifecycles;
  }

  async #leave(parcel: Parcel, next: Wanted): Promise<void> {
    this.#open = undefined;
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

  /** Unmounts a section that failed or is being replaced, keeping the page height and noting the focus. */
  #makeRoom(parcel: Parcel, place: HTMLElement): Promise<void> {
    this.#focusNext = parcel.hasFailed ? isFocusLost() : parcel.element.contains(document.activeElement);
    if (!parcel.hasFailed) place.style.minHeight = `${place.offsetHeight}px`;
    return this.#drop(parcel);
  }

  #reveal(parcel: Parcel, place: HTMLElement): void {
    const scrollY = this.#scrollFor(parcel);
    this.#open = parcel;
    parcel.noteLocation(this.#options.router.state.location);
    place.style.minHeight = '';
    parcel.show(place);
    if (scrollY === undefined) return;
    parcel.scrollY = scrollY;
    window.scrollTo(0, scrollY);
    // Elements with `content-visibility: auto` get their height back with the first paint, so the scroll is set again
    // after it.
    // By then the user may have left and come back by a link, which opens the section at its top.
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
    const { router, nonce, onFirstPaint, onMount, onError } = this.#options;
    const fail = (error: Error) => {
      if (this.#parcels.get(section) !== parcel) return;
      parcel.hasFailed = true;
      if (parcel === this.#open) onError(section, error);
      else void this.#drop(parcel);
    };
    const parcel = new Parcel(section, lifecycles, place, { router, nonce, section, onError: fail });
    this.#parcels.set(section, parcel);
    this.#open = parcel;
    parcel.noteLocation(router.state.location);
    void parcel.painted.then(() => onFirstPaint(section));
    runStage('pantalla', () => parcel.mounted).then(
      () => {
        if (this.#parcels.get(section) !== parcel) return;
        place.style.minHeight = '';
        if (this.#focusNext) moveFocusToTitle(parcel.element);
        this.#focusNext = false;
        onMount(section);
      },
      (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))),
    );
  }

  #drop(parcel: Parcel): Promise<void> {
    if (this.#parcels.get(parcel.section) === parcel) this.#parcels.delete(parcel.section);
    return parcel.takeDown();
  }
}
