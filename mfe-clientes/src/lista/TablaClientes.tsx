import type { Cliente } from '@lavanda/shared/contract/clientes';
import { ListSurface } from '@lavanda/shared/ui/list/ListSurface';
import { TABLE_ROW_HEIGHT } from '@lavanda/shared/ui/list/ListTable';
import { useRowLinks } from '@lavanda/shared/ui/list/useRowLinks';
import VirtualRows from '@lavanda/shared/ui/list/VirtualRows';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import { TEXTOS } from '../textos';
import FilaTabla from './FilaTabla';
import { Tabla } from './Tabla';
import { useDesdeLista } from './useIrA';
import { ANTICIPO, cargarSiguiente, type Lista } from './useLista';

const T = TEXTOS.lista;

interface TablaClientesProps {
  lista: Lista;
  clientes: readonly Cliente[];
  onCopiar(cliente: Cliente): void;
}

/** The customers as a table of which only what is near the window is drawn; its rows say which of all they are. */
export default function TablaClientes({ lista, clientes, onCopiar }: TablaClientesProps) {
  const abrir = useRowLinks(useDesdeLista());
  return (
    <ListSurface>
      <Tabla aria-label={T.titulo} aria-rowcount={lista.hayMas ? -1 : clientes.length + 1} aria-busy={lista.cargandoMas}>
        <thead>
          <tr aria-rowindex={1}>
            {[T.nombre, T.apellidos, T.telefono, T.domiciliosRegistrados, T.facturacion].map((columna) => (
              <th key={columna} scope="col">
                {columna}
              </th>
            ))}
            <th scope="col">
              <span style={SOLO_LECTOR}>{T.acciones}</span>
            </th>
          </tr>
        </thead>
        <VirtualRows
          as="tbody"
          count={clientes.length}
          rowHeight={TABLE_ROW_HEIGHT}
          endMargin={ANTICIPO}
          onEndReached={() => cargarSiguiente(lista)}
          onClick={abrir}
        >
          {(indice, arriba) => {
            const cliente = clientes[indice];
            return cliente && <FilaTabla cliente={cliente} indice={indice} arriba={arriba} onCopiar={onCopiar} />;
          }}
        </VirtualRows>
      </Tabla>
    </ListSurface>
  );
}
