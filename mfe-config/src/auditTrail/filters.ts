import { isLocalDay } from '@lavanda/shared/domain/dates';
import { isId } from '@lavanda/shared/domain/newId';
import { TRAIL_KINDS, type TrailKind } from '@lavanda/shared/domain/trail';
import { useSearchParams } from 'react-router-dom';

/** The trail's filters: kind of entry, person id and local date. An undefined filter is off. */
export interface TrailFilters {
  clase: TrailKind | undefined;
  persona: string | undefined;
  dia: string | undefined;
}

function parse(address: URLSearchParams): TrailFilters {
  const [kind, person, day] = [address.get('clase'), address.get('persona') ?? '', address.get('dia') ?? ''];
  return {
    clase: TRAIL_KINDS.find((known) => known === kind),
    persona: isId(person) ? person : undefined,
    dia: isLocalDay(day) ? day : undefined,
  };
}

/** The filters, kept in the URL so that links, reloads and Back restore them. */
export function useTrailFilters(): { filters: TrailFilters; set: (changes: Partial<TrailFilters>) => void; clear: () => void } {
  const [address, setAddress] = useSearchParams();
  const filters = parse(address);
  const set = (changes: Partial<TrailFilters>) => {
    const fields = Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== undefined && value !== '');
    setAddress(new URLSearchParams(fields as [string, string][]));
  };
  return { filters, set, clear: () => setAddress({}) };
}
