import type { DataRouter, Lifecycles, RemoteProps } from '@lavanda/shared/federation/remote';
import { sectionOf } from '../../sections/sections';
import { UnfinishedMount } from '../stages';
import { canKeepAlive } from './busy';
import { hasContent, hasPlaceholder, whenContent } from './whenContent';

let mountCount = 0;

/**
 * A mounted section. It runs single-spa parcel lifecycles (https://single-spa.js.org/docs/parcels-overview) without
 * single-spa, which patches history, never frees root parcels and costs 6 KB.
 */
export class Parcel {
  readonly section: string;
  readonly lifecycles: Lifecycles;
  readonly element = document.createElement('div');
  /** Tells the shell that the section crashed. */
  readonly fail: (error: Error) => void;
  /** Time when the section began to mount, ms since 1970. */
  readonly since = Date.now();
  /** Resolves once the section has mounted; rejects with the mount error. */
  readonly mounted: Promise<void>;
  /** Resolves once the section has any DOM, which may be before the code of its page arrives. */
  readonly painted: Promise<void>;
  /** Resolves once the section has mounted and shows more than placeholders; rejects with the mount error. */
  readonly shown: Promise<void>;
  isMounted = false;
  #isBootstrapped = false;
  isShown = false;
  hasFailed = false;
  /** Scroll position when the section was last left, px. */
  scrollY = 0;
  /** Key of the last history entry inside this section. */
  historyKey = '';
  #path = '';
  /** Whether the section has once been drawn with all its code and data (React's Suspense). */
  #isDrawn = false;
  readonly #gone = new AbortController();
  readonly #props: object;

  constructor(section: string, lifecycles: Lifecycles, place: HTMLElement, props: RemoteProps) {
    this.section = section;
    this.lifecycles = lifecycles;
    this.fail = props.onError;
    place.append(this.element);
    // single-spa-react stores mounted roots by parcel name, so every mount needs its own name.
    mountCount += 1;
    const onDrawn = () => {
      this.#isDrawn = true;
    };
    this.#props = { ...props, onDrawn, visible: true, domElement: this.element, name: `parcela-${mountCount}` };
    this.painted = firstChildOf(this.element);
    this.mounted = this.#mount();
    this.shown = this.#show();
  }

  /** Whether the section was drawn and its page is empty. */
  isEmpty(): boolean {
    return this.#isDrawn && !this.hasContent() && !hasPlaceholder(this.element);
  }

  /** Whether the section shows more than placeholders. */
  hasContent(): boolean {
    return hasContent(this.element);
  }

  /** Whether a section that was shown has no DOM any more. React removes it when no error boundary catches an error. */
  isGone(): boolean {
    return this.isShown && !this.element.hasChildNodes();
  }

  /** Whether the URL is that of the section's start page; the section may not know other URLs. */
  isAtStart(): boolean {
    return this.#path === `/app/${this.section}`;
  }

  async #show(): Promise<void> {
    await this.mounted;
    await whenContent(this.element, this.#gone.signal);
    this.isShown = true;
  }

  async #mount(): Promise<void> {
    await this.lifecycles.bootstrap(this.#props as never);
    this.#isBootstrapped = true;
    await this.lifecycles.mount(this.#props as never);
    this.isMounted = true;
  }

  /** The error of a section that hasn't mounted in time. */
  unfinishedMount(): UnfinishedMount {
    const name = this.#isBootstrapped ? 'mount' : 'bootstrap';
    return new UnfinishedMount(name, this.lifecycles[name]);
  }

  noteLocation({ pathname, key }: DataRouter['state']['location']): void {
    if (sectionOf(pathname) !== this.section) return;
    this.#path = pathname;
    this.historyKey = key;
  }

  /**
   * Whether the section may stay mounted when the user leaves it: it shows its start page with content, hasn't failed, can
   * `update`, has no dialog or other overlay open, and nothing is unfinished (`useBusy`).
   */
  canKeepAlive(): boolean {
    const isWhole = this.isShown && !this.hasFailed && this.lifecycles.update !== undefined;
    return isWhole && this.isAtStart() && canKeepAlive(this.element);
  }

  hide(): void {
    this.releaseFocus();
    this.element.remove();
    this.#update(false);
  }

  show(place: HTMLElement): void {
    place.append(this.element);
    this.#update(true);
  }

  /** Blurs the focused element of the section, because some browsers don't do that when they remove it from the document. */
  releaseFocus(): void {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && this.element.contains(focused)) focused.blur();
  }

  /**
   * Unmounts the section and removes its element. A section that is still mounting is removed at once, and unmounted
   * when its mount ends.
   */
  async takeDown(): Promise<void> {
    this.#gone.abort();
    const unmounted = this.mounted
      .then(
        () => this.lifecycles.unmount(this.#props as never),
        // A failed mount left nothing to unmount.
        () => undefined,
      )
      // The section is removed all the same; `watchUncaughtErrors` reports the error.
      .catch((error: unknown) => reportError(error));
    if (this.isMounted) await unmounted;
    this.element.remove();
  }

  #update(visible: boolean): void {
    void this.lifecycles.update?.({ ...this.#props, visible } as never);
  }
}

function firstChildOf(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { childList: true });
  });
}
