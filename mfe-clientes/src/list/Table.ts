import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import { ListTable } from '@lavanda/shared/ui/list/ListTable';
import { styled } from '@mui/material/styles';

export const Table = styled(ListTable)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    lineHeight: '24px',
    '& tr': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 181px 222px 200px 365px' },
    '& tbody tr:hover': { backgroundColor: palette.background.default },
    '& tr > .actions': { textAlign: 'right', paddingRight: 8 },
    '& .name, & .surname': ELLIPSIS,
    '& .name': { fontSize: 16, fontWeight: 600 },
    '& .actions > *': {
      // The scroll margin keeps a focused action clear of the sticky header.
      scrollMarginTop: 56,
      display: 'inline-flex',
      verticalAlign: 'middle',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      padding: '0 12px',
      border: 0,
      borderRadius: 10,
      font: 'inherit',
      fontSize: 14,
      lineHeight: '20px',
      fontWeight: 600,
      color: palette.primary.text,
      background: 'none',
      textDecoration: 'none',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.primary.tint50 },
      '& svg': { fontSize: 18 },
    },
    [theme.breakpoints.down('lg')]: {
      '& tr': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 126px 157px 108px 303px' },
    },
  };
});
