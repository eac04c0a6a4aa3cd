import { errorMessage, useConnected } from '@lavanda/shared';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import Box from '@mui/material/Box';
import type { StoredNota } from '../../notas/nota';
import { GroupTitle } from '../GroupTitle';
import { NoteBoard } from '../NoteBoard';
import { TEXTS } from '../texts';
import { useMoment } from '../useMoment';
import ClosedCard from './ClosedCard';
import { useClosedNotas } from './useClosedNotas';
import { useSucursalId } from './useSucursalId';

const T = TEXTS.activos;

interface ClosedNotasProps {
  /** Text of the board's search; '' without one. */
  text: string;
  /** Name of the sucursal that the board is limited to; '' for all. */
  sucursal: string;
  /** The active notas, which are left out of the matches: a nota that was just reopened may still be in the server's answer. */
  active: readonly StoredNota[];
  onPrint(notaId: string): void;
}

/** The closed notas that match the board's search, below the board, so that their tickets can be printed again. */
export default function ClosedNotas({ text, sucursal: name, active, onPrint }: ClosedNotasProps) {
  const sucursal = useSucursalId(name, active, text !== '');
  // The search waits until the sucursal's id is known, because it would otherwise find notas of other sucursales too.
  const { notas: found, answered, error, retry } = useClosedNotas(sucursal === null ? '' : text, sucursal ?? undefined);
  const notas = found.filter(({ id }) => active.every((one) => one.id !== id));
  const { today } = useMoment();
  const connected = useConnected();
  return (
    <>
      <div role="status" style={VISUALLY_HIDDEN}>
        {answered && T.closedResults(notas.length)}
      </div>
      {error !== undefined && connected && (
        <RetryAlert onRetry={retry} sx={{ mt: 4 }}>
          {T.closedNotSearched(errorMessage(error))}
        </RetryAlert>
      )}
      {notas.length > 0 && (
        <Box component="section" aria-labelledby="grupo-cerradas" sx={{ mt: 4 }}>
          <GroupTitle id="grupo-cerradas">
            <b>{T.closedGroup}</b>
          </GroupTitle>
          <NoteBoard>
            {notas.map((nota) => (
              <li key={nota.id}>
                <ClosedCard nota={nota} today={today} onPrint={onPrint} />
              </li>
            ))}
          </NoteBoard>
        </Box>
      )}
    </>
  );
}
