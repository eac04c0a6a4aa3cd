import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Tarjeta from '../forma/Tarjeta';
import { TEXTOS_COLORES as T } from '../textos';
import { formatoRazon, pruebasDeContraste } from './contraste';

/** How readable the chosen colours are, measured on the theme that the product derives from them. */
export default function TablaContraste({ colores }: { colores: { primario: string; secundario: string } }) {
  return (
    <Tarjeta titulo={T.contraste}>
      <Box component="ul" aria-label={T.contraste} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pruebasDeContraste(colores.primario, colores.secundario).map(({ clave, fondo, encima, razon, minimo }) => (
          <Box component="li" key={clave} sx={RENGLON}>
            <Box aria-hidden style={{ backgroundColor: fondo, color: encima }} sx={MUESTRA}>
              {clave === 'graficas' ? <span style={{ width: 10, height: 3, backgroundColor: encima }} /> : 'Aa'}
            </Box>
            <span>{T[clave]}</span>
            <b>{formatoRazon(razon)}</b>
            {razon >= minimo ? (
              <CheckCircleRounded titleAccess={T.cumple} color="success" />
            ) : (
              <CancelRounded titleAccess={T.noCumple} color="error" />
            )}
          </Box>
        ))}
      </Box>
    </Tarjeta>
  );
}

const RENGLON = {
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr) auto 20px',
  alignItems: 'center',
  gap: 3,
  minHeight: 44,
  fontSize: 14,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& svg': { fontSize: 19 },
} as const;

const MUESTRA = {
  height: 30,
  borderRadius: '8px',
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  fontSize: 15,
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .10)',
} as const;
