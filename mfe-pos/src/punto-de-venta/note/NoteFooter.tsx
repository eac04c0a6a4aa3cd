import type { Centavos } from '@lavanda/shared/domain/money';
import { balanceText } from '@lavanda/shared/ui/pagos/balance';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type RefObject, useEffect } from 'react';
import { KeyHint } from '../keyboard/KeyHint';
import { TEXTS } from '../texts';
import type { NoteActions } from './noteActions';
import SaveState from './SaveState';

export interface NoteFooterProps {
  saldo: Centavos;
  edited: boolean;
  saving: boolean;
  error: string | null;
  button: RefObject<HTMLButtonElement | null>;
  actions: NoteActions;
}

/**
 * The buttons 'CANCELAR' and 'GUARDAR'; the latter saves the nota and shows its saldo. After a failed save the error stands above
 * the buttons, and 'GUARDAR' gets the focus.
 */
export default function NoteFooter({ saldo, edited, saving, error, button, actions }: NoteFooterProps) {
  useEffect(() => {
    if (error !== null && !saving) button.current?.focus();
  }, [error, saving, button]);

  return (
    <>
      <SaveState error={error} saving={saving} />
      <Box sx={FOOTER}>
        {edited && (
          <Button
            variant="outlined"
            disabled={saving}
            onClick={actions.cancel}
            sx={{ px: { xs: 3, md: '18px' }, fontSize: { xs: 15, md: 17 } }}
          >
            {TEXTS.cancel}
          </Button>
        )}
        <Button
          ref={button}
          variant="contained"
          disabled={saving}
          onClick={actions.save}
          sx={[SAVE, !edited && { gridColumn: '1 / -1' }]}
        >
          {saving ? (
            <Box component="span" sx={{ flex: 1, display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
              <CircularProgress size={20} color="inherit" aria-hidden />
              {TEXTS.processing}
            </Box>
          ) : (
            <>
              <Box component="span" sx={{ display: 'grid', justifyItems: 'start', gap: '3px' }}>
                {TEXTS.save}
                <KeyHint over="primario">Ctrl Enter</KeyHint>
              </Box>
              <Box component="span" sx={SALDO}>
                {balanceText(saldo)}
              </Box>
            </>
          )}
        </Button>
      </Box>
    </>
  );
}

const FOOTER = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 2.5,
  mt: 2.5,
  '& .MuiButton-root': { minHeight: { xs: 58, sm: 60 }, borderRadius: '14px' },
} as const;

const SALDO = {
  flex: 1,
  fontSize: 24,
  lineHeight: '30px',
  letterSpacing: 0,
  textAlign: 'right',
  whiteSpace: 'nowrap',
} as const;

const SAVE = {
  justifyContent: 'space-between',
  // The narrowest phones have no room for 'GUARDAR' and the saldo on one line, so the saldo may wrap.
  flexWrap: 'wrap',
  px: { xs: 4, md: 5 },
  fontSize: 17,
  fontWeight: 700,
  letterSpacing: '.01em',
} as const;
