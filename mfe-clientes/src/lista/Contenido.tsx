import { usePuede } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import EmptyState from '@lavanda/shared/ui/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import { TABLE_ROW_HEIGHT } from '@lavanda/shared/ui/list/ListTable';
import { PHONE_ROW_HEIGHT } from '@lavanda/shared/ui/list/PhoneRows';
import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TEXTOS } from '../textos';
import ListaTelefono from './ListaTelefono';
import TablaClientes from './TablaClientes';
import type { Lista } from './useLista';

const T = TEXTOS.lista;

/** Below this width the table has no room for its six columns. */
const ANGOSTO = '(max-width: 959.95px)';

interface ContenidoProps {
  lista: Lista;
  busqueda: string;
  onQuitarBusqueda(): void;
  onCopiar(cliente: Cliente): void;
}

/** The list, or what there is instead of it: rows on their way, why they didn't come, or that there are none. */
export default function Contenido({ lista, busqueda, onQuitarBusqueda, onCopiar }: ContenidoProps) {
  const angosto = useMediaQuery(ANGOSTO, { noSsr: true });
  const { clientes, fallo } = lista;
  if (fallo) {
    return (
      <Caja>
        <ErrorPanel titulo={T.noCargo} fallo={fallo} onReintentar={lista.refetch} />
      </Caja>
    );
  }
  if (!clientes) return <PageSkeleton cantidad={12} alto={angosto ? PHONE_ROW_HEIGHT : TABLE_ROW_HEIGHT} sx={{ gap: 0.25 }} />;
  if (clientes.length === 0) {
    return (
      <Caja>{busqueda === '' ? <SinClientes /> : <SinCoincidencias busqueda={busqueda} onQuitar={onQuitarBusqueda} />}</Caja>
    );
  }
  const Forma = angosto ? ListaTelefono : TablaClientes;
  return <Forma lista={lista} clientes={clientes} onCopiar={onCopiar} />;
}

function Caja({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
      {children}
    </Paper>
  );
}

function SinClientes() {
  const puedeCambiar = usePuede('clientes.cambiar');
  return (
    <EmptyState
      icono={<GroupOutlined />}
      titulo={T.vacio}
      detalle={puedeCambiar ? T.vacioAyuda : T.vacioLector}
      accion={
        puedeCambiar && (
          <Button variant="contained" component={Link} to="/app/clientes/registrar" startIcon={<PersonAddAltOutlined />}>
            {T.registrar}
          </Button>
        )
      }
    />
  );
}

function SinCoincidencias({ busqueda, onQuitar }: { busqueda: string; onQuitar(): void }) {
  return (
    <EmptyState
      icono={<SearchOffRounded />}
      titulo={T.ninguno}
      detalle={T.ningunoAyuda(busqueda)}
      accion={<Button onClick={onQuitar}>{T.quitarBusqueda}</Button>}
    />
  );
}
