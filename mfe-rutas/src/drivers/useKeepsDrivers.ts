import { useAuthDataQuery } from '@lavanda/shared';

/** Whether the laundry lets the signed-in role keep its drivers. It only hides controls: the server checks every call. */
export function useKeepsDrivers(): boolean {
  const { data } = useAuthDataQuery();
  return data?.permissions.includes('ruta.choferes') ?? false;
}
