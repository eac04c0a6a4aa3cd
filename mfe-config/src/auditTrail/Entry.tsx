import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { details, headline } from './describe';
import { TEXTS as T } from './texts';

interface EntryProps {
  entry: TrailEntry;
  /** IANA time zone of the user's branch. */
  zone: string;
}

/** When, who did what, and what changed. */
export default function Entry({ entry, zone }: EntryProps) {
  const { momento, nota } = entry;
  const moment = new Date(momento);
  return (
    <Box component="li" sx={ROW}>
      <Box component="time" dateTime={momento} sx={{ color: 'text.secondary', fontSize: 14, lineHeight: '20px', pt: '2px' }}>
        {`${dayIn(zone, moment)} ${hourIn(zone, moment)}`}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600, lineHeight: '24px' }}>{headline(entry)}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 14, lineHeight: '20px', whiteSpace: 'pre-line' }}>
          {details(entry).join('\n')}
        </Box>
      </Box>
      {nota && !nota.anulada && (
        <Button
          component={Link}
          to={`/app/ventas/${nota._id}`}
          sx={{ justifySelf: 'start', px: { xs: 0, md: 3 }, my: { md: -2.5 } }}
        >
          {T.openNota(nota.folio)}
        </Button>
      )}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '136px minmax(0, 1fr) auto' },
  columnGap: 4,
  rowGap: 1,
  alignItems: 'start',
  p: '14px 20px',
  '& + li': { borderTop: 1, borderColor: 'divider' },
} as const;
