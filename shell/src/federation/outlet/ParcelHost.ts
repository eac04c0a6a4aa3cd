import type { DataRouter, Lifecycles } from '@lavanda/shared/federation/remote';
import { afterPaint } from '@lavanda/shared/ui/feedback/afterPaint';
import { isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { moveFocusToTitle } from '../../focus/moveFocusToTitle';
import { runStage } from '../stages';
import { Parcel } from './Parcel';

/** Most sections that stay mounted; the one left longest ago goes first. */
const MAX_MOUNTED = 6;

interface HostOptions {
  router: DataRouter;
  nonce: string | undefined;
  /** The life cycles to draw a section with now; undefined when it isn't loaded or must be loaded again. */
  lifecyclesOf: (section: string) => Lifecycles | undefined;
  /** The open section has put something in the document: its skeleton may go. */
  onFirstPaint: (section: string) => void;
  /** The open section is on the screen for the first time. */
  onMount: (section: string) => void;
  /** The open section stopped. One that is hidden is just dropped. */
  onError: (section: string, error: Error) => void;
}

/** What the shell wants on the screen: a section, with its life cycles once they are loaded. */
interface Wanted {
  place: HTMLElement;
  section: string;
  lifecycles: Lifecycles | undefined;
}

/**
 * The mounted sections of the page. Each section that the user leaves stays mounted when it can, so coming back is a matter of showing it:
 * its element is out of the document, and React's `<Activity>` inside its own root has ended its effects and queries.
 */
export class ParcelHost {
  readonly #options: HostOptions;
  /** By section, the one left longest ago first. */
  readonly #parcels = new Map<string, Parcel>();
  readonly #stopFollowing: () => void;
  #open: Parcel | undefined;
  #wanted: Wanted | undefined;
  /** The user was in the version that makes room for another one, so the focus goes to the new one's title. */
  #focusNext = false;

  constructor(options: HostOptions) {
    this.#options = options;
    this.#stopFollowing = options.router.subscribe(({ location }) => {
      if (!this.#open) return;
      // Before the shell draws a skeleton over the section, by whose height the browser would move the page.
      this.#open.scrollY = window.scrollY;
      this.#open.noteLocation(location);
    });
  }

  /** Shows a section in `place`. It happens in a microtask: no other React root can be drawn while the shell's is being committed. */
  show(wanted: Wanted): void {
    this.#wanted = wanted;
    queueMicrotask(() => void this.#settle());
  }

  /** Takes everything down. */
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
      // Something else may be wanted by now.
      return this.#settle();
    }
    if (previous || !lifecycles) return;
    const kept = this.#parcels.get(section);
    if (kept?.lifecycles === lifecycles) return this.#reveal(kept, place);
    if (kept) void this.#drop(kept);
    this.#mount(section, lifecycles, place);
  }

  /** Hidden sections that another version has taken the place of, or that have to be loaded again. */
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

  /** The section failed or another version takes its place: the page doesn't jump meanwhile, and the focus isn't lost. */
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
    // Cards with `content-visibility: auto` get their height back with the first paint.
    if (scrollY > 0) afterPaint(() => this.#open === parcel && window.scrollTo(0, scrollY));
  }

  /** Its top for whoever follows a link; where it was left for whoever goes back to that entry of the history. */
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
    const parcel = new Parcel(section, lifecycles, place, { router, nonce, section: section, onError: fail });
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
