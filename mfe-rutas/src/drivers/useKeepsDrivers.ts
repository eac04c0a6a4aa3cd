import { useSession } from '@lavanda/shared';

/** Whether the user's role may add and change drivers. This only hides controls: the server checks every call. */
export function useKeepsDrivers(): boolean {
  return useSession()?.permissions.includes('ruta.choferes') ?? false;
}
