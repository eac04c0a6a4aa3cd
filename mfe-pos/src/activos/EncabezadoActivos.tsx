import PageHeader from '@lavanda/shared/ui/PageHeader';
import Segmented from '@lavanda/shared/ui/Segmented';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import Box from '@mui/material/Box';
import type { NotaGuardada } from '../notas/nota';
import FiltroSucursal from './FiltroSucursal';
import { FILTROS, type Filtro, pasa, sucursalesDe } from './filtrar';
import { TEXTOS } from './textos';

const T = TEXTOS.activos;
const ETIQUETAS: Record<Filtro, string> = { todas: T.todas, recolectar: T.porRecolectar, sucursal: T.enSucursal };

interface EncabezadoActivosProps {
  /** Every active note: the branch filter is built from its names. */
  todas: readonly NotaGuardada[];
  /** Those of the chosen branch, which the filters count; null while they aren't known. */
  notas: readonly NotaGuardada[] | null;
  /** The superuser has the branch filter. */
  conSucursales: boolean;
  filtro: Filtro;
  sucursal: string;
  onCambio(filtros: { filtro: Filtro; sucursal: string }): void;
}

/** Title of the page and its filters, each with how many notes it holds; the count after filtering is announced. */
export default function EncabezadoActivos({ todas, notas, conSucursales, filtro, sucursal, onCambio }: EncabezadoActivosProps) {
  const cuenta = (cual: Filtro) => notas?.filter((nota) => pasa(nota, cual)).length ?? 0;
  return (
    <Box sx={APRETADO}>
      <PageHeader titulo={T.titulo}>
        <Box sx={{ order: { xs: 3, sm: 0 }, width: { xs: '100%', sm: 'auto' }, '& [role="radiogroup"]': RIEL }}>
          <Segmented
            etiqueta={T.filtros}
            opciones={FILTROS.map((valor) => ({ valor, etiqueta: ETIQUETAS[valor], ...(notas && { cuenta: cuenta(valor) }) }))}
            valor={filtro}
            onCambio={(nuevo) => onCambio({ filtro: nuevo, sucursal })}
          />
        </Box>
        {conSucursales && (
          <>
            <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
            <FiltroSucursal
              sucursales={sucursalesDe(todas)}
              valor={sucursal}
              onCambio={(nueva) => onCambio({ filtro, sucursal: nueva })}
            />
          </>
        )}
        {notas && (
          <Box role="status" sx={SOLO_LECTOR}>
            {T.resultados(cuenta(filtro))}
          </Box>
        )}
      </PageHeader>
    </Box>
  );
}

/** On the phone the title row and its filters stand closer, so the first card shows whole. */
const APRETADO = { '&& > *': { rowGap: { xs: 2, sm: 4 }, columnGap: { xs: 3, sm: 4 }, mb: { xs: 1, sm: 4 } } } as const;

const RIEL = {
  display: { xs: 'flex', sm: 'inline-flex' },
  '& > *': { flex: { xs: 1, sm: 'none' }, px: { xs: 1, sm: 4.5 } },
} as const;
