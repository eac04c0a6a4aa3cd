import type { createBrowserRouter } from 'react-router-dom';

/** The shell's data router, the only router of the page. */
export type DataRouter = ReturnType<typeof createBrowserRouter>;

/** Props of a mounted section or extension. While it stays mounted, only `visible` (section) or `slot` (extension) changes. */
export interface RemoteProps {
  router: DataRouter;
  /** CSP nonce for style tags; undefined when the page has no policy. */
  nonce?: string | undefined;
  /** First path segment after app/ that this mount draws. Location changes outside it are ignored. */
  section?: string | undefined;
  /** Set with `update`: false while the section is kept mounted but another one is on screen. */
  visible?: boolean | undefined;
  /**
   * Called when the section's first drawing is in the page, which waits for code on which it suspends; also if it draws nothing.
   */
  onDrawn?: (() => void) | undefined;
  /** Called when the section crashes while rendering or in an effect; the shell unmounts it and shows its error panel. */
  onError: (error: Error) => void;
  /** The shell's object that fills the places this section offers to others; undefined in a shell that fills none. */
  slots?: SlotHost | undefined;
  /** Props that the offering section gives to an extension; they change with `update`. */
  slot?: object | undefined;
}

/** A place in a section's page that other sections may fill. */
export interface OfferedSlot {
  name: string;
  /** Empty element, which only the shell fills. */
  element: HTMLElement;
  props: object;
}

/** The part of the shell that fills the places that sections offer. */
export interface SlotHost {
  /** Fills a place until `release` is called. */
  offer(slot: OfferedSlot): { update(props: object): void; release(): void };
}

/** The functions by which the shell mounts and unmounts a section or an extension: the lifecycles of a single-spa parcel. */
export interface Lifecycles {
  bootstrap: (props: never) => Promise<unknown>;
  mount: (props: never) => Promise<unknown>;
  unmount: (props: never) => Promise<unknown>;
  /**
   * Applies new props; a section has applied them when the call returns. A section without `update` is unmounted whenever the
   * user leaves it.
   */
  update?: (props: never) => Promise<unknown>;
}

/** What a remote's module './lifecycles' exports. Extensions are parcels too, each under its `nombre` in remoto.json. */
export interface RemoteModule extends Lifecycles {
  extensions?: Readonly<Record<string, Lifecycles>>;
}
