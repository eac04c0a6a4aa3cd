import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { TEXTS } from '../texts.ts';
import { fastTap } from './fastTap.ts';

export interface NumberPadProps {
  /** A digit, the corner key or 'Backspace'. */
  onKey(key: string): void;
  /** Key beside the 0: '.' for amounts, '00' for counting pieces. */
  corner?: '.' | '00';
}

const KeyGrid = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 8 });

const Key = styled(ButtonBase)(({ theme }) => ({
  minHeight: 64,
  borderRadius: 12,
  font: 'inherit',
  fontSize: 24,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  '&:active': { backgroundColor: theme.vars.palette.background.sunken },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}));

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** On-screen number pad. Pressing a key with the mouse leaves the focus where it is; the pad is out of the tab order. */
export default function NumberPad({ onKey, corner = '.' }: NumberPadProps) {
  return (
    <KeyGrid role="group" aria-label={TEXTS.keyboard} onMouseDown={(event) => event.preventDefault()}>
      {[...DIGITS, corner, '0'].map((key) => (
        <Key key={key} tabIndex={-1} onClick={() => onKey(key)} {...fastTap}>
          {key}
        </Key>
      ))}
      <Key tabIndex={-1} aria-label={TEXTS.clear} onClick={() => onKey('Backspace')} {...fastTap}>
        <BackspaceOutlined sx={{ fontSize: 24, color: 'text.secondary' }} />
      </Key>
    </KeyGrid>
  );
}
