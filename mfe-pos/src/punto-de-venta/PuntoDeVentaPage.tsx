import { type Despacho, usePuede, useServiciosQuery, useUsuario } from '@lavanda/shared';
import { reglaDeEnvio } from '@lavanda/shared/contract/reglaDeEnvio';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import { useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import { useOcupado } from '@lavanda/shared/ui/useOcupado';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { useMomento } from '../activos/useMomento';
import { usePosNotaQuery } from '../notas/endpoints';
import type { NotaGuardada } from '../notas/nota';
import Counter from './Counter';
import IdleDialogs from './dialogs/IdleDialogs';
import { discardDraft } from './draft/discardDraft';
import { isModified } from './draft/draft';
import { RecoveredNotice } from './draft/RecoveredNotice';
import { draftKeyFor } from './draft/storage';
import type { BranchRules } from './draft/totals';
import { useDraft } from './draft/useDraft';
import { PosLayout } from './PosLayout';
import SavedDialog from './save/SavedDialog';
import type { SavedNota } from './save/useSaveNota';
import { ServicesSkeleton } from './services/ServicesSkeleton';
import { TEXTOS } from './textos';

interface NotaAtCounterProps {
  draftKey: string;
  nota: NotaGuardada | null;
  turno: number;
  onGuardada(saved: SavedNota): void;
  onVaciada(): void;
}

/** What the branch and the tenant of the session decide about a note; a note written past midnight sees the new day. */
function useBranchRules(): BranchRules {
  const { envio, dias_entrega: diasEntrega } = useUsuario().tenantData;
  const { hoy } = useMomento();
  return { hoy, diasEntrega, regla: reglaDeEnvio(envio) };
}

function NotaAtCounter({ draftKey, nota, ...resto }: NotaAtCounterProps) {
  const { _id: usuario, tenantData } = useUsuario();
  const branchRules = useBranchRules();
  const { data: servicios } = useServiciosQuery();
  const soloLectura = !usePuede('notas.cambiar');
  const telefono = useMediaQuery((tema: Theme) => tema.breakpoints.down('sm'));
  const despachar = useDispatch<Despacho>();
  const { draft, recovered, avisado } = useDraft(draftKey, nota);
  const modificado = draft !== undefined && isModified(draft);
  useOcupado(modificado);

  const descartar = () => {
    avisado();
    discardDraft(despachar, draftKey);
  };
  return (
    <PosLayout data-pantalla-completa>
      {draft && (
        <Counter
          draftKey={draftKey}
          draft={draft}
          branchRules={branchRules}
          servicios={servicios}
          sesion={{ tenant: tenantData._id, usuario }}
          soloLectura={soloLectura}
          telefono={telefono}
          {...resto}
          aviso={recovered && modificado && <RecoveredNotice onDescartar={descartar} />}
        />
      )}
      {!soloLectura && <IdleDialogs telefono={telefono} />}
    </PosLayout>
  );
}

function Loading() {
  return (
    <PosLayout data-pantalla-completa aria-busy>
      <Box role="status" sx={{ px: 6, overflow: 'hidden' }}>
        <span style={SOLO_LECTOR}>{TEXTOS.cargandoNota}</span>
        <ServicesSkeleton />
      </Box>
      <Box sx={{ p: 5, bgcolor: 'background.paper' }}>
        <Skeleton variant="rounded" height={104} />
      </Box>
    </PosLayout>
  );
}

/** A stored note: once it is here, as a draft of its own. */
function ExistingNota({ id, ...resto }: Omit<NotaAtCounterProps, 'nota'> & { id: string }) {
  const { currentData, error, refetch } = usePosNotaQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return <NotaAtCounter {...resto} nota={currentData} />;
  if (error) return <ErrorPanel titulo={TEXTOS.falloNota} fallo={error} onReintentar={refetch} />;
  return <Loading />;
}

/** Punto de Venta: a new note at /app/pos, an existing one at /app/pos/{nota} (spec 2). */
export default function PuntoDeVentaPage() {
  const { nota } = useParams();
  const { _id: usuario, tenantData } = useUsuario();
  const navegar = useNavigate();
  const [saved, setAsentada] = useState<SavedNota | null>(null);
  const [turno, setTurno] = useState(0);
  const ticket = useTicket();
  const draftKey = draftKeyFor(tenantData._id, usuario, nota);

  const alGuardar = (nueva: SavedNota) => {
    setAsentada(nueva);
    navegar('/app/pos');
  };
  const pasarTurno = () => setTurno((previo) => previo + 1);
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
        <NotaAtCounter
          key={draftKey}
          draftKey={draftKey}
          nota={null}
          turno={turno}
          onGuardada={alGuardar}
          onVaciada={pasarTurno}
        />
      ) : (
        <ExistingNota key={draftKey} id={nota} draftKey={draftKey} turno={0} onGuardada={alGuardar} onVaciada={pasarTurno} />
      )}
      {saved && <SavedDialog saved={saved} onImprimir={() => imprimir(saved.nota.id)} onCerrar={cerrar} />}
      {ticket.elemento}
    </>
  );
}
