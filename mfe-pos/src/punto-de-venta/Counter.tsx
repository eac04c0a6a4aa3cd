import type { Despacho } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { NotaGuardada } from '../notas/nota';
import Dialogs from './dialogs/Dialogs';
import { useSelectCliente } from './dialogs/useSelectCliente';
import { discardDraft } from './draft/discardDraft';
import type { Draft } from './draft/draft';
import { draftActions } from './draft/slice';
import { type BranchRules, computeTotals } from './draft/totals';
import { useCatalog } from './draft/useCatalog';
import { useFocusTargets } from './keyboard/useFocusTargets';
import { useShortcuts } from './keyboard/useShortcuts';
import { FullSheet } from './note/FullSheet';
import NotePanel from './note/NotePanel';
import type { DialogState } from './note/noteActions';
import { TotalBar } from './note/TotalBar';
import { useNoteActions } from './note/useNoteActions';
import { useSaveFlow } from './save/useSaveFlow';
import type { SavedNota } from './save/useSaveNota';
import ServicesPanel from './services/ServicesPanel';
import { TEXTOS } from './textos';

export interface CounterProps {
  draftKey: string;
  draft: Draft;
  branchRules: BranchRules;
  /** The catalogue; undefined until it is here. */
  servicios: readonly Servicio[] | undefined;
  sesion: { tenant: string; usuario: string };
  soloLectura: boolean;
  /** The window is a phone's: the note has a sheet of its own. */
  telefono: boolean;
  /** Grows when the focus has to go to the customer: after a note was saved or emptied. */
  turno: number;
  onGuardada(saved: SavedNota): void;
  onVaciada(): void;
  /** Notice over the note. */
  aviso?: ReactNode;
}

/** The point of sale over one draft, in its `PosLayout`: services, note, dialogs, keyboard. */
export default function Counter(props: CounterProps) {
  const { draftKey, draft, branchRules, servicios, sesion, soloLectura, telefono, turno, onGuardada, onVaciada, aviso } = props;
  const despachar = useDispatch<Despacho>();
  const navegar = useNavigate();
  const [dialog, setDialog] = useState<DialogState | null>(null);
  const [notaAbierta, setNotaAbierta] = useState(false);
  const { buscador, botonCliente, grupoPago, botonGuardar, barra, focusNext } = useFocusTargets(dialog, turno);

  const totals = computeTotals(draft, branchRules);
  const nombres = useCatalog(draftKey, draft, servicios);
  const alElegirCliente = useSelectCliente(draftKey, sesion);
  const guardado = useSaveFlow({ draftKey, branchRules, soloLectura, abrir: setDialog, onGuardada });
  const { guardando } = guardado;

  const editando = draft.base !== null;
  // What stands over the note goes with its draft.
  function vaciar() {
    discardDraft(despachar, draftKey);
    onVaciada();
    if (editando) navegar('/app/pos');
  }

  const { actions, agregarLinea, flash, announcement } = useNoteActions({
    draftKey,
    diasEntrega: branchRules.diasEntrega,
    abrir: setDialog,
    guardar: guardado.pedir,
    vaciar,
  });

  const shortcuts = {
    buscarServicio: () => buscador.current?.focus(),
    elegirCliente: () => !botonCliente.current?.disabled && actions.open({ tipo: 'cliente' }),
    irAlPago: () => grupoPago.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus(),
    elegirFecha: () => !botonCliente.current?.disabled && actions.open({ tipo: 'fecha' }),
    guardar: actions.save,
  };
  useShortcuts(shortcuts, dialog === null && !guardando);

  function cerrar() {
    if (dialog?.tipo === 'cliente' || dialog?.tipo === 'validacion') focusNext('cliente');
    setDialog(null);
  }

  function ponerCliente(cliente: Cliente) {
    focusNext('servicios');
    setDialog(null);
    void alElegirCliente(cliente);
  }

  function corregir() {
    if (!draft.cliente) setDialog({ tipo: 'cliente' });
    else {
      focusNext('servicios');
      setNotaAbierta(false);
      setDialog(null);
    }
  }

  function guardarMios(nota: NotaGuardada) {
    despachar(draftActions.rebased({ draftKey, nota }));
    setDialog(null);
    guardado.pedir();
  }

  function tomarGuardada(nota: NotaGuardada) {
    despachar(draftActions.storedTaken({ draftKey, nota }));
    setDialog(null);
  }

  const bloqueado = soloLectura || totals.cerrada || guardando;
  const nota = (
    <NotePanel
      draft={draft}
      totals={totals}
      nombres={nombres}
      flash={flash}
      soloLectura={soloLectura}
      faltaCliente={guardado.faltaCliente}
      guardando={guardando}
      fallo={guardado.fallo}
      anchors={{ botonCliente, grupoPago, botonGuardar }}
      actions={actions}
    >
      {aviso}
    </NotePanel>
  );
  return (
    <>
      <ServicesPanel draftKey={draftKey} deshabilitado={bloqueado} buscador={buscador} onElegir={actions.addService} />
      {!telefono && nota}
      {telefono && (
        <TotalBar
          ref={barra}
          saldo={totals.saldo}
          articulos={draft.lineas.length}
          cliente={draft.cliente?.nombre}
          onVerNota={() => setNotaAbierta(true)}
        />
      )}
      {telefono && notaAbierta && (
        <FullSheet titulo={TEXTOS.nota} onVolver={() => setNotaAbierta(false)}>
          {nota}
        </FullSheet>
      )}
      <div role="status" style={SOLO_LECTOR}>
        {announcement}
      </div>
      {dialog && (
        <Dialogs
          draftKey={draftKey}
          dialog={dialog}
          draft={draft}
          totals={totals}
          branchRules={branchRules}
          telefono={telefono}
          anclaCliente={botonCliente}
          onCerrar={cerrar}
          onCliente={ponerCliente}
          onLinea={agregarLinea}
          onVaciar={vaciar}
          onCorregir={corregir}
          onGuardarMios={guardarMios}
          onTomarGuardada={tomarGuardada}
        />
      )}
    </>
  );
}
