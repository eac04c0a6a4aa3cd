import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { TEXTS as T } from '../texts';
import { CheckboxPlace } from './Checkbox';
import { ListRows } from './ListRows';
import { NotePaper } from './NotePaper';
import { Table } from './Table';
import TableHead from './TableHead';

/** Widths of the placeholders for cliente names, px, one for each of the twelve rows (UI guide 6). */
const NAMES = [210, 150, 230, 160, 240, 180, 170, 220, 150, 190, 200, 165].map((width, row) => ({ width, row }));

/** Placeholder rows, as high as the rows of sales. Shown after 150 ms, so that they don't flash when the list loads fast. */
export default function SalesSkeleton({ onPhone, withSucursal }: { onPhone: boolean; withSucursal: boolean }) {
  return (
    <Box role="status" aria-label={T.loading} sx={LATE}>
      {onPhone ? (
        <NotePaper aria-hidden sx={{ mx: -3, borderRadius: 0 }}>
          <ListRows>
            {NAMES.map(({ width, row }) => (
              <div key={row} className="row">
                <CheckboxPlace as="span">{bone(20, 20)}</CheckboxPlace>
                <span>
                  {bone(width * 0.7)}
                  {bone(110, 12)}
                </span>
                {bone(64)}
              </div>
            ))}
          </ListRows>
        </NotePaper>
      ) : (
        <NotePaper aria-hidden>
          <Table data-sucursal={withSucursal}>
            <thead>
              <TableHead count={0} withSucursal={withSucursal} />
            </thead>
            <tbody>
              {NAMES.map(({ width, row }) => (
                <tr key={row}>
                  <td>
                    <CheckboxPlace as="span">{bone(20, 20)}</CheckboxPlace>
                  </td>
                  <td className="folio">{bone(40, 15, true)}</td>
                  <td>{bone(width)}</td>
                  <td>{bone(92)}</td>
                  <td>{bone(70, 15, true)}</td>
                  <td>{bone(70, 15, true)}</td>
                  {withSucursal && <td>{bone(70)}</td>}
                  <td>{bone(52)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </NotePaper>
      )}
    </Box>
  );
}

function bone(width: number, height = 15, right = false) {
  return <Skeleton variant="rounded" width={width} height={height} sx={{ maxWidth: 1, my: 1, ml: right ? 'auto' : 0 }} />;
}

const LATE = {
  animation: 'aparecer 0s 150ms both',
  '@keyframes aparecer': { from: { visibility: 'hidden' } },
} as const;
