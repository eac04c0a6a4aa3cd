import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Theme } from '@mui/material/styles';

interface OpcionesProps<V extends string | number> {
  /** Accessible name of the group. */
  etiqueta: string;
  opciones: readonly { valor: V; etiqueta: string }[];
  valor: V;
  onCambio(valor: NoInfer<V>): void;
}

/** One of a few, each in its own box with its radio; a phone stacks them when they don't fit. */
export default function Opciones<V extends string | number>({ etiqueta, opciones, valor, onCambio }: OpcionesProps<V>) {
  return (
    <RadioGroup aria-label={etiqueta} value={valor} sx={GRUPO}>
      {opciones.map((opcion) => (
        <Box key={opcion.valor} component="label" data-elegida={opcion.valor === valor} sx={OPCION}>
          <Radio size="small" value={opcion.valor} onChange={() => onCambio(opcion.valor)} />
          {opcion.etiqueta}
        </Box>
      ))}
    </RadioGroup>
  );
}

const GRUPO = {
  display: 'grid',
  gridAutoFlow: { sm: 'column' },
  gridAutoColumns: { sm: 'minmax(0, 1fr)' },
  gap: 2,
} as const;

const OPCION = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  pl: 1,
  pr: 3,
  borderRadius: '10px',
  fontWeight: 600,
  fontSize: 15,
  cursor: 'pointer',
  boxShadow: (tema: Theme) => `inset 0 0 0 1px ${tema.vars?.palette.outline}`,
  '&[data-elegida="true"]': {
    bgcolor: 'primary.tint50',
    boxShadow: (tema: Theme) => `inset 0 0 0 2px ${tema.vars?.palette.primary.graphic}`,
  },
  '& .MuiRadio-root': { width: 44, height: 44, color: 'text.secondary', '&.Mui-checked': { color: 'primary.graphic' } },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
} as const;
