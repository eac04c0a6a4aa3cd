import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import { ListTable } from '@lavanda/shared/ui/list/ListTable';
import { RowTag } from '@lavanda/shared/ui/list/RowTag';
import { styled } from '@mui/material/styles';
import { TWO_LINES } from './twoLines';

/** Height of a voided nota's row, px; the text about the void has room for two lines. */
export const VOIDED_ROW_HEIGHT = 72;

/** Styles of the sales table; `data-sucursal` is 'true' when it has the sucursal column, `data-voided` for voided notas. */
export const Table = styled(ListTable)(({ theme }) => {
  const { palette } = theme.vars;
  const columns = (without: string, withId: string) => ({
    '& tr': { gridTemplateColumns: without },
    '&[data-sucursal="true"] tr': { gridTemplateColumns: withId },
  });
  return {
    lineHeight: '20px',
    ...columns('60px 84px minmax(0, 1fr) 11% 13% 23% 110px', '60px 84px minmax(0, 1fr) 10.5% 11.5% 21% 10.35% 110px'),
    '& tr > :first-of-type': { padding: '0 0 0 8px' },
    '& tbody tr:not(.selected):hover': { backgroundColor: palette.background.default },
    '& tr > .number': { textAlign: 'right' },
    '& tr > .folio': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: palette.text.secondary },
    '& tr > .folio small': { display: 'block', fontSize: 13, lineHeight: '16px' },
    '& .name': { display: 'flex', alignItems: 'center', gap: 10 },
    '& .name b, & .cut': ELLIPSIS,
    '& .voided': { display: 'grid', minWidth: 0 },
    '&[data-voided="true"] tbody tr': { height: VOIDED_ROW_HEIGHT },
    '& .voided small': { ...TWO_LINES, fontSize: 13, lineHeight: '18px', color: palette.text.secondary },
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
      ...columns('52px 74px minmax(0, 1fr) 108px 11% 22.65% 100px', '52px 74px minmax(0, 1fr) 104px 10% 22.65% 9.2% 92px'),
      '& tr > :first-of-type': { padding: '0 0 0 4px' },
    },
    [theme.breakpoints.down('md')]: columns(
      '48px 66px minmax(0, 1fr) 104px 92px 112px 84px',
      '48px 66px minmax(0, 1fr) 100px 88px 108px 84px 76px',
    ),
  };
});

/** Tag for an adeudo, for money to return or for an amount in favor: beside the paid amount, or above it in a narrow table. */
export const Adeudo = styled(RowTag)(({ theme }) => ({
  verticalAlign: 'middle',
  color: theme.vars.palette.warning.main,
  backgroundColor: theme.vars.palette.warning.light,
  [theme.breakpoints.down('md')]: { display: 'block', width: 'fit-content', marginLeft: 'auto', lineHeight: '18px' },
}));
