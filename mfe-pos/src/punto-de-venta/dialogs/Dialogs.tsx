import type { Despacho } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import { CANTIDAD_MAXIMA } from '@lavanda/shared/domain/dinero';
import { entregaPredeterminada } from '@lavanda/shared/domain/fechas';
import { descuentoMaximo } from '@lavanda/shared/domain/nota';
import AmountDialog from '@lavanda/shared/ui/AmountDialog';
import ConfirmDialog from '@lavanda/shared/ui/ConfirmDialog';
import DateDialog, { type Fechas } from '@lavanda/shared/ui/DateDialog';
import FlexDialog from '@lavanda/shared/ui/FlexDialog';
import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { Linea, NotaGuardada } from '../../notas/nota';
import { type Draft, lineFor } from '../draft/draft';
import { draftActions } from '../draft/slice';
import type { BranchRules, NoteTotals } from '../draft/totals';
import type { DialogState } from '../note/noteActions';
import ConflictDialog from '../save/ConflictDialog';
import { TEXTOS } from '../textos';
import AbonosDialog from './AbonosDialog';
import ClientePicker from './ClientePicker';
import ValidationDialog from './ValidationDialog';

export interface DialogsProps {
  draftKey: string;
  dialog: DialogState;
  draft: Draft;
  totals: NoteTotals;
  branchRules: BranchRules;
  telefono: boolean;
  anclaCliente: RefObject<HTMLElement | null>;
  onCerrar(): void;
  onCliente(cliente: Cliente): void;
  onLinea(linea: Linea): void;
  onVaciar(): void;
  onCorregir(): void;
  onGuardarMios(nota: NotaGuardada): void;
  onTomarGuardada(nota: NotaGuardada): void;
}

/** The one dialog that is open over the note. */
export default function Dialogs(props: DialogsProps) {
  const { draftKey, dialog, draft, totals, branchRules, onCerrar } = props;
  const despachar = useDispatch<Despacho>();

  function ponerFechas({ fecha, fechaEntrega = fecha }: Fechas) {
    const usual = entregaPredeterminada(fecha, draft.express, branchRules.diasEntrega);
    despachar(
      draftActions.changed({
        draftKey,
        fecha: draft.base === null && fecha === branchRules.hoy ? null : fecha,
        fechaEntrega: draft.base === null && fechaEntrega === usual ? null : fechaEntrega,
      }),
    );
    onCerrar();
  }

  function agregar(linea: Linea) {
    props.onLinea(linea);
    onCerrar();
  }

  switch (dialog.tipo) {
    case 'cliente':
      return (
        <ClientePicker
          ancla={props.anclaCliente.current}
          telefono={props.telefono}
          onElegir={props.onCliente}
          onCerrar={onCerrar}
        />
      );
    case 'fecha':
      return (
        <DateDialog
          titulo={TEXTOS.seleccionarFecha}
          fecha={totals.fecha}
          fechaEntrega={totals.fechaEntrega}
          hoy={branchRules.hoy}
          onAceptar={ponerFechas}
          onCancelar={onCerrar}
        />
      );
    case 'agregar':
      return dialog.servicio.medida === 'flex' ? (
        <FlexDialog
          titulo={dialog.servicio.servicio}
          onAceptar={({ nombre, cantidad, precio }) => agregar(lineFor(dialog.servicio, cantidad, { nombre, precio }))}
          onCancelar={onCerrar}
        />
      ) : (
        <AmountDialog
          modo="kg"
          titulo={dialog.servicio.servicio}
          precio={Math.round(dialog.servicio.precio * 100)}
          maximo={CANTIDAD_MAXIMA}
          onAceptar={(gramos) => agregar(lineFor(dialog.servicio, gramos))}
          onCancelar={onCerrar}
        />
      );
    case 'cantidad':
      return (
        <AmountDialog
          modo={dialog.linea.medida === 'kg' ? 'kg' : 'cantidad'}
          titulo={dialog.linea.servicio}
          verbo={TEXTOS.cantidad}
          entero={dialog.linea.medida === 'pz'}
          precio={dialog.linea.precio}
          maximo={CANTIDAD_MAXIMA}
          valorInicial={dialog.linea.cantidad}
          onAceptar={(cantidad) => {
            despachar(draftActions.quantityChanged({ draftKey, id: dialog.linea.id, cantidad }));
            onCerrar();
          }}
          onCancelar={onCerrar}
        />
      );
    case 'abono':
      return (
        <AmountDialog
          modo="abono"
          titulo={TEXTOS.cantidadAbonar}
          maximo={totals.saldo}
          valorInicial={draft.pago.tipo === 'con' ? draft.pago.monto : 0}
          efectivo={draft.pago.metodo === 'Efvo'}
          onAceptar={(monto) => {
            despachar(draftActions.paymentChosen(draftKey, 'con', monto));
            onCerrar();
          }}
          onCancelar={onCerrar}
        />
      );
    case 'descuento':
      return (
        <AmountDialog
          modo="descuento"
          titulo={TEXTOS.descuento}
          maximo={descuentoMaximo(totals)}
          valorInicial={draft.descuentos}
          onAceptar={(descuentos) => {
            despachar(draftActions.changed({ draftKey, descuentos }));
            onCerrar();
          }}
          onCancelar={onCerrar}
        />
      );
    case 'desglose':
      return draft.base && <AbonosDialog nota={draft.base} totals={totals} onCerrar={onCerrar} />;
    case 'cancelar':
      return (
        <ConfirmDialog
          peligro
          pregunta={draft.base ? TEXTOS.preguntaCancelarEdicion : TEXTOS.preguntaCancelar}
          consecuencia={draft.base ? undefined : TEXTOS.consecuenciaCancelar(draft.lineas.length)}
          confirmar={draft.base ? TEXTOS.descartarCambios : TEXTOS.vaciar}
          cancelar={TEXTOS.seguir}
          onConfirmar={props.onVaciar}
          onCancelar={onCerrar}
        />
      );
    case 'validacion':
      return <ValidationDialog faltaCliente={draft.cliente === null} onCorregir={props.onCorregir} onCerrar={onCerrar} />;
    case 'conflicto':
      return (
        <ConflictDialog
          guardada={dialog.nota}
          draft={draft}
          totals={totals}
          onGuardarMios={() => props.onGuardarMios(dialog.nota)}
          onTomarGuardada={() => props.onTomarGuardada(dialog.nota)}
          onCerrar={onCerrar}
        />
      );
  }
}
