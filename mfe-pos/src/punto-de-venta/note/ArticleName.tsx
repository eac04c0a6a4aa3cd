import { formatMoney } from '@lavanda/shared/domain/money';
import { countObservations, NO_OBSERVATIONS, observationsText } from '@lavanda/shared/domain/observations';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import { styled } from '@mui/material/styles';
import type { Line } from '../../notas/nota';
import { ObservationsMark } from '../observations/ObservationsMark';
import { TEXTS as OBSERVATIONS } from '../observations/texts';
import { TEXTS } from '../texts';

interface ArticleNameProps {
  line: Line;
  /** Catalogue name of the line's servicio, shown below the name that was typed for a flexible line. */
  catalogName: string | undefined;
  /** True when the servicio left the catalogue, so the line can't be saved. */
  retired: boolean;
  locked: boolean;
  onObserve(): void;
}

const Name = styled('span')({
  '&&': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: 6,
    minWidth: 0,
    height: 52,
    padding: 0,
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '& > span:first-of-type': { flex: '1 1 auto', minWidth: 0 },
});

function detail({ medida: unit, precio: price }: Line, catalogName: string | undefined): string {
  if (unit === 'flex') return catalogName ?? TEXTS.flexible;
  return `${formatMoney(price)} ${unit === 'kg' ? TEXTS.perKg : TEXTS.each}`;
}

/** Name of a line, with its price or observations. Unless the line is locked or retired, pressing it opens the observations. */
export default function ArticleName({ line, catalogName, retired, locked, onObserve }: ArticleNameProps) {
  const observations = line.observaciones ?? NO_OBSERVATIONS;
  const observed = observationsText(observations);
  const offered = !locked && !retired;
  const button = {
    as: 'button',
    type: 'button',
    'aria-haspopup': 'dialog',
    onClick: onObserve,
  } as const;
  return (
    <Name {...(offered && button)}>
      <span>
        {/* These hidden words come first, so that the accessible name doesn't begin like that of the servicio's tile. */}
        {offered && <span style={VISUALLY_HIDDEN}>{OBSERVATIONS.ofLine}</span>}
        <b>{line.servicio}</b>
        {retired ? (
          <small role="alert">{TEXTS.retired}</small>
        ) : (
          <small>{observed === '' ? detail(line, catalogName) : observed}</small>
        )}
      </span>
      <ObservationsMark count={countObservations(observations)} offered={offered} />
    </Name>
  );
}
