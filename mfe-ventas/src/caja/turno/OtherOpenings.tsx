import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import { formatMoney, toCents } from '@lavanda/shared/domain/money';
import Alert from '@mui/material/Alert';
import type { LocalTimes } from '../layout/localTimes';
import { TURNO_TEXTS as T } from '../texts';

interface OtherOpeningsProps {
  opening: Turno['apertura'];
  times: LocalTimes;
}

/** Floats that were counted without a connection for a caja that was open already: a person has to look at the drawer. */
export default function OtherOpenings({ opening: { otras: others = [] }, times }: OtherOpeningsProps) {
  return others.map(({ quien: person, momento: moment, fondo }) => (
    <Alert key={`${moment} ${person}`} severity="warning" sx={{ mt: 2, py: 0 }}>
      {T.otherOpening(person, times.hour(moment), formatMoney(toCents(fondo)))}
    </Alert>
  ));
}
