import { useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as ContextoRouter } from 'react-router-dom';
import { seccionDe } from '../app/secciones';

/** The page's router. Unlike who asks react-router's hooks, who has it isn't drawn again each time the page changes places, with the bar on every one of them. */
export function useRouter() {
  const router = useContext(ContextoRouter)?.router;
  if (!router) throw new Error('Fuera del router');
  return router;
}

/** Whether the page is in this section; drawn again only when that changes. */
export function useAbierta(seccion: string): boolean {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, () => seccionDe(router.state.location.pathname) === seccion);
}
