import { type Despacho, usePuede, useServiciosQuery, useUsuario } from '@lavanda/shared';
import { reglaDeEnvio } from '@lavanda/shared/contract/reglaDeEnvio';
import { diaEn } from '@lavanda/shared/domain/fechas';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import { useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import { useOcupado } from '@lavanda/shared/ui/useOcupado';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { usePosNotaQuery } from '../notas/endpoints';
import type { NotaGuardada } from '../notas/nota';
import { AvisoRecuperada } from './AvisoRecuperada';
import { claveDe } from './borrador/almacen';
import { estaModificado } from './borrador/borrador';
import type { Casa } from './borrador/cuenta';
import { olvidarBorrador } from './borrador/olvidar';
import { useBorrador } from './borrador/useBorrador';
import { Distribucion } from './Distribucion';
import EnsayoDelMostrador from './EnsayoDelMostrador';
import DialogoGuardada from './guardar/DialogoGuardada';
import type { NotaAsentada } from './guardar/useGuardar';
import Mostrador from './Mostrador';
import { EsqueletoServicios } from './servicios/EsqueletoServicios';
import { TEXTOS } from './textos';

interface NotaEnMostradorProps {
  clave: string;
  nota: NotaGuardada | null;
  turno: number;
  onGuardada(asentada: NotaAsentada): void;
  onVaciada(): void;
}

interface ConBorradorProps extends NotaEnMostradorProps {
  usuario: ReturnType<typeof useUsuario>;
  servicios: ReturnType<typeof useServiciosQuery>['data'];
  soloLectura: boolean;
  telefono: boolean;
}

/** What the branch and the tenant of the session decide about a note. A day begins with a minute, and whoever writes a note past midnight sees the new one. */
function useCasa({ sucursalData, tenantData }: ConBorradorProps['usuario']): Casa {
  const { envio, dias_entrega: diasEntrega } = tenantData;
  const { zona_horaria: zona } = sucursalData;
  const minuto = Math.floor(Date.now() / 60_000);
  const hoy = useMemo(() => diaEn(zona, new Date(minuto * 60_000)), [zona, minuto]);
  return useMemo(() => ({ hoy, diasEntrega, regla: reglaDeEnvio(envio) }), [hoy, diasEntrega, envio]);
}

function ConBorrador({ clave, nota, usuario, soloLectura, telefono, ...resto }: ConBorradorProps) {
  const casa = useCasa(usuario);
  const despachar = useDispatch<Despacho>();
  const { borrador, recuperado, avisado } = useBorrador(clave, nota);
  const { _id, tenantData } = usuario;
  const sesion = useMemo(() => ({ tenant: tenantData._id, usuario: _id }), [tenantData._id, _id]);
  useOcupado(borrador ? estaModificado(borrador) : false);

  if (!borrador) return null;
  const descartar = () => {
    avisado();
    olvidarBorrador(despachar, clave);
  };
  return (
    <Mostrador
      clave={clave}
      borrador={borrador}
      casa={casa}
      sesion={sesion}
      soloLectura={soloLectura}
      telefono={telefono}
      {...resto}
      aviso={recuperado && estaModificado(borrador) && <AvisoRecuperada onDescartar={descartar} />}
    />
  );
}

/** What a touch doesn't change is asked here, where a touch draws nothing. */
function NotaEnMostrador(props: NotaEnMostradorProps) {
  const usuario = useUsuario();
  const { data: servicios } = useServiciosQuery();
  const soloLectura = !usePuede('notas.cambiar');
  const telefono = useMediaQuery((tema: Theme) => tema.breakpoints.down('sm'));
  return (
    <Distribucion data-pantalla-completa>
      <ConBorrador {...props} usuario={usuario} servicios={servicios} soloLectura={soloLectura} telefono={telefono} />
      {!soloLectura && <EnsayoDelMostrador telefono={telefono} />}
    </Distribucion>
  );
}

function Cargando() {
  return (
    <Distribucion data-pantalla-completa aria-busy>
      <Box role="status" sx={{ px: 6, overflow: 'hidden' }}>
        <span style={SOLO_LECTOR}>{TEXTOS.cargandoNota}</span>
        <EsqueletoServicios />
      </Box>
      <Box sx={{ p: 5, bgcolor: 'background.paper' }}>
        <Skeleton variant="rounded" height={104} />
      </Box>
    </Distribucion>
  );
}

/** A stored note: once it is here, as a draft of its own. */
function NotaExistente({ id, ...resto }: Omit<NotaEnMostradorProps, 'nota'> & { id: string }) {
  const { currentData, error, refetch } = usePosNotaQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return <NotaEnMostrador {...resto} nota={currentData} />;
  if (error) return <ErrorPanel titulo={TEXTOS.falloNota} fallo={error} onReintentar={refetch} />;
  return <Cargando />;
}

/** Punto de Venta: a new note at /app/pos, an existing one at /app/pos/{nota} (spec 2). */
export default function PaginaPuntoDeVenta() {
  const { nota } = useParams();
  const { _id: usuario, tenantData } = useUsuario();
  const navegar = useNavigate();
  const [asentada, setAsentada] = useState<NotaAsentada | null>(null);
  const [turno, setTurno] = useState(0);
  const ticket = useTicket();
  const clave = claveDe(tenantData._id, usuario, nota);

  const alGuardar = useCallback(
    (nueva: NotaAsentada) => {
      setAsentada(nueva);
      navegar('/app/pos');
    },
    [navegar],
  );
  const pasarTurno = useCallback(() => setTurno((previo) => previo + 1), []);
  const cerrar = () => {
    setAsentada(null);
    pasarTurno();
  };

  const imprimir = (id: string) => {
    ticket.imprimir(id);
    cerrar();
  };

  // A note opened from a link belongs to that visit: the focus rule of a save doesn't follow it.
  useEffect(() => {
    if (nota !== undefined) setTurno(0);
  }, [nota]);

  return (
    <>
      <h1 tabIndex={-1} style={SOLO_LECTOR}>
        {TEXTOS.titulo}
      </h1>
      {nota === undefined ? (
        <NotaEnMostrador key={clave} clave={clave} nota={null} turno={turno} onGuardada={alGuardar} onVaciada={pasarTurno} />
      ) : (
        <NotaExistente key={clave} id={nota} clave={clave} turno={0} onGuardada={alGuardar} onVaciada={pasarTurno} />
      )}
      {asentada && <DialogoGuardada asentada={asentada} onImprimir={() => imprimir(asentada.nota.id)} onCerrar={cerrar} />}
      {ticket.elemento}
    </>
  );
}
