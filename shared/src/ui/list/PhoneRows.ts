import { styled } from '@mui/material/styles';
import { ELLIPSIS } from '../display/ellipsis.ts';

/** Height of a row on a phone, px (UI guide 4). */
export const PHONE_ROW_HEIGHT = 72;

/** Rows (`.row`) of a list on a phone: title (`b`) over detail (`small`), one line each. */
export const PhoneRows = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .row': { alignItems: 'center', height: PHONE_ROW_HEIGHT, borderBottom: `1px solid ${palette.divider}` },
    '& .main': { flex: 1, minWidth: 0 },
    '& b': { ...ELLIPSIS, fontWeight: 600, fontSize: 16 },
    '& small': { ...ELLIPSIS, display: 'block', lineHeight: '18px', color: palette.text.secondary },
  };
});
