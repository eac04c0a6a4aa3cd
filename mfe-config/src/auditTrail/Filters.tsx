import { TRAIL_KINDS } from '@lavanda/shared/domain/trail';
import Box from '@mui/material/Box';
import { useConfigTeamQuery } from '../team/endpoints';
import { nameFor } from '../team/member';
import DayFilter from './DayFilter';
import type { TrailFilters } from './filters';
import SelectFilter from './SelectFilter';
import { KIND_TEXTS, TEXTS as T } from './texts';

const KINDS = TRAIL_KINDS.map((kind) => ({ value: kind, label: KIND_TEXTS[kind] }));

interface FiltersProps {
  filters: TrailFilters;
  set(changes: Partial<TrailFilters>): void;
}

/** Filters by kind of entry, person and day. Focusing the person filter reloads the team if it couldn't be loaded. */
export default function Filters({ filters, set }: FiltersProps) {
  const { data: team = [], isError, refetch } = useConfigTeamQuery();
  const { persona: person = '' } = filters;
  const people = team.map((member) => ({ value: member._id, label: nameFor(member) }));
  // A link to this page may filter by a person who has left the team; that person stays an option.
  if (person !== '' && !people.some(({ value }) => value === person)) people.push({ value: person, label: T.formerPerson });
  return (
    <Box role="search" aria-label={T.list} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3, mb: 4 }}>
      <SelectFilter
        label={T.kind}
        value={filters.clase ?? ''}
        all={T.allKinds}
        options={KINDS}
        onChange={(value) => set({ clase: TRAIL_KINDS.find((kind) => kind === value) })}
      />
      <SelectFilter
        label={T.person}
        value={person}
        all={isError ? T.peopleNotLoaded : T.everyone}
        options={people}
        onChange={(value) => set({ persona: value === '' ? undefined : value })}
        onFocus={() => {
          if (isError) void refetch();
        }}
      />
      <DayFilter day={filters.dia} onChange={(day) => set({ dia: day })} />
    </Box>
  );
}
