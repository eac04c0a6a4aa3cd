import { mensajeDeFallo, useUsuario } from '@lavanda/shared';
import { estaPagada } from '@lavanda/shared/domain/nota';
import ConfirmDialog from '@lavanda/shared/ui/ConfirmDialog';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import BotonAgendar from '../agenda/BotonAgendar';
import DialogoAgenda from '../agenda/DialogoAgenda';
import DialogoCierre from '../cierre/DialogoCierre';
import { useCierreDirecto } from '../cierre/useCierreDirecto';
import { usePosNotasActivasQuery } from '../notas/endpoints';
import type { NotaGuardada } from '../notas/nota';
import { agrupar } from './agrupar';
import EncabezadoActivos from './EncabezadoActivos';
import { pasa } from './filtrar';
import Grupos from './Grupos';
import SinNotas from './SinNotas';
import { TEXTOS } from './textos';
import { useFiltros } from './useFiltros';
import { useFocoTrasCierre } from './useFocoTrasCierre';
import { useMomento } from './useMomento';

const T = TEXTOS.activos;

/** How often the list is asked for again while the page is looked at, ms: two registers agree within it. */
const REPASO = 30_000;

/** What is open over the board. */
type Abierto = { que: 'agenda' } | { que: 'recibir' | 'cierre'; nota: NotaGuardada } | null;

/** 'Activos': the notes in branch and to be collected, by the day they are due (spec 2 "Active notes"). */
export default function PaginaActivos() {
  const { data, error, refetch } = usePosNotasActivasQuery(undefined, {
    pollingInterval: REPASO,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  const notas = data ?? [];
  const superusuario = useUsuario().rol === 'superuser';
  const momento = useMomento();
  const { filtro, sucursal, poner } = useFiltros();
  const [abierto, setAbierto] = useState<Abierto>(null);
  const navegar = useNavigate();

  const preguntar = (nota: NotaGuardada) => setAbierto({ que: 'cierre', nota });
  const recibir = (nota: NotaGuardada) => setAbierto({ que: 'recibir', nota });
  const agendar = () => setAbierto({ que: 'agenda' });
  const directo = useCierreDirecto(preguntar);
  const dejar = () => setAbierto(null);

  const deSucursal = superusuario && sucursal !== '' ? notas.filter((nota) => nota.sucursalNombre === sucursal) : notas;
  const pasan = deSucursal.filter((nota) => pasa(nota, filtro));
  const grupos = agrupar(pasan, momento);
  const anotarFoco = useFocoTrasCierre(grupos, abierto !== null || directo.cerrando.size > 0);
  function cerrar(nota: NotaGuardada) {
    anotarFoco(nota);
    if (estaPagada(nota.saldo)) void directo.cerrar(nota);
    else preguntar(nota);
  }

  return (
    <Box sx={{ minHeight: '100%' }}>
      <EncabezadoActivos
        todas={notas}
        notas={data ? deSucursal : null}
        conSucursales={superusuario}
        filtro={filtro}
        sucursal={sucursal}
        onCambio={poner}
      />
      {error && data && (
        <Alert
          severity="warning"
          sx={{ mb: 3 }}
          action={
            <Button color="inherit" onClick={refetch}>
              {T.reintentar}
            </Button>
          }
        >
          {T.listaAnterior(mensajeDeFallo(error))}
        </Alert>
      )}
      {!data && !error && <PageSkeleton forma="tarjetas" cantidad={16} alto={123} sx={{ mt: 11 }} />}
      {!data && error && <ErrorPanel titulo={T.noCargo} fallo={error} onReintentar={refetch} />}
      {data && grupos.length === 0 && (
        <SinNotas
          filtro={filtro}
          filtradas={notas.length > 0}
          onVerTodas={() => poner({ filtro: 'todas', sucursal: '' })}
          onAgendar={agendar}
        />
      )}
      <Grupos grupos={grupos} cerrando={directo.cerrando} onRecibir={recibir} onCerrar={cerrar} />
      <BotonAgendar onClick={agendar} />
      {abierto?.que === 'agenda' && <DialogoAgenda onCerrar={dejar} />}
      {abierto?.que === 'cierre' && <DialogoCierre nota={abierto.nota} onTerminar={dejar} />}
      {abierto?.que === 'recibir' && (
        <ConfirmDialog
          pregunta={T.recibirDe(abierto.nota.clienteNombre)}
          consecuencia={T.recibirConsecuencia}
          confirmar={T.irAlPuntoDeVenta}
          cancelar={T.cancelar}
          onConfirmar={() => navegar(`/app/pos/${abierto.nota.id}`)}
          onCancelar={dejar}
        />
      )}
    </Box>
  );
}
