import type { DataRouter, Lifecycles, RemoteProps } from '@lavanda/shared/federation/remote';
import { sectionOf } from '../../sections/sections';
import { canKeepAlive } from './busy';

let mountCount = 0;

/**
 * A mounted section. It runs the life cycle of a single-spa parcel (https://single-spa.js.org/docs/parcels-overview) without single-spa's
 * own runtime, which patches the page's history, keeps every root parcel for ever and costs 6 KB before the first section.
 */
export class Parcel {
  readonly section: string;
  readonly lifecycles: Lifecycles;
  readonly element = document.createElement('div');
  /** Resolves once the section is drawn; rejects with what stopped it. */
  readonly mounted: Promise<void>;
  /** Resolves once the section has put something in the document, which may be before the code of its page arrives. */
  readonly painted: Promise<void>;
  isMounted = false;
  hasFailed = false;
  /** How far down the page was when the section was last left, px. */
  scrollY = 0;
  /** The entry of the history the page was last in while in this section. */
  historyKey = '';
  #path = '';
  readonly #props: object;

  constructor(section: string, lifecycles: Lifecycles, place: HTMLElement, props: RemoteProps) {
    this.section = section;
    this.lifecycles = lifecycles;
    place.append(this.element);
    mountCount += 1;
    // single-spa-react keeps each mounted root under its parcel's name.
    this.#props = { ...props, visible: true, domElement: this.element, name: `parcela-${mountCount}` };
    this.painted = firstChildOf(this.element);
    this.mounted = this.#mount();
  }

  async #mount(): Promise<void> {
    await this.lifecycles.bootstrap(this.#props as never);
    await this.lifecycles.mount(this.#props as never);
    this.isMounted = true;
  }

  noteLocation({ pathname, key }: DataRouter['state']['location']): void {
    if (sectionOf(pathname) !== this.section) return;
    this.#path = pathname;
    this.historyKey = key;
  }

  /** Whether it can be kept when it is left: on its first page, whole, with nothing open over it, and of a version with `update`. */
  canKeepAlive(): boolean {
    const isWhole = this.isMounted && !this.hasFailed && this.lifecycles.update !== undefined;
    return isWhole && this.#path === `/app/${this.section}` && canKeepAlive(this.element);
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

  /** Not every browser tells an element that it lost the focus because it left the document. */
  releaseFocus(): void {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && this.element.contains(focused)) focused.blur();
  }

  /** Resolves once the section is out of the document. One that is still being mounted leaves it at once and is unmounted later. */
  async takeDown(): Promise<void> {
    const unmounted = this.mounted
      .then(() => this.lifecycles.unmount(this.#props as never))
      // What failed while mounting or unmounting has been reported.
      .catch(() => undefined);
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
