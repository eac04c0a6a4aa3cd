import FilasALaVista from '@lavanda/shared/ui/lista/FilasALaVista';
import { useEnlaces } from '@lavanda/shared/ui/lista/useEnlaces';
import { TEXTOS as T } from '../textos';
import CabezaTabla from './CabezaTabla';
import FilaTabla from './FilaTabla';
import { DE_LA_LISTA, type ListaProps } from './fila';
import { Papel } from './Papel';
import { Tabla } from './Tabla';

/** Height of a row, px (UI guide 4). */
const ALTO = 56;

/** The sales as a table whose head stays in sight; only the rows near the window are drawn, each by itself at its height. */
export default function TablaVentas({ filas, cuantas, conSucursal, seleccion, destinoDe, onLlegarAlFinal }: ListaProps) {
  const abrir = useEnlaces(DE_LA_LISTA);
  return (
    <Papel>
      <Tabla aria-label={T.tabla} aria-rowcount={cuantas < 0 ? -1 : cuantas + 1} data-sucursal={conSucursal}>
        <thead className="cabeza">
          <CabezaTabla cuantas={filas.length} conSucursal={conSucursal} seleccion={seleccion} />
        </thead>
        <FilasALaVista
          como="tbody"
          className="cuerpo"
          cantidad={filas.length}
          alto={ALTO}
          alLlegarAlFinal={onLlegarAlFinal}
          onClick={abrir}
        >
          {(indice, arriba) => {
            const venta = filas[indice];
            return (
              venta && (
                <FilaTabla
                  venta={venta}
                  indice={indice}
                  arriba={arriba}
                  elegida={seleccion.ids.has(venta.id)}
                  conSucursal={conSucursal}
                  destino={destinoDe(venta.id)}
                  onAlternar={seleccion.alternar}
                />
              )
            );
          }}
        </FilasALaVista>
      </Tabla>
    </Papel>
  );
}
