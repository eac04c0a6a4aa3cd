import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface PinProps {
  number: number;
  nombre: string;
  drawing?: ReactNode;
  still?: boolean;
  selected: boolean;
  onSelect(): void;
}

/**
 * Numbered pin in the tenant's colour, whose tip is where its zero-size parent stands. `drawing` replaces the pin, and is centred
 * there.
 */
export default function Pin({ number, nombre: name, drawing, still, selected, onSelect }: PinProps) {
  const { primary } = useTheme().vars.palette;
  if (still && drawing) {
    return (
      <Box role="img" aria-label={name} sx={STILL}>
        {drawing}
      </Box>
    );
  }
  return (
    <ButtonBase
      disableRipple
      aria-label={name}
      aria-pressed={selected}
      onClick={onSelect}
      data-over-map
      data-pin={number}
      sx={drawing ? MARK : PIN}
    >
      {drawing ?? (
        <svg
          aria-hidden="true"
          width="44"
          height="54"
          viewBox="-22 -48 44 54"
          style={{ overflow: 'visible', transform: selected ? 'scale(1.2)' : undefined, transformOrigin: '50% 89%' }}
        >
          <ellipse cx="0" cy="1" rx="9" ry="3.5" fill="#16202b" opacity=".22" />
          <path d="M0 0C-3-8-15-15-15-27a15 15 0 0 1 30 0C15-15 3-8 0 0Z" fill={primary.graphic} stroke="#fff" strokeWidth="2" />
          <circle cy="-27" r="9.5" fill="#fff" />
          <text y="-22.8" textAnchor="middle" fontSize="12" fontWeight="700" fill="#16202b">
            {number}
          </text>
        </svg>
      )}
    </ButtonBase>
  );
}

const PIN = {
  position: 'absolute',
  left: -22,
  bottom: -6,
  width: 44,
  height: 54,
  minHeight: 0,
  borderRadius: '22px',
  font: 'inherit',
} as const;

/** Style of a marker with its own drawing, centred on its point. */
const MARK = { ...PIN, bottom: -22, height: 44, overflow: 'visible' } as const;

/** Style of a mark that can't be pressed: a click on it reaches the map. */
const STILL = { ...MARK, display: 'grid', placeItems: 'center', pointerEvents: 'none' } as const;
