import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { alTocar } from './alTocar.ts';
import { TEXTOS } from './textos.ts';

export interface TecladoProps {
  /** A digit, '.' or 'Backspace'. */
  onTecla(tecla: string): void;
}

const Rejilla = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 8 });

const Tecla = styled(ButtonBase)(({ theme }) => ({
  minHeight: 64,
  borderRadius: 12,
  font: 'inherit',
  fontSize: 24,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  '&:active': { backgroundColor: theme.vars.palette.background.sunken },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}));

const TECLAS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'];

/**
 * Number pad for fingers. Pressing a key leaves the focus in the amount, where the physical keys write; the pad stays out of the
 * tab order for the same reason.
 */
export default function Teclado({ onTecla }: TecladoProps) {
  return (
    <Rejilla role="group" aria-label={TEXTOS.teclado} onMouseDown={(evento) => evento.preventDefault()}>
      {TECLAS.map((tecla) => (
        <Tecla key={tecla} tabIndex={-1} onClick={() => onTecla(tecla)} {...alTocar}>
          {tecla}
        </Tecla>
      ))}
      <Tecla tabIndex={-1} aria-label={TEXTOS.borrar} onClick={() => onTecla('Backspace')} {...alTocar}>
        <BackspaceOutlined sx={{ fontSize: 24, color: 'text.secondary' }} />
      </Tecla>
    </Rejilla>
  );
}
