import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  Router,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router-dom';
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

function goTo(router: DataRouter, target: unknown, state: unknown, replace: boolean): Promise<void> {
  return router.navigate(target as Parameters<DataRouter['navigate']>[0] & string, { state, replace });
}
