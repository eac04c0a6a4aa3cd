import { serverNow, useCan, useConnected, useCurrentUser, useFreshness } from '@lavanda/shared';
import { DEFAULT_TIME_ZONE, dayIn, isLocalDay, type LocalDay } from '@lavanda/shared/domain/dates';
import { useRequestsSettled } from '@lavanda/shared/ui/requests/useRequestsSettled';
import { useSearchParams } from 'react-router-dom';
import { useRutasDayQuery } from '../endpoints';

/** Polling interval while no live events come, ms. */
const POLL_MS = 60_000;

/** The day in the URL (?dia=2026-11-30), today by default, with its stops and whether it can be changed. */
export function useShownDay() {
  const [query, setQuery] = useSearchParams();
  const { sucursalData: sucursal } = useCurrentUser();
  const today = dayIn(sucursal?.zona_horaria ?? DEFAULT_TIME_ZONE, serverNow());
  const asked = query.get('dia') ?? '';
  const day = isLocalDay(asked) ? asked : today;
  const { currentData, error, refetch } = useRutasDayQuery(day, useFreshness(POLL_MS));
  const connected = useConnected();
  const hasPast = day < (currentData?.hoy ?? today);
  const showsRequests = useCan('notas.cambiar') && connected && !hasPast;
  const data = useRequestsSettled({ skip: !showsRequests }) ? currentData : undefined;
  const enabled = connected && data !== undefined && !hasPast;
  return {
    day,
    /** Today by the server, or by its clock as this device knows it until the server answers. */
    today: data?.hoy ?? today,
    data,
    error,
    refetch,
    connected,
    enabled,
    choose: (next: LocalDay) => setQuery(next === today ? {} : { dia: next }, { replace: true }),
  };
}
