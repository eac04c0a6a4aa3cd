import { Fragment, type RefObject } from 'react';
import { TEXTOS as T } from '../textos';
import FilaTelefono from './FilaTelefono';
import type { ListaProps } from './fila';
import { Papel, Renglones } from './marco';
import { useAbrir } from './useAbrir';
import { useVentanaDeFilas } from './useVentanaDeFilas';

/** Height of a row, px (UI guide 4). */
const ALTO = 72;

/** The sales on a phone, from edge to edge; only the rows near the window are drawn. */
export default function ListaTelefono({ filas, cuantas, conSucursal, seleccion, destinoDe, onLlegarAlFinal }: ListaProps) {
  const ventana = useVentanaDeFilas({
    cantidad: filas.length,
    alto: ALTO,
    claveDe: (indice) => filas[indice]?.id ?? String(indice),
    alLlegarAlFinal: onLlegarAlFinal,
  });
  const abrir = useAbrir();
  return (
    <Papel sx={{ mx: -3, borderRadius: 0 }}>
      <Renglones
        aria-label={T.tabla}
        ref={ventana.cuerpo as RefObject<HTMLUListElement | null>}
        onClick={abrir}
        {...ventana.teclado}
      >
        {ventana.filas.map(({ indice, hueco }) => {
          const venta = filas[indice];
          return (
            venta && (
              <Fragment key={venta.id}>
                {hueco > 0 && <li aria-hidden style={{ height: hueco }} />}
                <FilaTelefono
                  venta={venta}
                  indice={indice}
                  cuantas={cuantas}
                  elegida={seleccion.ids.has(venta.id)}
                  conSucursal={conSucursal}
                  destino={destinoDe(venta.id)}
                  onAlternar={seleccion.alternar}
                />
              </Fragment>
            )
          );
        })}
        {ventana.resto > 0 && <li aria-hidden style={{ height: ventana.resto }} />}
      </Renglones>
    </Papel>
  );
}
