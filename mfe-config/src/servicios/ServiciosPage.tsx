import { useServiciosQuery, useToast } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import Button from '@mui/material/Button';
import { startTransition, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Content from './Content';
import { buttonId, neighborButton, useFocusAfterChange } from './focus';
import type { Mode } from './form/mode';
import ServicioDialog from './form/ServicioDialog';
import StarterDialog from './starter/StarterDialog';
import { TEXTS as STARTER } from './starter/texts';
import { TEXTS as T } from './texts';
import { useRemove } from './useRemove';

/** 'Servicios': the catalogue by category, and the dialogs that change it. */
export default function ServiciosPage() {
  const list = useServiciosQuery(undefined, { refetchOnMountOrArgChange: true });
  const { removed, remove } = useRemove();
  // Memoized until the servicios change, because each new array makes `useFocusAfterChange` move the focus.
  const servicios = useMemo(() => list.data?.filter(({ _id }) => !removed.has(_id)), [list.data, removed]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [mode, setMode] = useState<Mode | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [toRemove, setToRemove] = useState<Servicio | null>(null);
  // Opens in a transition, so that the button's pressed state is painted before the dialog renders.
  const openDialog = (mode: Mode) => startTransition(() => setMode(mode));
  const focus = useRef<string | null | undefined>(undefined);
  const notify = useToast();
  const navigate = useNavigate();
  useFocusAfterChange(servicios, focus);

  const open = (category: string, opened: boolean) =>
    setOpened((previous) => new Set(opened ? [...previous, category] : [...previous].filter((another) => another !== category)));

  function onSave(saved: Servicio, another: boolean) {
    notify(mode?.type === 'modificar' ? T.edited(saved.servicio) : T.added(saved.servicio));
    open(saved.categoria, true);
    focus.current = buttonId('modificar', saved._id);
    if (!another) setMode(null);
  }

  function onStarterAdded(count: number) {
    setChoosing(false);
    focus.current = null;
    notify(STARTER.added(count), 'exito', { text: STARTER.sell, run: () => navigate('/app/pos') });
  }

  function confirm(servicio: Servicio) {
    focus.current = neighborButton(servicios ?? [], servicio);
    setToRemove(null);
    void remove(servicio);
  }

  return (
    <>
      <PageHeader title={T.title}>
        <Button
          variant="contained"
          aria-haspopup="dialog"
          onClick={() => openDialog({ type: 'crear' })}
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
        onAdd={(category) => openDialog({ type: 'agregar', categoria: category })}
        onNewCategory={() => openDialog({ type: 'crear' })}
        onStarter={() => startTransition(() => setChoosing(true))}
        onEdit={(servicio) => openDialog({ type: 'modificar', servicio })}
        onRemove={setToRemove}
      />
      {mode && <ServicioDialog mode={mode} existing={servicios ?? []} onSaved={onSave} onClose={() => setMode(null)} />}
      {choosing && <StarterDialog onAdded={onStarterAdded} onClose={() => setChoosing(false)} />}
      {toRemove && (
        <ConfirmDialog
          danger
          question={T.removeQuestion(toRemove.servicio)}
          consequence={T.removeConsequence}
          confirm={T.remove}
          cancel={T.cancel}
          onConfirm={() => confirm(toRemove)}
          onCancel={() => setToRemove(null)}
        />
      )}
    </>
  );
}
