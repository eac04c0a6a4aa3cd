import { useCallback, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as ContextoRouter } from 'react-router-dom';
import { seccionDe } from '../app/secciones';
import { adelanto } from '../remotos/adelanto';

/** The page's router. Unlike who asks react-router's hooks, who has it isn't drawn again each time the page changes places, with the bar on every one of them. */
export function useRouter() {
  const router = useContext(ContextoRouter)?.router;
  if (!router) throw new Error('Fuera del router');
  return router;
}

/** Whether the page is in this section, for whoever looks at it; drawn again only when that changes. */
export function useAbierta(seccion: string): boolean {
  const router = useRouter();
  const oir = useCallback(
    (oyente: () => void) => {
      const dejar = [router.subscribe(oyente), adelanto.oir(oyente)];
      return () => {
        for (const cada of dejar) cada();
      };
    },
    [router],
  );
  return useSyncExternalStore(oir, () => seccionDe(adelanto.ruta() ?? router.state.location.pathname) === seccion);
}
