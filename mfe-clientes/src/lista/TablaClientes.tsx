import type { Cliente } from '@lavanda/shared/contract/clientes';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import Paper from '@mui/material/Paper';
import { TEXTOS } from '../textos';
import FilaTabla from './FilaTabla';
import { ALTO_FILA, COLUMNAS, Tabla } from './Tabla';
import { type Lista, usePaginaSiguiente } from './useLista';
import { useVentana } from './useVentana';

const T = TEXTOS.lista;

interface TablaClientesProps {
  lista: Lista;
  clientes: readonly Cliente[];
  onCopiar(cliente: Cliente): void;
}

/** The customers as a table of which only what is in sight is drawn; its rows say which of all they are. */
export default function TablaClientes({ lista, clientes, onCopiar }: TablaClientesProps) {
  const { marco, indices, antes, despues } = useVentana<HTMLTableSectionElement>(clientes.length, ALTO_FILA);
  usePaginaSiguiente(lista, indices.at(-1) ?? -1);
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
      <Tabla aria-label={T.titulo} aria-rowcount={lista.hayMas ? -1 : clientes.length + 1} aria-busy={lista.cargandoMas}>
        <colgroup>
          {COLUMNAS.map((columna) => (
            <col key={columna} className={columna} />
          ))}
        </colgroup>
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
        <tbody ref={marco}>
          {antes > 0 && <Hueco alto={antes} />}
          {indices.map((indice) => {
            const cliente = clientes[indice];
            return cliente && <FilaTabla key={cliente._id} cliente={cliente} numero={indice + 2} onCopiar={onCopiar} />;
          })}
          {despues > 0 && <Hueco alto={despues} />}
        </tbody>
      </Tabla>
    </Paper>
  );
}

/** Room of the rows that aren't drawn. */
function Hueco({ alto }: { alto: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={COLUMNAS.length} style={{ height: alto, padding: 0, border: 0 }} />
    </tr>
  );
}
