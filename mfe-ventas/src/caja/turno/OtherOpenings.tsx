import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import { formatPesos } from '@lavanda/shared/domain/money';
import Alert from '@mui/material/Alert';
import type { LocalTimes } from '../layout/localTimes';
import { TURNO_TEXTS as T } from '../texts';

interface OtherOpeningsProps {
  opening: Turno['apertura'];
  times: LocalTimes;
}

/** Fondos that were counted offline to open this caja while it was already open; somebody has to check the drawer. */
export default function OtherOpenings({ opening: { otras: others = [] }, times }: OtherOpeningsProps) {
  return others.map(({ quien: person, momento: moment, fondo }) => (
    <Alert key={`${moment} ${person}`} severity="warning" sx={{ mt: 2, py: 0 }}>
      {T.otherOpening(person, times.hour(moment), formatPesos(fondo))}
    </Alert>
  ));
}
