import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PosLayout } from './PosLayout';
import { ServicesSkeleton } from './services/ServicesSkeleton';
import { TEXTS } from './texts';

/** Placeholder of the counter until its nota can be shown. */
export default function CounterSkeleton() {
  return (
    <PosLayout data-full-screen aria-busy>
      <Box role="status" sx={{ px: 6, overflow: 'hidden' }}>
        <span style={VISUALLY_HIDDEN}>{TEXTS.loadingNota}</span>
        <ServicesSkeleton />
      </Box>
      <Box sx={{ p: 5, bgcolor: 'background.paper' }}>
        <Skeleton variant="rounded" height={104} />
      </Box>
    </PosLayout>
  );
}
