import { TEXTOS as T } from '../textos';
import FilaTelefono from './FilaTelefono';
import type { ListaProps } from './fila';
import { Papel } from './Papel';
import { Renglones } from './Renglones';
import { useAbrir } from './useAbrir';
import { useVentanaDeFilas } from './useVentanaDeFilas';

/** Height of a row, px (UI guide 4). */
const ALTO = 72;

/** The sales on a phone, from edge to edge; only the rows near the window are drawn. */
export default function ListaTelefono({ filas, cuantas, conSucursal, seleccion, destinoDe, onLlegarAlFinal }: ListaProps) {
  const { cuerpo, indices, teclado } = useVentanaDeFilas({
    cantidad: filas.length,
    alto: ALTO,
    alLlegarAlFinal: onLlegarAlFinal,
  });
  const abrir = useAbrir();
  return (
    <Papel sx={{ mx: -3, borderRadius: 0 }}>
      <Renglones aria-label={T.tabla} ref={cuerpo} style={{ height: filas.length * ALTO }} onClick={abrir} {...teclado}>
        {indices.map((indice) => {
          const venta = filas[indice];
          return (
            venta && (
              <FilaTelefono
                key={venta.id}
                venta={venta}
                indice={indice}
                arriba={indice * ALTO}
                cuantas={cuantas}
                elegida={seleccion.ids.has(venta.id)}
                conSucursal={conSucursal}
                destino={destinoDe(venta.id)}
                onAlternar={seleccion.alternar}
              />
            )
          );
        })}
      </Renglones>
    </Papel>
  );
}
