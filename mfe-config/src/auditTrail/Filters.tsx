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

/** What, who and which day. Focusing the people retries loading the team if that failed. */
export default function Filters({ filters, set }: FiltersProps) {
  const { data: team = [], isError, refetch } = useConfigTeamQuery();
  const { persona: person = '' } = filters;
  const people = team.map((member) => ({ value: member._id, label: nameFor(member) }));
  // A link may be about somebody who left the team.
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
