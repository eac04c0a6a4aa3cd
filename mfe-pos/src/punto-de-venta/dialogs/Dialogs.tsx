import { type AppDispatch, useServiciosQuery } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { loadOf } from '@lavanda/shared/domain/capacity';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { MAX_QUANTITY, toCents } from '@lavanda/shared/domain/money';
import { namesakeText, pricedNamesake } from '@lavanda/shared/domain/servicio';
import AmountDialog from '@lavanda/shared/ui/dialogs/AmountDialog';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import type { DateRange } from '@lavanda/shared/ui/dialogs/DateDialog';
import FlexDialog from '@lavanda/shared/ui/dialogs/FlexDialog';
import type { ReactNode, RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { notaFromApi } from '../../notas/fromApi';
import type { Line, StoredNota } from '../../notas/nota';
import PiecesDialog from '../../pieces/PiecesDialog';
import { type Draft, lineFor } from '../draft/draft';
import { draftActions } from '../draft/slice';
import { type BranchRules, type NoteTotals, promiseByDefault } from '../draft/totals';
import type { DialogState } from '../note/noteActions';
import ObservationsDialog from '../observations/ObservationsDialog';
import NotaDates from '../promise/NotaDates';
import PromiseQuestion from '../promise/PromiseQuestion';
import type { Promises } from '../promise/usePromises';
import ConflictDialog from '../save/ConflictDialog';
import { TEXTS } from '../texts';
import AbonosDialog from './AbonosDialog';
import ClientePicker from './ClientePicker';
import DiscountDialog from './DiscountDialog';
import DomicilioDialog from './DomicilioDialog';
import ValidationDialog from './ValidationDialog';

export interface DialogsProps {
  draftKey: string;
  dialog: DialogState;
  draft: Draft;
  totals: NoteTotals;
  branchRules: BranchRules;
  promises: Promises;
  telefono: boolean;
  clienteAnchor: RefObject<HTMLElement | null>;
  /** The dialog of the notas on hold. */
  held: ReactNode;
  onClose(): void;
  onCliente(cliente: Cliente): void;
  onLine(line: Line): void;
  onEmpty(): void;
  onFix(): void;
  /** Called when the cashier promises `day` in spite of the warning that it is over the capacity. */
  onPromised(day: LocalDay): void;
  onSave(): void;
  onSaveMine(nota: StoredNota, own: boolean): void;
  onTakeSaved(nota: StoredNota): void;
}

/** The dialog open over the nota; at most one at a time. */
export default function Dialogs(props: DialogsProps) {
  const { draftKey, dialog, draft, totals, branchRules, promises, onClose } = props;
  const dispatch = useDispatch<AppDispatch>();
  const { data: servicios = [] } = useServiciosQuery();

  function setDates({ fecha: date, promiseDate = date }: DateRange, anyway: boolean) {
    // With a capacity, the chosen day is always stored, so that later changes of the nota or other notas don't move it.
    const usual = promises.agenda ? null : promiseByDefault(draft, date, branchRules);
    if (anyway) props.onPromised(promiseDate);
    dispatch(
      draftActions.changed({
        draftKey,
        fecha: draft.base === null && date === branchRules.today ? null : date,
        fechaEntrega: draft.base === null && promiseDate === usual ? null : promiseDate,
      }),
    );
    onClose();
  }

  function checkName(name: string) {
    const namesake = pricedNamesake(name, servicios);
    return namesake && namesakeText(namesake.servicio);
  }

  function add(line: Line) {
    props.onLine(line);
    onClose();
  }

  switch (dialog.type) {
    case 'cliente':
      return (
        <ClientePicker
          anchor={props.clienteAnchor.current}
          telefono={props.telefono}
          onSelect={props.onCliente}
          onClose={onClose}
        />
      );
    case 'fecha':
      return (
        <NotaDates
          draft={draft}
          totals={totals}
          branchRules={branchRules}
          promises={promises}
          onAccept={setDates}
          onCancel={onClose}
        />
      );
    case 'promesa':
      return (
        promises.agenda && (
          <PromiseQuestion
            day={totals.promiseDate}
            agenda={promises.agenda}
            own={loadOf(draft.lineas)}
            hours={promises.answer?.horario ?? ''}
            onAnyway={() => {
              props.onPromised(totals.promiseDate);
              props.onSave();
            }}
            onMove={(day) => {
              dispatch(draftActions.changed({ draftKey, fechaEntrega: day }));
              props.onSave();
            }}
            onClose={onClose}
          />
        )
      );
    case 'agregar':
      return dialog.servicio.medida === 'flex' ? (
        <FlexDialog
          title={dialog.servicio.servicio}
          checkName={checkName}
          onAccept={({ nombre: name, cantidad: quantity, precio: price }) =>
            add(lineFor(dialog.servicio, quantity, { nombre: name, precio: price }))
          }
          onCancel={onClose}
        />
      ) : (
        <AmountDialog
          mode="kg"
          title={dialog.servicio.servicio}
          precio={toCents(dialog.servicio.precio)}
          max={MAX_QUANTITY}
          onAccept={(grams) => add(lineFor(dialog.servicio, grams))}
          onCancel={onClose}
        />
      );
    case 'cantidad':
      return (
        <AmountDialog
          mode={dialog.line.medida === 'kg' ? 'kg' : 'cantidad'}
          title={dialog.line.servicio}
          verb={TEXTS.cantidad}
          integer={dialog.line.medida === 'pz'}
          precio={dialog.line.precio}
          max={MAX_QUANTITY}
          initialValue={dialog.line.cantidad}
          onAccept={(quantity) => {
            dispatch(draftActions.quantityChanged({ draftKey, id: dialog.line.id, cantidad: quantity }));
            onClose();
          }}
          onCancel={onClose}
        />
      );
    case 'abono':
      return (
        <AmountDialog
          mode="abono"
          title={TEXTS.amountToPay}
          max={totals.saldo - totals.credit}
          initialValue={draft.pago.tipo === 'con' ? draft.pago.monto : 0}
          cash={draft.pago.metodo === 'Efvo'}
          onAccept={(amount, received) => {
            dispatch(draftActions.paymentChosen(draftKey, 'con', amount, received));
            onClose();
          }}
          onCancel={onClose}
        />
      );
    case 'discount':
      return (
        <DiscountDialog
          draft={draft}
          totals={totals}
          branchRules={branchRules}
          onAccept={(discount) => {
            dispatch(draftActions.changed({ draftKey, ...discount }));
            onClose();
          }}
          onCancel={onClose}
        />
      );
    case 'domicilio':
      return (
        draft.cliente && (
          <DomicilioDialog
            draft={draft}
            cliente={draft.cliente}
            onAccept={(domicilio) => {
              dispatch(draftActions.changed({ draftKey, domicilio, withoutDomicilio: domicilio === null }));
              onClose();
            }}
            onCancel={onClose}
          />
        )
      );
    case 'piezas':
      return draft.base && <PiecesDialog notaId={draft.base.id} onClose={onClose} />;
    case 'observaciones':
      return <ObservationsDialog draftKey={draftKey} draft={draft} target={dialog.target} onClose={onClose} />;
    case 'desglose':
      return (
        draft.base && (
          <AbonosDialog
            nota={draft.base}
            totals={totals}
            onChanged={(nota) => dispatch(draftActions.rebased({ draftKey, nota: notaFromApi(nota) }))}
            onClose={onClose}
          />
        )
      );
    case 'cancelar':
      return (
        <ConfirmDialog
          danger
          question={draft.base ? TEXTS.cancelEditQuestion : TEXTS.cancelQuestion}
          consequence={draft.base ? undefined : TEXTS.cancelConsequence(draft.lineas.length)}
          confirm={draft.base ? TEXTS.discardChanges : TEXTS.clear}
          cancel={TEXTS.follow}
          onConfirm={props.onEmpty}
          onCancel={onClose}
        />
      );
    case 'validacion':
      return <ValidationDialog missingCliente={draft.cliente === null} onFix={props.onFix} onClose={onClose} />;
    case 'espera':
      return props.held;
    case 'conflicto':
      return (
        <ConflictDialog
          saved={dialog.nota}
          own={dialog.own}
          draft={draft}
          totals={totals}
          onSaveMine={() => props.onSaveMine(dialog.nota, dialog.own)}
          onTakeSaved={() => props.onTakeSaved(dialog.nota)}
          onClose={onClose}
        />
      );
  }
}
