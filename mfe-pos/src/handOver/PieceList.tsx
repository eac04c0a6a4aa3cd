import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { StoredNota } from '../notas/nota';
import { listedName } from './pieceNames';
import { HAND_OVER_TEXTS as T } from './texts';
import type { Count } from './useCount';

interface PieceListProps {
  nota: Pick<StoredNota, 'lineas' | 'piezas'>;
  count: Count;
  disabled: boolean;
  /** Undoes the hand-over of a piece. */
  onTakeBack(number: number): void;
}

/** Every piece of the nota with its tag. A touch counts or uncounts a piece; one handed over before has a button to undo that. */
export default function PieceList({ nota, count, disabled, onTakeBack }: PieceListProps) {
  const { before, hours, marksMissing, total } = count;
  return (
    <List aria-label={T.pieces}>
      {nota.piezas.map((piece, index) => {
        const number = index + 1;
        const hour = hours.get(number);
        const isBefore = before.includes(number);
        const isCounted = isBefore || hour !== undefined;
        const isMissing = !isCounted && marksMissing;
        const state = isBefore ? T.handedOver : (hour ?? (isMissing ? T.missing : ''));
        const name = listedName(nota, piece);
        const row = (
          <Row icon={iconOf(isCounted, isMissing)} name={name} tag={T.tag(number, total, piece.detalle)} state={state} />
        );
        return (
          // Pieces have no id; a tag's number is its position in the list.
          <li key={number} data-missing={isMissing} data-counted={isCounted}>
            {isBefore ? (
              <div className="row" data-before>
                {row}
                <Button
                  disabled={disabled}
                  aria-label={T.takeBackOf(name, number)}
                  onClick={() => onTakeBack(number)}
                  sx={{ px: 2, mr: -2, fontSize: 14, color: 'primary.text' }}
                >
                  {T.takeBack}
                </Button>
              </div>
            ) : (
              <ButtonBase
                className="row"
                aria-pressed={isCounted}
                disabled={disabled}
                onClick={() => count.toggle(number)}
                focusRipple={false}
              >
                {row}
              </ButtonBase>
            )}
          </li>
        );
      })}
    </List>
  );
}

function iconOf(isCounted: boolean, isMissing: boolean): ReactNode {
  if (isCounted) return <CheckCircleRounded aria-hidden />;
  return isMissing ? <ErrorRounded aria-hidden /> : <RadioButtonUncheckedRounded aria-hidden />;
}

function Row({ icon, name, tag, state }: { icon: ReactNode; name: string; tag: string; state: string }) {
  return (
    <>
      {icon}
      <span className="piece">
        <b>{name}</b> <small>{tag}</small>
      </span>
      <span className="state">{state}</span>
    </>
  );
}

const List = styled('ol')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    listStyle: 'none',
    minWidth: 0,
    margin: '0 -12px',
    padding: 0,
    '& .row': {
      display: 'grid',
      gridTemplateColumns: '28px minmax(0, 1fr) auto',
      gap: '0 10px',
      alignItems: 'center',
      width: '100%',
      minHeight: 52,
      padding: '4px 12px',
      borderRadius: 10,
      font: 'inherit',
      textAlign: 'left',
      overflowWrap: 'anywhere',
      color: 'inherit',
      [theme.breakpoints.down('sm')]: { minHeight: 44 },
    },
    '& .row[data-before]': { gridTemplateColumns: '28px minmax(0, 1fr) auto auto' },
    '& button.row:hover': { backgroundColor: palette.background.default },
    '& li + li': {
      backgroundImage: `linear-gradient(${palette.divider}, ${palette.divider})`,
      backgroundSize: 'calc(100% - 24px) 1px',
      backgroundPosition: 'top',
      backgroundRepeat: 'no-repeat',
    },
    '& svg': { fontSize: 24, color: palette.text.secondary },
    '& [data-counted="true"] svg': { color: palette.success.main },
    '& b': { display: 'block', fontSize: 16, lineHeight: '20px', fontWeight: 600 },
    '& small': { display: 'block', fontSize: 13.5, lineHeight: '17px', color: palette.text.secondary },
    [theme.breakpoints.down('sm')]: {
      '& b': { display: 'inline', fontSize: 15.5 },
      '& small': { display: 'inline', marginLeft: 4 },
    },
    '& .state': { fontSize: 14, fontVariantNumeric: 'tabular-nums', color: palette.text.secondary },
    '& [data-missing="true"]': {
      backgroundImage: 'none',
      '& .row': { backgroundColor: palette.error.light },
      '& svg, & small, & .state': { color: palette.error.main },
      '& .state': { fontWeight: 700 },
    },
    '& [data-missing="true"] + li': { backgroundImage: 'none' },
  };
});
