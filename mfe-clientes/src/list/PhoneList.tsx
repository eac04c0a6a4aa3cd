import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { ListSurface } from '@lavanda/shared/ui/list/ListSurface';
import { PHONE_ROW_HEIGHT } from '@lavanda/shared/ui/list/PhoneRows';
import { useRowLinks } from '@lavanda/shared/ui/list/useRowLinks';
import VirtualRows from '@lavanda/shared/ui/list/VirtualRows';
import { useState } from 'react';
import { TEXTS } from '../texts';
import { ListRows } from './ListRows';
import PhoneRow from './PhoneRow';
import RowMenu from './RowMenu';
import { useFromList } from './useGoTo';
import { type List, LOOKAHEAD, loadNext } from './useList';

interface PhoneListProps {
  list: List;
  clientes: readonly Cliente[];
  onCopy(cliente: Cliente): void;
}

/** Virtualized list of clientes for narrow screens, with one menu shared by all rows. */
export default function PhoneList({ list, clientes, onCopy }: PhoneListProps) {
  const [opened, setOpen] = useState<{ cliente: Cliente; button: HTMLElement } | null>(null);
  const menu = (cliente: Cliente, button: HTMLElement) => setOpen({ cliente, button });
  const open = useRowLinks(useFromList());
  return (
    <ListSurface>
      <ListRows>
        <VirtualRows
          as="ul"
          aria-label={TEXTS.list.title}
          aria-busy={list.loadingMore}
          count={clientes.length}
          rowHeight={PHONE_ROW_HEIGHT}
          endMargin={LOOKAHEAD}
          onEndReached={() => loadNext(list)}
          onClick={open}
        >
          {(index, up) => {
            const cliente = clientes[index];
            const count = list.hasMore ? -1 : clientes.length;
            return cliente && <PhoneRow cliente={cliente} index={index} up={up} count={count} onMenu={menu} />;
          }}
        </VirtualRows>
      </ListRows>
      {opened && <RowMenu {...opened} onCopy={onCopy} onClose={() => setOpen(null)} />}
    </ListSurface>
  );
}
