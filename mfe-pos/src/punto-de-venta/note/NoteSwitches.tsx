import ToggleCheckbox from '@lavanda/shared/ui/fields/ToggleCheckbox';
import Box from '@mui/material/Box';
import type { Draft } from '../draft/draft';
import { TEXTS } from '../texts';
import type { NoteActions, NoteFlag } from './noteActions';

interface NoteSwitchesProps {
  draft: Draft;
  /** True when no switch but the invoice's may be changed, for example because the nota is closed. */
  locked: boolean;
  readOnly: boolean;
  actions: NoteActions;
}

const FLAGS: readonly { flag: NoteFlag; label: string }[] = [
  { flag: 'factura', label: TEXTS.factura },
  { flag: 'aDomicilio', label: TEXTS.aDomicilio },
  { flag: 'express', label: TEXTS.express },
];

/** The nota's three switches: invoice, delivery and express. */
export default function NoteSwitches({ draft, locked, readOnly, actions }: NoteSwitchesProps) {
  return (
    <Box role="group" aria-label={TEXTS.options} sx={SWITCHES}>
      {FLAGS.map(({ flag, label }) => (
        <ToggleCheckbox
          key={flag}
          label={label}
          value={draft[flag]}
          disabled={readOnly || (locked && flag !== 'factura')}
          onChange={() => actions.toggle(flag)}
        />
      ))}
    </Box>
  );
}

const SWITCHES = {
  display: 'grid',
  gridTemplateColumns: { xs: '.8fr 1.05fr 1.35fr', md: '1fr 1.15fr 1.45fr' },
  gap: { xs: 1.5, md: 2 },
  mt: 2,
  '@media (max-width: 359.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& .MuiToggleButton-root': {
    px: { xs: 1, md: 2 },
    fontSize: { xs: 13.5, md: 14 },
    gap: { xs: '4px', md: '7px' },
  },
} as const;
