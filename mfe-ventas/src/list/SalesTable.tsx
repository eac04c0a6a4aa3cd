import { TABLE_ROW_HEIGHT } from '@lavanda/shared/ui/list/ListTable';
import { useRowLinks } from '@lavanda/shared/ui/list/useRowLinks';
import VirtualRows from '@lavanda/shared/ui/list/VirtualRows';
import { TEXTS as T } from '../texts';
import { NotePaper } from './NotePaper';
import { FROM_LIST, type ListProps, rowOf } from './row';
import { Table, VOIDED_ROW_HEIGHT } from './Table';
import TableHead from './TableHead';
import TableRow from './TableRow';

/** Sales table with a sticky header. Only rows near the viewport are rendered, with absolute positions. */
export default function SalesTable(props: ListProps) {
  const { rows, count, withSucursal, voided, selection, onEndReached } = props;
  const open = useRowLinks(FROM_LIST);
  return (
    <NotePaper>
      <Table aria-label={T.table} aria-rowcount={count < 0 ? -1 : count + 1} data-sucursal={withSucursal} data-voided={voided}>
        <thead>
          <TableHead count={rows.length} withSucursal={withSucursal} selection={selection} />
        </thead>
        <VirtualRows
          as="tbody"
          count={rows.length}
          rowHeight={voided ? VOIDED_ROW_HEIGHT : TABLE_ROW_HEIGHT}
          onEndReached={onEndReached}
          onClick={open}
        >
          {(index, up) => {
            const row = rowOf(props, index, up);
            return row && <TableRow {...row} />;
          }}
        </VirtualRows>
      </Table>
    </NotePaper>
  );
}
