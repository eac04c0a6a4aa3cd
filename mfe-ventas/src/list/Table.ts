import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import { ListTable } from '@lavanda/shared/ui/list/ListTable';
import { RowTag } from '@lavanda/shared/ui/list/RowTag';
import { styled } from '@mui/material/styles';

/** Styles of the sales table; `data-sucursal` says whether it has the sucursal column. */
export const Table = styled(ListTable)(({ theme }) => {
  const { palette } = theme.vars;
  const columns = (without: string, withId: string) => ({
    '& tr': { gridTemplateColumns: without },
    '&[data-sucursal="true"] tr': { gridTemplateColumns: withId },
  });
  return {
    lineHeight: '20px',
    ...columns('60px minmax(0, 1fr) 11% 13% 23% 110px', '60px minmax(0, 1fr) 11.1% 13.25% 23.25% 10.35% 110px'),
    '& tr > :first-of-type': { padding: '0 0 0 8px' },
    '& tbody tr:not(.selected):hover': { backgroundColor: palette.background.default },
    '& tr > .number': { textAlign: 'right' },
    '& .name': { display: 'flex', alignItems: 'center', gap: 10 },
    '& .name b, & .cut': ELLIPSIS,
    '& .name b': { fontWeight: 600, fontSize: 16 },
    '& .amount': { fontWeight: 600, fontSize: 16 },
    '& .number .amount': { display: 'inline-block', minWidth: 76, marginLeft: 10, verticalAlign: 'middle' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 44,
      fontWeight: 600,
      color: palette.primary.text,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    [theme.breakpoints.down('lg')]: {
      ...columns('52px minmax(0, 1fr) 11% 12.5% 23% 110px', '52px minmax(0, 1fr) 108px 11.5% 22.65% 9.2% 110px'),
      '& tr > :first-of-type': { padding: '0 0 0 4px' },
    },
    [theme.breakpoints.down('md')]: columns(
      '52px minmax(0, 1fr) 110px 100px 120px 92px',
      '52px minmax(0, 1fr) 112px 92px 112px 90px 84px',
    ),
  };
});

/** The tag 'Con adeudo' of a nota that owes: beside the amount paid, or above it in a narrow table. */
export const Adeudo = styled(RowTag)(({ theme }) => ({
  verticalAlign: 'middle',
  color: theme.vars.palette.warning.main,
  backgroundColor: theme.vars.palette.warning.light,
  [theme.breakpoints.down('md')]: { display: 'block', width: 'fit-content', marginLeft: 'auto', lineHeight: '18px' },
}));
