import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { TEXTOS as T } from '../textos';
import { Papel, Renglones, Tabla } from './marco';

/** Widths of the customers' names to come, px; twelve rows (UI guide 6). */
const NOMBRES = [210, 150, 230, 160, 240, 180, 170, 220, 150, 190, 200, 165];

/** Rows to come, at their height, painted after 150 ms so that a quick answer doesn't flash. */
export default function EsqueletoVentas({ enTelefono, conSucursal }: { enTelefono: boolean; conSucursal: boolean }) {
  return (
    <Box role="status" aria-label={T.cargando} sx={TARDE}>
      <Papel aria-hidden sx={enTelefono ? { mx: -3, borderRadius: 0 } : null}>
        {enTelefono ? (
          <Renglones>
            {NOMBRES.map((ancho) => (
              <li key={ancho}>
                <span className="casilla">{hueso(20, 20)}</span>
                <span>
                  {hueso(ancho * 0.7)}
                  {hueso(110, 12)}
                </span>
                {hueso(64)}
              </li>
            ))}
          </Renglones>
        ) : (
          <Tabla>
            <thead>
              <tr>
                <th className="marca" />
                <th>{T.cliente}</th>
                <th className="fecha">{T.fecha}</th>
                <th className="total numero">{T.total}</th>
                <th className="abonado numero">{T.abonado}</th>
                {conSucursal && <th className="sucursal">{T.sucursal}</th>}
                <th className="abrir" />
              </tr>
            </thead>
            <tbody>
              {NOMBRES.map((ancho) => (
                <tr key={ancho}>
                  <td className="marca">
                    <span className="casilla">{hueso(20, 20)}</span>
                  </td>
                  <td>{hueso(ancho)}</td>
                  <td className="fecha">{hueso(92)}</td>
                  <td className="total">{hueso(70, 15, true)}</td>
                  <td className="abonado">{hueso(70, 15, true)}</td>
                  {conSucursal && <td className="sucursal">{hueso(70)}</td>}
                  <td className="abrir">{hueso(52)}</td>
                </tr>
              ))}
            </tbody>
          </Tabla>
        )}
      </Papel>
    </Box>
  );
}

function hueso(ancho: number, alto = 15, derecha = false) {
  return <Skeleton variant="rounded" width={ancho} height={alto} sx={{ maxWidth: 1, my: 1, ml: derecha ? 'auto' : 0 }} />;
}

const TARDE = { animation: 'aparecer 0s 150ms both', '@keyframes aparecer': { from: { visibility: 'hidden' } } } as const;
