import type { ImportJob } from '@lavanda/shared/contract/schemas/imports';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ImportItem from './ImportItem';
import { TEXTS } from './texts';

const T = TEXTS;

interface ImportListProps {
  jobs: readonly ImportJob[];
  error: unknown;
  onRetry(): void;
}

/** The recent imports, running and ended, or why they couldn't be read; draws nothing if there are none. */
export default function ImportList({ jobs, error, onRetry }: ImportListProps) {
  if (error) return <ErrorPanel title={T.importsNotLoaded} error={error} onRetry={onRetry} />;
  if (jobs.length === 0) return null;
  return (
    <Box component="section" aria-label={T.recent}>
      <Typography component="h3" variant="h3" sx={{ mb: 2 }}>
        {T.recent}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {jobs.map((job) => (
          <ImportItem key={job._id} job={job} />
        ))}
      </Box>
    </Box>
  );
}
