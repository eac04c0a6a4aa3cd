import type { Cliente } from '@lavanda/shared/contract/clientes';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { TEXTOS } from '../textos';
import FilaTabla from './FilaTabla';
import { SOLO_LECTOR } from './soloLector';
import { type Lista, usePaginaSiguiente } from './useLista';
import { useVentana } from './useVentana';

const T = TEXTOS.lista;

/** Height of a row, px (UI guide 4). */
export const ALTO_FILA = 56;

/** Widths of the columns, so that they don't move while other rows come in sight; the names share what is left. */
const COLUMNAS = ['nombre', 'apellidos', 'telefono', 'domicilios', 'facturacion', 'acciones'];

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
    <Paper variant="outlined" sx={{ borderRadius: '14px', overflow: 'clip' }}>
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

const Tabla = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 15,
  lineHeight: '24px',
  '& .telefono': { width: 181 },
  '& .domicilios': { width: 222 },
  '& .facturacion': { width: 200 },
  '& .acciones': { width: 356 },
  '& th': {
    position: 'sticky',
    top: 60,
    zIndex: 10,
    height: 44,
    padding: '0 16px',
    textAlign: 'left',
    fontSize: 13,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.down('lg')]: { top: 56 },
  },
  '& td': {
    height: ALTO_FILA,
    padding: '0 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td:last-of-type': { textAlign: 'right', paddingRight: 8 },
  '& tbody tr:hover td': { backgroundColor: theme.vars.palette.background.default },
  [theme.breakpoints.down('lg')]: {
    '& th, & td': { padding: '0 10px' },
    '& .telefono': { width: 126 },
    '& .domicilios': { width: 157 },
    '& .facturacion': { width: 108 },
    '& .acciones': { width: 296 },
  },
}));
