import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { TEXTOS as T } from '../textos';
import CabezaTabla from './CabezaTabla';
import { SitioDeCasilla } from './Casilla';
import { Papel } from './Papel';
import { Renglones } from './Renglones';
import { Tabla } from './Tabla';

/** Widths of the customers' names to come, px; twelve rows (UI guide 6). */
const NOMBRES = [210, 150, 230, 160, 240, 180, 170, 220, 150, 190, 200, 165].map((ancho, fila) => ({ ancho, fila }));

/** Rows to come, at their height, painted after 150 ms so that a quick answer doesn't flash. */
export default function EsqueletoVentas({ enTelefono, conSucursal }: { enTelefono: boolean; conSucursal: boolean }) {
  return (
    <Box role="status" aria-label={T.cargando} sx={TARDE}>
      {enTelefono ? (
        <Papel aria-hidden sx={{ mx: -3, borderRadius: 0 }}>
          <Renglones>
            {NOMBRES.map(({ ancho, fila }) => (
              <div key={fila} className="row">
                <SitioDeCasilla as="span">{hueso(20, 20)}</SitioDeCasilla>
                <span>
                  {hueso(ancho * 0.7)}
                  {hueso(110, 12)}
                </span>
                {hueso(64)}
              </div>
            ))}
          </Renglones>
        </Papel>
      ) : (
        <Papel aria-hidden>
          <Tabla data-sucursal={conSucursal}>
            <thead>
              <CabezaTabla cuantas={0} conSucursal={conSucursal} />
            </thead>
            <tbody>
              {NOMBRES.map(({ ancho, fila }) => (
                <tr key={fila}>
                  <td>
                    <SitioDeCasilla as="span">{hueso(20, 20)}</SitioDeCasilla>
                  </td>
                  <td>{hueso(ancho)}</td>
                  <td>{hueso(92)}</td>
                  <td>{hueso(70, 15, true)}</td>
                  <td>{hueso(70, 15, true)}</td>
                  {conSucursal && <td>{hueso(70)}</td>}
                  <td>{hueso(52)}</td>
                </tr>
              ))}
            </tbody>
          </Tabla>
        </Papel>
      )}
    </Box>
  );
}

function hueso(ancho: number, alto = 15, derecha = false) {
  return <Skeleton variant="rounded" width={ancho} height={alto} sx={{ maxWidth: 1, my: 1, ml: derecha ? 'auto' : 0 }} />;
}

const TARDE = { animation: 'aparecer 0s 150ms both', '@keyframes aparecer': { from: { visibility: 'hidden' } } } as const;
