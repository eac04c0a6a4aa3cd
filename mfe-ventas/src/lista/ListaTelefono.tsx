import { PHONE_ROW_HEIGHT } from '@lavanda/shared/ui/list/PhoneRows';
import { useRowLinks } from '@lavanda/shared/ui/list/useRowLinks';
import VirtualRows from '@lavanda/shared/ui/list/VirtualRows';
import { TEXTOS as T } from '../textos';
import FilaTelefono from './FilaTelefono';
import { DE_LA_LISTA, type ListaProps } from './fila';
import { Papel } from './Papel';
import { Renglones } from './Renglones';

/** The sales on a phone, from edge to edge; only the rows near the window are drawn. */
export default function ListaTelefono({ filas, cuantas, conSucursal, seleccion, destinoDe, onLlegarAlFinal }: ListaProps) {
  const abrir = useRowLinks(DE_LA_LISTA);
  return (
    <Papel sx={{ mx: -3, borderRadius: 0 }}>
      <Renglones>
        <VirtualRows
          as="ul"
          aria-label={T.tabla}
          count={filas.length}
          rowHeight={PHONE_ROW_HEIGHT}
          onEndReached={onLlegarAlFinal}
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
        </VirtualRows>
      </Renglones>
    </Papel>
  );
}
