import { serverNow, useCurrentUser } from '@lavanda/shared';
import { dayIn } from '@lavanda/shared/domain/dates';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf, type CortesFilters, parseFilters } from './filters';

/** The filters, kept in the URL so that links, reloads and Back restore them. */
export function useCortesFilters() {
  const { zona_horaria: zone } = useCurrentUser().sucursalData;
  const [today] = useState(() => dayIn(zone, serverNow()));
  const [address, setAddress] = useSearchParams();
  const filters = parseFilters(address, today);
  const set = (changes: Partial<CortesFilters>) =>
    setAddress(addressOf({ ...filters, ...changes }, today), { preventScrollReset: true });
  return { filters, set, today };
}
