import { formatQuantity } from '@lavanda/shared/domain/money';
import { countObservations, type Observations, observationsText } from '@lavanda/shared/domain/observations';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { Line } from '../../notas/nota';
import { CountBadge } from './ObservationsMark';
import { TEXTS } from './texts';

interface TargetListProps {
  lines: readonly Line[];
  /** Id of a line, or null for the whole nota. */
  target: string | null;
  of(target: string | null): Observations;
  onSelect(target: string | null): void;
}

/** A column of targets beside the form; on a phone, a row above it. */
const List = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minWidth: 0,
  maxHeight: 370,
  overflowY: 'auto',
  padding: 2,
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'row',
    gap: 8,
    overflow: 'auto hidden',
    margin: '0 -24px',
    padding: '2px 24px',
    scrollPaddingInline: 24,
  },
}));

const Target = styled(ButtonBase)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    flex: 'none',
    minHeight: 56,
    padding: '6px 12px',
    gap: 8,
    justifyContent: 'flex-start',
    borderRadius: 10,
    font: 'inherit',
    textAlign: 'start',
    '& > span:first-of-type': { flex: 1, minWidth: 0 },
    '& b, & small': { display: 'block', ...ELLIPSIS },
    '& b': { fontSize: 15, fontWeight: 600, lineHeight: '22px' },
    '& small': { fontSize: 14, lineHeight: '20px', color: palette.text.secondary },
    '&[aria-pressed="true"]': { backgroundColor: palette.primary.tint50, color: palette.primary.text },
    [theme.breakpoints.down('sm')]: {
      minHeight: 48,
      border: `1px solid ${palette.divider}`,
      '& small': { display: 'none' },
      '&[aria-pressed="true"]': { borderColor: palette.primary.text },
    },
  };
});

export default function TargetList({ lines, target, of, onSelect }: TargetListProps) {
  const list = useRef<HTMLDivElement>(null);
  // The selected line may be far down the nota, so the list scrolls to it on opening.
  useEffect(() => {
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView?.({ block: 'nearest', inline: 'start' });
  }, []);
  const targets = [
    { id: null, name: TEXTS.wholeNota, detail: TEXTS.none },
    ...lines.map((line) => ({
      id: line.id,
      name: line.servicio,
      detail: TEXTS.quantity(formatQuantity(line.cantidad), line.medida),
    })),
  ];
  return (
    <List ref={list} role="group" aria-label={TEXTS.targets}>
      {targets.map(({ id, name, detail }) => {
        const observations = of(id);
        const count = countObservations(observations);
        return (
          <Target key={id ?? ''} aria-pressed={id === target} onClick={() => onSelect(id)}>
            <span>
              <b>{name}</b>
              <small>{observationsText({ ...observations, detalle: '' }) || observations.detalle.trim() || detail}</small>
            </span>
            {count > 0 && <CountBadge count={count} />}
          </Target>
        );
      })}
    </List>
  );
}
