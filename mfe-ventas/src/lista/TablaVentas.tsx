import { TABLE_ROW_HEIGHT } from '@lavanda/shared/ui/list/ListTable';
import { useRowLinks } from '@lavanda/shared/ui/list/useRowLinks';
import VirtualRows from '@lavanda/shared/ui/list/VirtualRows';
import { TEXTOS as T } from '../textos';
import CabezaTabla from './CabezaTabla';
import FilaTabla from './FilaTabla';
import { DE_LA_LISTA, type ListaProps } from './fila';
import { Papel } from './Papel';
import { Tabla } from './Tabla';

/** The sales as a table whose head stays in sight; only the rows near the window are drawn, each by itself at its height. */
export default function TablaVentas({ filas, cuantas, conSucursal, seleccion, destinoDe, onLlegarAlFinal }: ListaProps) {
  const abrir = useRowLinks(DE_LA_LISTA);
  return (
    <Papel>
      <Tabla aria-label={T.tabla} aria-rowcount={cuantas < 0 ? -1 : cuantas + 1} data-sucursal={conSucursal}>
        <thead>
          <CabezaTabla cuantas={filas.length} conSucursal={conSucursal} seleccion={seleccion} />
        </thead>
        <VirtualRows as="tbody" count={filas.length} rowHeight={TABLE_ROW_HEIGHT} onEndReached={onLlegarAlFinal} onClick={abrir}>
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
        </VirtualRows>
      </Tabla>
    </Papel>
  );
}
