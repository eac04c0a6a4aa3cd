import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import Box from '@mui/material/Box';
import EntryList from './EntryList';
import Filters from './Filters';
import { useTrailFilters } from './filters';
import { TEXTS as T } from './texts';

/** Page 'Bitácora': shows the superuser who did what and when in the laundry. */
export default function TrailPage() {
  const { filters, set, clear } = useTrailFilters();
  return (
    <Box>
      <PageHeader title={T.title} />
      <Filters filters={filters} set={set} />
      <EntryList filters={filters} onClearFilters={clear} />
    </Box>
  );
}
