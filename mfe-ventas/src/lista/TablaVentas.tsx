import { TEXTOS as T } from '../textos';
import CabezaTabla from './CabezaTabla';
import FilaTabla from './FilaTabla';
import type { ListaProps } from './fila';
import { Papel } from './Papel';
import { Tabla } from './Tabla';
import { useAbrir } from './useAbrir';
import { useVentanaDeFilas } from './useVentanaDeFilas';

/** Height of a row, px (UI guide 4). */
const ALTO = 56;

/** The sales as a table whose head stays in sight; only the rows near the window are drawn, each by itself at its height. */
export default function TablaVentas({ filas, cuantas, conSucursal, seleccion, destinoDe, onLlegarAlFinal }: ListaProps) {
  const { cuerpo, indices, teclado } = useVentanaDeFilas({
    cantidad: filas.length,
    alto: ALTO,
    alLlegarAlFinal: onLlegarAlFinal,
  });
  const abrir = useAbrir();
  return (
    <Papel>
      <Tabla
        aria-label={T.tabla}
        aria-rowcount={cuantas < 0 ? -1 : cuantas + 1}
        data-sucursal={conSucursal}
        onClick={abrir}
        {...teclado}
      >
        <thead className="cabeza">
          <CabezaTabla cuantas={filas.length} conSucursal={conSucursal} seleccion={seleccion} />
        </thead>
        <tbody className="cuerpo" ref={cuerpo} style={{ height: filas.length * ALTO }}>
          {indices.map((indice) => {
            const venta = filas[indice];
            return (
              venta && (
                <FilaTabla
                  key={venta.id}
                  venta={venta}
                  indice={indice}
                  arriba={indice * ALTO}
                  elegida={seleccion.ids.has(venta.id)}
                  conSucursal={conSucursal}
                  destino={destinoDe(venta.id)}
                  onAlternar={seleccion.alternar}
                />
              )
            );
          })}
        </tbody>
      </Tabla>
    </Papel>
  );
}
