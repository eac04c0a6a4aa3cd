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
  /**
   * The notas of the board. One that was just reopened is left out here, even if the last answer still lists it as
   * closed.
   */
  active: readonly StoredNota[];
  onPrint(notaId: string): void;
}

/** Below the board, the closed notas of the same search, so that a ticket is printed again without leaving it. */
export default function ClosedNotas({ text, sucursal: name, active, onPrint }: ClosedNotasProps) {
  const sucursal = useSucursalId(name, active, text !== '');
  // Until the sucursal is known nothing is searched, because the notas of the others would be found too.
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
