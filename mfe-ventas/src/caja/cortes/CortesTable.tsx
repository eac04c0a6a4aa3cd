import Diff from '@lavanda/shared/ui/cash/Diff';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import { ListSurface } from '@lavanda/shared/ui/list/ListSurface';
import { ListTable } from '@lavanda/shared/ui/list/ListTable';
import { useRowLinks } from '@lavanda/shared/ui/list/useRowLinks';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import { FROM_LIST } from '../../list/row';
import { type CorteRow, cortePath } from './corteRow';
import RowNotes from './RowNotes';
import { CORTES_TEXTS as T } from './texts';

/** The past cortes in a wide window, with a column for each figure; a click on a row opens the page of its corte. */
export default function CortesTable({ rows }: { rows: readonly CorteRow[] }) {
  const open = useRowLinks(FROM_LIST);
  return (
    <ListSurface>
      <Table aria-label={T.table} onClick={open}>
        <thead>
          <tr>
            <th scope="col">{T.corte}</th>
            <th scope="col">{T.caja}</th>
            <th scope="col">{T.closed}</th>
            <th scope="col">{T.cajero}</th>
            <th scope="col" className="number">
              {T.expected}
            </th>
            <th scope="col" className="number">
              {T.counted}
            </th>
            <th scope="col" className="number">
              {T.difference}
            </th>
            <th scope="col">
              <span style={VISUALLY_HIDDEN}>{T.open}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id} data-index={index}>
              <td className="corte">{row.number}</td>
              <td className="cut" title={row.caja}>
                {row.caja}
              </td>
              <td className="when">
                {row.day} <span>{row.hour}</span>
              </td>
              <td className="who">
                <span className="cut">{row.cashier}</span>
                <RowNotes row={row} />
              </td>
              <td className="number">{row.expected}</td>
              <td className="number counted">{row.counted}</td>
              <td className="number">
                <Diff centavos={row.difference} />
              </td>
              <td>
                <a href={cortePath(row.id)} aria-label={T.openCorte(row.number, row.caja)}>
                  <ChevronRightRounded aria-hidden />
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ListSurface>
  );
}

const Table = styled(ListTable)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    '& tr': { gridTemplateColumns: '76px minmax(90px, 1fr) 168px minmax(140px, 1fr) 112px 112px 128px 52px' },
    '& tbody tr': { position: 'relative' },
    '& tbody tr:hover': { backgroundColor: palette.background.default },
    '& tr > *': { padding: '0 8px' },
    '& tr > :first-of-type': { paddingLeft: 20 },
    '& tr > :last-of-type': { padding: '0 4px' },
    '& tr > .number': { textAlign: 'right' },
    '& .corte': { fontSize: 16, fontWeight: 700 },
    '& .counted': { fontWeight: 700 },
    '& .when span': { color: palette.text.secondary },
    '& .cut': ELLIPSIS,
    '& .who > *': { display: 'block' },
    '& small': { ...ELLIPSIS, fontSize: 13.5, lineHeight: '17px', color: palette.text.secondary },
    '& small.late': { fontWeight: 600, color: palette.warning.main },
    '& a': { display: 'grid', placeItems: 'center', width: 44, height: 44, borderRadius: 10, color: palette.text.secondary },
    // The link's area covers the whole row, so that a click anywhere in the row opens the corte.
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    [theme.breakpoints.down(1360)]: {
      '& tr': { gridTemplateColumns: '64px minmax(84px, 1fr) 150px minmax(120px, 1.3fr) 104px 104px 116px 48px' },
      '& tr > *': { padding: '0 6px' },
      '& tr > :first-of-type': { paddingLeft: 16 },
    },
  };
});
