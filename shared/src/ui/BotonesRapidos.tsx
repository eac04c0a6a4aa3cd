import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

export interface BotonesRapidosProps<V> {
  /** Accessible name of the group. */
  etiqueta: string;
  opciones: readonly { valor: V; etiqueta: string; elegida?: boolean }[];
  onElegir(valor: V): void;
}

const Fila = styled('div')({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 8 });

const Boton = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  borderRadius: theme.radii.m,
  font: 'inherit',
  fontWeight: 600,
  fontSize: 15,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.text,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.graphic}`,
  },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}));

/** Row of shortcuts to the usual values; draws nothing without options. Pressing one doesn't move the focus. */
export default function BotonesRapidos<V>({ etiqueta, opciones, onElegir }: BotonesRapidosProps<V>) {
  if (opciones.length === 0) return null;
  return (
    <Fila role="group" aria-label={etiqueta} onMouseDown={(evento) => evento.preventDefault()}>
      {opciones.map((opcion) => (
        <Boton key={opcion.etiqueta} aria-pressed={opcion.elegida} onClick={() => onElegir(opcion.valor)}>
          {opcion.etiqueta}
        </Boton>
      ))}
    </Fila>
  );
}
