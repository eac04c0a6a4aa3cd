import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import { ListSurface } from '@lavanda/shared/ui/list/ListSurface';
import { TABLE_ROW_HEIGHT } from '@lavanda/shared/ui/list/ListTable';
import { useRowLinks } from '@lavanda/shared/ui/list/useRowLinks';
import VirtualRows from '@lavanda/shared/ui/list/VirtualRows';
import { TEXTS } from '../texts';
import { Table } from './Table';
import TableRow from './TableRow';
import { useFromList } from './useGoTo';
import { type List, LOOKAHEAD, loadNext } from './useList';

const T = TEXTS.list;

interface ClientesTableProps {
  list: List;
  clientes: readonly Cliente[];
  onCopy(cliente: Cliente): void;
}

/** Virtualized table of clientes: only rows near the viewport are rendered; `aria-rowindex` gives their position. */
export default function ClientesTable({ list, clientes, onCopy }: ClientesTableProps) {
  const open = useRowLinks(useFromList());
  return (
    <ListSurface>
      <Table aria-label={T.title} aria-rowcount={list.hasMore ? -1 : clientes.length + 1} aria-busy={list.loadingMore}>
        <thead>
          <tr aria-rowindex={1}>
            {[T.nombre, T.apellidos, T.telefono, T.registeredDomicilios, T.invoicing].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span style={VISUALLY_HIDDEN}>{T.actions}</span>
            </th>
          </tr>
        </thead>
        <VirtualRows
          as="tbody"
          count={clientes.length}
          rowHeight={TABLE_ROW_HEIGHT}
          endMargin={LOOKAHEAD}
          onEndReached={() => loadNext(list)}
          onClick={open}
        >
          {(index, up) => {
            const cliente = clientes[index];
            return cliente && <TableRow cliente={cliente} index={index} up={up} onCopy={onCopy} />;
          }}
        </VirtualRows>
      </Table>
    </ListSurface>
  );
}
