import { useCan, useCurrentUser } from '@lavanda/shared';
import type { CajaState, Turno } from '@lavanda/shared/contract/schemas/caja';
import { type MovementKind, mayClose } from '@lavanda/shared/domain/caja';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Columns, Side } from '../layout/CajaLayout';
import { useLocalTimes } from '../layout/localTimes';
import MovementDialog from '../movement/MovementDialog';
import PartialDialog from '../partial/PartialDialog';
import Record from './Record';
import TurnoActions from './TurnoActions';
import TurnoStub from './TurnoStub';
import { useCancelMovement } from './useCancelMovement';
import { useTurnoKeys } from './useTurnoKeys';

interface TurnoViewProps {
  state: CajaState;
  turno: Turno;
  /** URL of the page on which this turno is counted and closed. */
  corte: string;
}

/** An open turno: its record, its sums so far, and its actions. */
export default function TurnoView({ state, turno, corte }: TurnoViewProps) {
  const { rol: role, _id: userId } = useCurrentUser();
  const mayChange = useCan('caja.cambiar');
  const [opened, setOpened] = useState<MovementKind | 'parcial' | null>(null);
  const cancelling = useCancelMovement();
  const navigate = useNavigate();
  const times = useLocalTimes(turno.sucursal);
  const closes = mayClose(role, userId, turno.cajero._id);
  useTurnoKeys({
    move: () => mayChange && setOpened('gasto'),
    corte: () => closes && void navigate(corte),
  });
  return (
    <>
      <Columns>
        <Record state={state} turno={turno} times={times} onOptions={mayChange ? cancelling.onOptions : undefined} />
        <Side>
          <TurnoStub turno={turno} late={state.llegaron_despues} times={times} />
          <TurnoActions
            closer={closes ? null : turno.cajero.nombre}
            corte={corte}
            onMove={setOpened}
            onPartial={() => setOpened('parcial')}
          />
        </Side>
      </Columns>
      {cancelling.element}
      {opened === 'parcial' && <PartialDialog turno={turno._id} times={times} onClose={() => setOpened(null)} />}
      {opened !== null && opened !== 'parcial' && (
        <MovementDialog turno={turno} kind={opened} times={times} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
