import Box from '@mui/material/Box';
import Mapa from '../mapa/Mapa';
import type { Mando, Punto } from '../mapa/tipos';

export interface MapaDePuntoProps {
  etiqueta: string;
  numero: number;
  nombrePin: string;
  punto: Punto | null;
  onPunto(punto: Punto): void;
  onMando?: (mando: Mando | null) => void;
}

/** Small map of a dialog: a click puts the one pin, or puts it elsewhere. */
export default function MapaDePunto({ etiqueta, numero, nombrePin, punto, onPunto, onMando }: MapaDePuntoProps) {
  return (
    <Box sx={CAJA}>
      <Mapa
        etiqueta={etiqueta}
        marcadores={punto ? [{ numero, punto, nombre: nombrePin }] : []}
        elegido={numero}
        onElegir={() => undefined}
        onPulsar={onPunto}
        colocando
        emergente={null}
        {...(onMando && { onMando })}
      />
    </Box>
  );
}

const CAJA = {
  height: 188,
  mt: 3,
  borderRadius: '12px',
  overflow: 'hidden',
  boxShadow: (tema: { vars: { palette: { divider: string } } }) => `0 0 0 1px ${tema.vars.palette.divider}`,
} as const;
