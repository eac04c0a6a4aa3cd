import type { AppDispatch } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { Line } from '../../notas/nota';
import PiecesDialog from '../../pieces/PiecesDialog';
import type { Draft } from '../draft/draft';
import { type Changes, draftActions } from '../draft/slice';
import type { BranchRules, NoteTotals } from '../draft/totals';
import HeldDialog from '../held/HeldDialog';
import type { Hold } from '../held/useHold';
import type { DialogState } from '../note/noteActions';
import ObservationsDialog from '../observations/ObservationsDialog';
import DatesDialog from '../promise/DatesDialog';
import PromiseQuestion from '../promise/PromiseQuestion';
import type { Promises } from '../promise/usePromises';
import ConflictDialog from '../save/ConflictDialog';
import AbonosDialog from './AbonosDialog';
import AddDialog from './AddDialog';
import AmountToPay from './AmountToPay';
import CancelQuestion from './CancelQuestion';
import ClientePicker from './ClientePicker';
import DiscountDialog from './DiscountDialog';
import DomicilioDialog from './DomicilioDialog';
import QuantityDialog from './QuantityDialog';
import ValidationDialog from './ValidationDialog';

export interface DialogsProps {
  draftKey: string;
  dialog: DialogState;
  draft: Draft;
  totals: NoteTotals;
  branchRules: BranchRules;
  promises: Promises;
  onPhone: boolean;
  clienteAnchor: RefObject<HTMLElement | null>;
  hold: Hold;
  onClose(): void;
  onCliente(cliente: Cliente): void;
  onLine(line: Line): void;
  onEmpty(): void;
  onFix(): void;
  /** Called when the cashier promises `day` in spite of the warning that it is over the capacity. */
  onPromised(day: LocalDay): void;
  onSave(): void;
}

/** The dialog open over the nota; at most one at a time. */
export default function Dialogs(props: DialogsProps) {
  const { draftKey, dialog, draft, totals, branchRules, promises, onPhone: phone, clienteAnchor: anchor, onClose } = props;
  const dispatch = useDispatch<AppDispatch>();
  const nota = { draftKey, draft, totals, onClose };

  function change(changes: Changes) {
    dispatch(draftActions.changed({ draftKey, ...changes }));
    onClose();
  }

  switch (dialog.type) {
    case 'cliente':
      return <ClientePicker anchor={anchor.current} onPhone={phone} onSelect={props.onCliente} onClose={onClose} />;
    case 'fecha':
      return <DatesDialog {...nota} branchRules={branchRules} promises={promises} onPromised={props.onPromised} />;
    case 'promesa':
      return <PromiseQuestion {...nota} promises={promises} onPromised={props.onPromised} onSave={props.onSave} />;
    case 'agregar':
      return <AddDialog servicio={dialog.servicio} onLine={props.onLine} onClose={onClose} />;
    case 'cantidad':
      return <QuantityDialog draftKey={draftKey} line={dialog.line} onClose={onClose} />;
    case 'abono':
      return <AmountToPay {...nota} />;
    case 'discount':
      return <DiscountDialog draft={draft} totals={totals} branchRules={branchRules} onAccept={change} onCancel={onClose} />;
    case 'domicilio':
      return (
        draft.cliente && (
          <DomicilioDialog
            draft={draft}
            cliente={draft.cliente}
            onAccept={(domicilio) => change({ domicilio, withoutDomicilio: domicilio === null })}
            onCancel={onClose}
          />
        )
      );
    case 'piezas':
      return draft.base && <PiecesDialog notaId={draft.base.id} onClose={onClose} />;
    case 'observaciones':
      return <ObservationsDialog draftKey={draftKey} draft={draft} target={dialog.target} onClose={onClose} />;
    case 'desglose':
      return draft.base && <AbonosDialog draftKey={draftKey} nota={draft.base} totals={totals} onClose={onClose} />;
    case 'cancelar':
      return <CancelQuestion draft={draft} onEmpty={props.onEmpty} onClose={onClose} />;
    case 'validacion':
      return <ValidationDialog missingCliente={draft.cliente === null} onFix={props.onFix} onClose={onClose} />;
    case 'espera':
      return <HeldDialog hold={props.hold} draft={draft} branchRules={branchRules} onClose={onClose} />;
    case 'conflicto':
      return <ConflictDialog {...nota} saved={dialog.nota} own={dialog.own} onSave={props.onSave} />;
  }
}
