import Diff from '@lavanda/shared/ui/cash/Diff';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import { ListSurface } from '@lavanda/shared/ui/list/ListSurface';
import { useRowLinks } from '@lavanda/shared/ui/list/useRowLinks';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import { FROM_LIST } from '../../list/row';
import { type CorteRow, cortePath } from './corteRow';
import RowNotes from './RowNotes';
import { CORTES_TEXTS as T } from './texts';

/** The past cortes in a narrow window: the corte on the left; on the right its difference above the counted amount. */
export default function PhoneCortes({ rows }: { rows: readonly CorteRow[] }) {
  const open = useRowLinks(FROM_LIST);
  return (
    <ListSurface sx={{ mx: { xs: -3, sm: 0 }, borderRadius: { xs: 0, sm: '14px' } }}>
      <Rows aria-label={T.table} onClick={open}>
        {rows.map((row, index) => (
          <li key={row.id} data-index={index}>
            <span className="main">
              <b>{T.named(row.number, row.caja)}</b>
              <small>{T.when(`${row.day} ${row.hour}`, row.cashier)}</small>
              <RowNotes row={row} />
            </span>
            <span className="amounts">
              <Diff centavos={row.difference} />
              <small>{row.counted}</small>
            </span>
            <a href={cortePath(row.id)} aria-label={T.openCorte(row.number, row.caja)}>
              <ChevronRightRounded aria-hidden />
            </a>
          </li>
        ))}
      </Rows>
    </ListSurface>
  );
}

const Rows = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
      alignItems: 'center',
      minHeight: 68,
      padding: '6px 0 6px 12px',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .main': { minWidth: 0 },
    '& b': { display: 'block', fontSize: 16, lineHeight: '20px', fontWeight: 600, ...ELLIPSIS },
    '& small': { display: 'block', fontSize: 13.5, lineHeight: '18px', color: palette.text.secondary, ...ELLIPSIS },
    '& small.late': { fontWeight: 600, color: palette.warning.main },
    '& .amounts': { paddingLeft: 8, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& .amounts small': { fontSize: 14 },
    '& a': { display: 'grid', placeItems: 'center', width: 44, height: 44, borderRadius: 10, color: palette.text.secondary },
    // The link's area covers the whole row, so that a touch anywhere in the row opens the corte.
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  };
});
