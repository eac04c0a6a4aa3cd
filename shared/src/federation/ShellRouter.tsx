import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  Router,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router-dom';
import { ENDLESS_LOOP } from './endlessLoop.ts';
import type { DataRouter } from './remote.ts';

interface ShellRouterProps {
  router: DataRouter;
  /** First path segment of the section; location changes outside it are ignored. */
  section?: string | undefined;
  children: ReactNode;
}

/**
 * Connects a section's React root to the shell's data router, so that links, navigation and blockers act on the page. The
 * contexts used here are marked unstable by react-router; this file's test fails when they change.
 */
export function ShellRouter({ router, section, children }: ShellRouterProps) {
  const state = useRouterState(router, section);
  const context = useMemo(() => {
    const navigator = {
      createHref: router.createHref,
      encodeLocation: router.encodeLocation,
      go: (steps: number) => void router.navigate(steps),
      push: (target: Parameters<typeof router.navigate>[0], state?: unknown) => void goTo(router, target, state, false),
      replace: (target: Parameters<typeof router.navigate>[0], state?: unknown) => void goTo(router, target, state, true),
    };
    return { router, navigator, static: false, basename: '/' };
  }, [router]);

  return (
    <RouterContext.Provider value={context as never}>
      <StateContext.Provider value={state}>
        <Router
          basename="/"
          location={state.location}
          navigationType={state.historyAction}
          navigator={context.navigator as never}
        >
          {children}
        </Router>
      </StateContext.Provider>
    </RouterContext.Provider>
  );
}

/** The router's state. With `section`, the last state whose location was inside that section. */
function useRouterState(router: DataRouter, section: string | undefined) {
  const theirs = useRef(router.state);
  return useSyncExternalStore(router.subscribe, () => {
    const foreign = section !== undefined && router.state.location.pathname.split('/')[2] !== section;
    if (!foreign) theirs.current = router.state;
    return theirs.current;
  });
}

/** Number of redirects in one task after which they count as endless. React's own limit, which blames no section, is 50. */
const MOST_REDIRECTS = 30;
let redirects = 0;

/** @throws Error that crashes a section whose pages redirect to each other for ever, which would freeze the page */
function countRedirect(from: string, to: unknown): void {
  if (redirects === 0) {
    setTimeout(() => {
      redirects = 0;
    });
  }
  redirects += 1;
  if (redirects <= MOST_REDIRECTS) return;
  const target = typeof to === 'string' ? to : ((to as { pathname?: string }).pathname ?? '');
  throw Object.assign(new Error(`Redirige sin fin entre ${from} y ${target}`), { name: ENDLESS_LOOP });
}

function goTo(router: DataRouter, target: unknown, state: unknown, replace: boolean): Promise<void> {
  if (replace) countRedirect(router.state.location.pathname, target);
  return router.navigate(target as Parameters<DataRouter['navigate']>[0] & string, { state, replace });
}
