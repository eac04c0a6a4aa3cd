import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterStateContext as ContextoEstado,
  UNSAFE_DataRouterContext as ContextoRouter,
  Router,
} from 'react-router-dom';
import type { RouterDeDatos } from './remoto.ts';

interface RouterDelShellProps {
  router: RouterDeDatos;
  /** The only section, as a path segment, whose changes of place are seen. */
  seccion?: string | undefined;
  children: ReactNode;
}

/**
 * Subscribes a second React root to the shell's data router, so links, useNavigate, useBlocker, back and forward are the
 * page's own. These contexts are not stable API of react-router: they are named in this file only, and its test fails when
 * they change.
 */
export function RouterDelShell({ router, seccion, children }: RouterDelShellProps) {
  const estado = useEstado(router, seccion);
  const contexto = useMemo(() => {
    const navigator = {
      createHref: router.createHref,
      encodeLocation: router.encodeLocation,
      go: (pasos: number) => void router.navigate(pasos),
      push: (destino: Parameters<typeof router.navigate>[0], state?: unknown) => void irA(router, destino, state, false),
      replace: (destino: Parameters<typeof router.navigate>[0], state?: unknown) => void irA(router, destino, state, true),
    };
    return { router, navigator, static: false, basename: '/' };
  }, [router]);

  return (
    <ContextoRouter.Provider value={contexto as never}>
      <ContextoEstado.Provider value={estado}>
        <Router
          basename="/"
          location={estado.location}
          navigationType={estado.historyAction}
          navigator={contexto.navigator as never}
        >
          {children}
        </Router>
      </ContextoEstado.Provider>
    </ContextoRouter.Provider>
  );
}

/** The router's state; of a section, the last one in which the page was in it. */
function useEstado(router: RouterDeDatos, seccion: string | undefined) {
  const suyo = useRef(router.state);
  return useSyncExternalStore(router.subscribe, () => {
    const ajeno = seccion !== undefined && router.state.location.pathname.split('/')[2] !== seccion;
    if (!ajeno) suyo.current = router.state;
    return suyo.current;
  });
}

function irA(router: RouterDeDatos, destino: unknown, state: unknown, replace: boolean): Promise<void> {
  return router.navigate(destino as Parameters<RouterDeDatos['navigate']>[0] & string, { state, replace });
}
