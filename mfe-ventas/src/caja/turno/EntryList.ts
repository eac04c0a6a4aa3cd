import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import { styled } from '@mui/material/styles';

/** Rows of a turno's record: hour, clave, icon, name, method, amount and button; narrow windows merge columns. */
export const EntryList = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '48px 56px 36px minmax(0, 1fr) 64px 112px 44px',
      gap: '0 12px',
      alignItems: 'center',
      minHeight: 56,
      padding: '6px 8px 6px 20px',
      borderTop: `1px solid ${palette.divider}`,
    },
    '& .hour, & .method': { fontSize: 15, color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& .clave': { fontSize: 14.5, fontWeight: 600, color: palette.text.secondary },
    '& .joined, & .underAmount': { display: 'none' },
    '& .icon': {
      display: 'grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      borderRadius: 10,
      color: palette.text.secondary,
      backgroundColor: palette.background.default,
    },
    '& .icon[data-movement="true"]': { color: '#fff', backgroundColor: palette.background.inverse },
    '& .icon svg': { fontSize: 20, color: 'inherit' },
    '& .name': { minWidth: 0 },
    '& b': { display: 'block', fontWeight: 600, fontSize: 16, lineHeight: '20px', ...ELLIPSIS },
    '& small': { display: 'block', fontSize: 13.5, lineHeight: '18px', color: palette.text.secondary, ...ELLIPSIS },
    '& .amount': { textAlign: 'right', fontSize: 16, fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& [data-cancelled="true"] .amount': { textDecoration: 'line-through' },
    [theme.breakpoints.down('lg')]: {
      '& > li': { gridTemplateColumns: '44px 36px minmax(0, 1fr) auto 44px', gap: '0 10px', padding: '6px 4px 6px 14px' },
      '& .clave, & .method': { display: 'none' },
      '& .joined, & .underAmount': { display: 'inline' },
      '& .underAmount': { display: 'block', fontWeight: 400 },
      '& .joined.hourToo': { display: 'none' },
    },
    [theme.breakpoints.down('sm')]: {
      '& > li': { gridTemplateColumns: '36px minmax(0, 1fr) auto 44px', gap: '0 8px', padding: '6px 0 6px 12px', minHeight: 60 },
      '& .hour': { display: 'none' },
      '& .joined.hourToo': { display: 'inline' },
    },
  };
});
