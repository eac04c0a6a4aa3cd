import type { Nota } from '@lavanda/shared/contract/ventas';
import { formatoCantidad, toCents } from '@lavanda/shared/domain/dinero';
import Money from '@lavanda/shared/ui/Money';
import Typography from '@mui/material/Typography';
import { TEXTOS_NOTA as T } from '../textos';
import { Cuadro } from './marco';

/** '3.35 kg', '2': the unit is said only where it isn't a piece. */
function cantidadDe({ cantidad, medida }: Nota['articulos'][number]): string {
  const texto = formatoCantidad(Math.round(cantidad * 1000));
  return medida === 'kg' ? `${texto} kg` : texto;
}

/** The lines of the note. */
export default function Articulos({ articulos }: { articulos: Nota['articulos'] }) {
  return (
    <>
      <Typography variant="h3" component="h2" id="nota-articulos" sx={{ mb: 3 }}>
        {T.articulos}
      </Typography>
      {articulos.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{T.sinArticulos}</Typography>
      ) : (
        <Cuadro aria-labelledby="nota-articulos">
          <thead>
            <tr>
              <th scope="col">{T.servicio}</th>
              <th scope="col" className="numero">
                {T.cantidad}
              </th>
              <th scope="col" className="numero">
                {T.precio}
              </th>
              <th scope="col" className="numero">
                {T.importe}
              </th>
            </tr>
          </thead>
          <tbody>
            {articulos.map((articulo) => (
              <tr key={articulo._id}>
                <td className="servicio">{articulo.servicio}</td>
                <td className="numero">{cantidadDe(articulo)}</td>
                <td className="numero">
                  <Money centavos={toCents(articulo.precio)} sx={{ fontWeight: 400 }} />
                </td>
                <td className="numero">
                  <Money centavos={toCents(articulo.importe)} />
                </td>
              </tr>
            ))}
          </tbody>
        </Cuadro>
      )}
    </>
  );
}
