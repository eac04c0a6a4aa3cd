import FilasALaVista from '@lavanda/shared/ui/lista/FilasALaVista';
import { useEnlaces } from '@lavanda/shared/ui/lista/useEnlaces';
import { TEXTOS as T } from '../textos';
import FilaTelefono from './FilaTelefono';
import { DE_LA_LISTA, type ListaProps } from './fila';
import { Papel } from './Papel';
import { Renglones } from './Renglones';

/** Height of a row, px (UI guide 4). */
const ALTO = 72;

/** The sales on a phone, from edge to edge; only the rows near the window are drawn. */
export default function ListaTelefono({ filas, cuantas, conSucursal, seleccion, destinoDe, onLlegarAlFinal }: ListaProps) {
  const abrir = useEnlaces(DE_LA_LISTA);
  return (
    <Papel sx={{ mx: -3, borderRadius: 0 }}>
      <Renglones>
        <FilasALaVista
          como="ul"
          className="cuerpo"
          aria-label={T.tabla}
          cantidad={filas.length}
          alto={ALTO}
          alLlegarAlFinal={onLlegarAlFinal}
          onClick={abrir}
        >
          {(indice, arriba) => {
            const venta = filas[indice];
            return (
              venta && (
                <FilaTelefono
                  venta={venta}
                  indice={indice}
                  arriba={arriba}
                  cuantas={cuantas}
                  elegida={seleccion.ids.has(venta.id)}
                  conSucursal={conSucursal}
                  destino={destinoDe(venta.id)}
                  onAlternar={seleccion.alternar}
                />
              )
            );
          }}
        </FilasALaVista>
      </Renglones>
    </Papel>
  );
}
