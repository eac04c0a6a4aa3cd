import { useAuthDataQuery } from '@lavanda/shared';

/** Whether the user's role may add and change drivers. This only hides controls: the server checks every call. */
export function useKeepsDrivers(): boolean {
  const { data } = useAuthDataQuery();
  return data?.permissions.includes('ruta.choferes') ?? false;
}
