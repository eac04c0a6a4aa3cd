import { errorMessage } from '@lavanda/shared';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useRutasEndRepeatMutation, useRutasRepeatsQuery } from './endpoints';
import { repeatText, TEXTS as T } from './texts';

const AddRepeat = lazy(() => import('./AddRepeat'));

/** The weekly pickups on a cliente's page, with controls to add and end them. */
export default function Repeats({ clienteId: cliente }: { clienteId: string }) {
  const { data: repeats, error, refetch } = useRutasRepeatsQuery(cliente, { refetchOnMountOrArgChange: true });
  const [end, ending] = useRutasEndRepeatMutation();
  const [adding, setAdding] = useState(false);
  return (
    <Box component="section" aria-label={T.title}>
      <Typography variant="h3" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <EventRepeatOutlined aria-hidden sx={{ fontSize: 18 }} />
        {T.title}
      </Typography>
      {!repeats && !error && <PageSkeleton count={1} height={52} />}
      {!repeats && error && (
        <RetryAlert severity="error" onRetry={refetch}>
          {`${T.notLoaded} ${errorMessage(error)}`}
        </RetryAlert>
      )}
      {repeats?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{T.none}</Typography>}
      {repeats && repeats.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {repeats.map((repeat) => (
            <Box component="li" key={repeat._id} sx={ROW}>
              {repeatText(repeat)}
              <Button
                aria-label={`${T.remove}: ${repeatText(repeat)}`}
                disabled={ending.isLoading}
                onClick={() => void end(repeat._id)}
              >
                {T.remove}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {ending.error && <FieldError mensaje={errorMessage(ending.error)} />}
      {repeats && repeats.length < 7 && (
        <Button variant="outlined" onClick={() => setAdding(true)} sx={{ mt: 2 }}>
          {T.add}
        </Button>
      )}
      {adding && (
        <Suspense fallback={null}>
          <AddRepeat cliente={cliente} taken={repeats?.map(({ dia: day }) => day) ?? []} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  minHeight: 52,
  fontSize: 15,
} as const;
