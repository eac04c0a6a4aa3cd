import { type Dia, sumarDias } from '@lavanda/shared/domain/fechas';
import DateDialog from '@lavanda/shared/ui/DateDialog';
import EventRounded from '@mui/icons-material/EventRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { TEXTOS } from '../activos/textos';

const T = TEXTOS.agenda;

interface CampoFechaProps {
  fecha: Dia;
  /** Today at the branch; no earlier day can be chosen. */
  hoy: Dia;
  deshabilitado: boolean;
  onCambio(fecha: Dia): void;
}

/** The pickup day, as a field that opens the calendar. */
export default function CampoFecha({ fecha, hoy, deshabilitado, onCambio }: CampoFechaProps) {
  const [abierto, setAbierto] = useState(false);
  const cerca = fecha === hoy ? T.hoy : fecha === sumarDias(hoy, 1) ? T.manana : null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box aria-hidden sx={{ fontWeight: 600, fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>
        {T.fecha}
      </Box>
      <ButtonBase
        aria-label={T.cambiarFecha(fecha)}
        aria-haspopup="dialog"
        disabled={deshabilitado}
        onClick={() => setAbierto(true)}
        sx={CAMPO}
      >
        <EventRounded aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {fecha}
        </Box>
        {cerca && (
          <Box component="span" sx={{ fontSize: 15, color: 'text.secondary' }}>
            {cerca}
          </Box>
        )}
      </ButtonBase>
      {abierto && (
        <DateDialog
          fecha={fecha}
          hoy={hoy}
          minimo={hoy}
          onAceptar={(fechas) => {
            onCambio(fechas.fecha);
            setAbierto(false);
          }}
          onCancelar={() => setAbierto(false)}
        />
      )}
    </Box>
  );
}

const CAMPO = {
  display: 'flex',
  gap: 2.5,
  minHeight: 48,
  px: 3.5,
  borderRadius: '10px',
  border: 1,
  borderColor: 'outline',
  font: 'inherit',
  fontSize: 16,
  lineHeight: '24px',
} as const;
