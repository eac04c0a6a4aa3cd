import { PhoneRows } from '@lavanda/shared/ui/list/PhoneRows';
import { styled } from '@mui/material/styles';
import { TWO_LINES } from './twoLines';

/** Height of a voided nota's row on a phone, px; the text about the void has room for two lines across the row. */
export const VOIDED_PHONE_ROW_HEIGHT = 104;

export const ListRows = styled(PhoneRows)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .row': { display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr) auto 44px', paddingRight: 4 },
    '&[data-voided="true"] .row': { height: VOIDED_PHONE_ROW_HEIGHT, alignContent: 'center' },
    '& .voided': { gridColumn: '2 / -1', minWidth: 0, paddingRight: 8 },
    '& label': { width: 48, height: 48 },
    '& .name': { display: 'flex', alignItems: 'center', gap: 6 },
    '& .name svg': { fontSize: 16 },
    '& b': { lineHeight: '20px' },
    '& small': { fontSize: 13.5 },
    '& .voided small': TWO_LINES,
    '& .amounts': { textAlign: 'right', paddingLeft: 8 },
    '& .amount': { fontWeight: 600, fontSize: 16, whiteSpace: 'nowrap' },
    '& .owed': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 4, fontWeight: 600 },
    '& .owed svg': { fontSize: 14, color: palette.warning.main },
    '& a': {
      width: 44,
      height: 44,
      display: 'grid',
      placeItems: 'center',
      color: palette.text.secondary,
      borderRadius: 10,
    },
  };
});
