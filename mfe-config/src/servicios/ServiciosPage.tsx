import { useServiciosQuery } from '@lavanda/shared';
import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import Button from '@mui/material/Button';
import { useMemo, useRef, useState } from 'react';
import Content from './Content';
import { useFocusAfterChange } from './focus';
import { TEXTS as T } from './texts';
import { useCatalogDialogs } from './useCatalogDialogs';
import { useRemove } from './useRemove';

/** 'Servicios': the catalogue by category, and the dialogs that change it. */
export default function ServiciosPage() {
  const list = useServiciosQuery(undefined, { refetchOnMountOrArgChange: true });
  const { removed, remove } = useRemove();
  // Memoized until the servicios change, because each new array may make `useFocusAfterChange` move the focus.
  const servicios = useMemo(() => list.data?.filter(({ _id }) => !removed.has(_id)), [list.data, removed]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const focus = useRef<string | null | undefined>(undefined);
  useFocusAfterChange(servicios, focus);

  const open = (category: string, opened: boolean) =>
    setOpened((previous) => new Set(opened ? [...previous, category] : [...previous].filter((another) => another !== category)));

  const dialogs = useCatalogDialogs({ servicios: servicios ?? [], focus, onOpen: open, onRemove: (one) => void remove(one) });

  return (
    <>
      <PageHeader title={T.title}>
        <Button
          variant="contained"
          aria-haspopup="dialog"
          onClick={() => dialogs.openForm({ type: 'crear' })}
          sx={{ ml: { sm: 'auto' }, width: { xs: 1, sm: 'auto' } }}
        >
          {T.newCategory}
        </Button>
      </PageHeader>
      <Content
        list={list}
        servicios={servicios}
        opened={opened}
        onOpen={open}
        onAdd={(category) => dialogs.openForm({ type: 'agregar', categoria: category })}
        onNewCategory={() => dialogs.openForm({ type: 'crear' })}
        onStarter={dialogs.chooseStarter}
        onEdit={(servicio) => dialogs.openForm({ type: 'modificar', servicio })}
        onRemove={dialogs.askRemoval}
      />
      {dialogs.element}
    </>
  );
}
