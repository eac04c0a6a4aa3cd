import { Fragment, type RefObject } from 'react';
import { SOLO_LECTOR } from '../soloLector';
import { TEXTOS as T } from '../textos';
import Casilla from './Casilla';
import FilaTabla from './FilaTabla';
import type { ListaProps } from './fila';
import { Papel, Tabla } from './marco';
import { useAbrir } from './useAbrir';
import { useVentanaDeFilas } from './useVentanaDeFilas';

/** Height of a row, px (UI guide 4). */
const ALTO = 56;

/** The sales as a table whose head stays in sight; only the rows near the window are drawn. */
export default function TablaVentas({ filas, cuantas, conSucursal, seleccion, destinoDe, onLlegarAlFinal }: ListaProps) {
  const ventana = useVentanaDeFilas({
    cantidad: filas.length,
    alto: ALTO,
    claveDe: (indice) => filas[indice]?.id ?? String(indice),
    alLlegarAlFinal: onLlegarAlFinal,
  });
  const abrir = useAbrir();
  const elegidas = seleccion.elegidas.length;
  const columnas = conSucursal ? 7 : 6;
  return (
    <Papel>
      <Tabla aria-label={T.tabla} aria-rowcount={cuantas < 0 ? -1 : cuantas + 1} {...ventana.teclado}>
        <thead>
          <tr aria-rowindex={1}>
            <th className="marca" scope="col">
              <Casilla
                etiqueta={T.seleccionarTodas}
                marcada={elegidas > 0 && elegidas === filas.length}
                onAlternar={seleccion.alternarTodas}
                ref={(casilla) => {
                  if (casilla) casilla.indeterminate = elegidas > 0 && elegidas < filas.length;
                }}
              />
            </th>
            <th scope="col">{T.cliente}</th>
            <th scope="col" className="fecha">
              {T.fecha}
            </th>
            <th scope="col" className="total numero">
              {T.total}
            </th>
            <th scope="col" className="abonado numero">
              {T.abonado}
            </th>
            {conSucursal && (
              <th scope="col" className="sucursal">
                {T.sucursal}
              </th>
            )}
            <th scope="col" className="abrir">
              <span style={SOLO_LECTOR}>{T.abrir}</span>
            </th>
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside have the keyboard */}
        <tbody ref={ventana.cuerpo as RefObject<HTMLTableSectionElement | null>} onClick={abrir}>
          {ventana.filas.map(({ indice, hueco }) => {
            const venta = filas[indice];
            return (
              venta && (
                <Fragment key={venta.id}>
                  {hueco > 0 && <Hueco alto={hueco} columnas={columnas} />}
                  <FilaTabla
                    venta={venta}
                    indice={indice}
                    elegida={seleccion.ids.has(venta.id)}
                    conSucursal={conSucursal}
                    destino={destinoDe(venta.id)}
                    onAlternar={seleccion.alternar}
                  />
                </Fragment>
              )
            );
          })}
          {ventana.resto > 0 && <Hueco alto={ventana.resto} columnas={columnas} />}
        </tbody>
      </Tabla>
    </Papel>
  );
}

function Hueco({ alto, columnas }: { alto: number; columnas: number }) {
  return (
    <tr aria-hidden style={{ height: alto }}>
      <td colSpan={columnas} />
    </tr>
  );
}
