import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

interface CasillaProps extends Pick<ComponentProps<'input'>, 'ref'> {
  etiqueta: string;
  marcada: boolean;
  /** `hasta`: with Shift, from the last row changed to this one. */
  onAlternar(hasta: boolean): void;
}

/** Check box of a row, with room for a finger. */
export default function Casilla({ etiqueta, marcada, onAlternar, ref }: CasillaProps) {
  return (
    // Shift would select the text between two rows.
    <SitioDeCasilla onMouseDown={(evento) => evento.shiftKey && evento.preventDefault()}>
      <input
        type="checkbox"
        ref={ref}
        data-control="casilla"
        aria-label={etiqueta}
        checked={marcada}
        onChange={({ nativeEvent }) => onAlternar(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </SitioDeCasilla>
  );
}

/** Room for a finger around a check box. */
export const SitioDeCasilla = styled('label')(({ theme }) => ({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  '& input': {
    appearance: 'none',
    width: 20,
    height: 20,
    margin: 0,
    borderRadius: 5,
    cursor: 'pointer',
    display: 'grid',
    placeItems: 'center',
    backgroundColor: '#fff',
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.text.disabled}`,
    color: theme.vars.palette.primary.contrastText,
    '&:checked, &:indeterminate': {
      backgroundColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.edge}`,
    },
    '&:checked::after': {
      content: '""',
      width: 11,
      height: 6,
      border: 'solid currentColor',
      borderWidth: '0 0 2.5px 2.5px',
      transform: 'translateY(-2px) rotate(-45deg)',
    },
    '&:indeterminate::after': {
      content: '""',
      width: 10,
      height: 2.5,
      border: 0,
      borderRadius: 2,
      backgroundColor: 'currentColor',
      transform: 'none',
    },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
}));
