import Box from '@mui/material/Box';
import type { Ventana } from '../notas/nota';
import { TEXTOS } from './textos';

const T = TEXTOS.activos;

/** When a note is to be picked up, instead of its amounts. */
export default function PieVentana({ ventana }: { ventana: Ventana | null }) {
  return (
    <Box sx={{ flex: 1, fontSize: 14, lineHeight: '18px', color: 'text.secondary' }}>
      {T.porRecolectar}
      <Box component="b" sx={{ display: 'block', fontSize: 15, lineHeight: '20px', fontWeight: 700 }}>
        {ventana ? T.ventana(ventana.horaInicio, ventana.horaFinal) : T.sinVentana}
      </Box>
    </Box>
  );
}
