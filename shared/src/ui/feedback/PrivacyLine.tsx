import { useCurrentUser } from '@lavanda/shared';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { privacyLink } from '../../domain/privacyNotice.ts';
import { PRIVACY_TEXTS as T } from '../texts.ts';

/**
 * A registration's line about the use of the cliente's data (day.md 7): a link to the privacy notice, or a button that shows the
 * notice's text. Without a notice it draws nothing.
 */
export default function PrivacyLine() {
  const { nombre: laundry, aviso_privacidad: notice = '' } = useCurrentUser().tenantData;
  const [opened, setOpened] = useState(false);
  const id = useId();
  if (notice === '') return null;
  const address = privacyLink(notice);
  return (
    <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
      {T.line(laundry)}{' '}
      {address === null ? (
        <Link
          component="button"
          type="button"
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
          sx={TARGET}
        >
          {T.notice}
        </Link>
      ) : (
        <Link href={address} target="_blank" rel="noopener noreferrer" sx={TARGET}>
          {T.notice}
        </Link>
      )}
      {address === null && (
        <Box id={id} hidden={!opened} tabIndex={0} role="region" aria-label={T.title} sx={TEXT}>
          {notice}
        </Box>
      )}
    </Typography>
  );
}

/** Gives the link the height that a finger needs, without making the line of text taller. */
const TARGET = { display: 'inline-block', py: '12px', my: '-12px', font: 'inherit', verticalAlign: 'baseline' } as const;

const TEXT = {
  maxHeight: 200,
  mt: 3,
  p: 3,
  overflowY: 'auto',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  borderRadius: '10px',
  bgcolor: 'background.default',
} as const;
