import type { createBrowserRouter } from 'react-router-dom';

/** The shell's data router; the only router of the page. */
export type DataRouter = ReturnType<typeof createBrowserRouter>;

/** What the shell gives a section when it mounts it: the same for as long as the section stays mounted, but for `visible`. */
export interface RemoteProps {
  router: DataRouter;
  /** Nonce of the page's content security policy for style tags; undefined where there is no policy. */
  nonce?: string | undefined;
  /** First path segment after app/ that this mount draws: its place doesn't move while the page is somewhere else. */
  section?: string | undefined;
  /** False, given by `update`, while another section is on the screen and this one is kept for when the user comes back. */
  visible?: boolean | undefined;
  /** The section crashed while rendering; the shell takes it down and draws its error panel. */
  onError: (error: Error) => void;
}

/** What a remote exposes as './lifecycles': the life cycle of a single-spa parcel. */
export interface Lifecycles {
  bootstrap: (props: never) => Promise<unknown>;
  mount: (props: never) => Promise<unknown>;
  unmount: (props: never) => Promise<unknown>;
  /** Done when it returns. A section without it is taken down whenever the user leaves it. */
  update?: (props: never) => Promise<unknown>;
}
