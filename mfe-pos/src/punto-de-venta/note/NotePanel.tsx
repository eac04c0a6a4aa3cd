import { POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import Tear from '@lavanda/shared/ui/Tear';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import type { ReactNode, RefObject } from 'react';
import { type Draft, isModified } from '../draft/draft';
import type { NoteTotals } from '../draft/totals';
import { TEXTOS } from '../textos';
import ArticleList from './ArticleList';
import NoteFooter from './NoteFooter';
import NoteHeader from './NoteHeader';
import { NotePaper } from './NotePaper';
import NoteSums from './NoteSums';
import type { NoteActions } from './noteActions';
import PaymentChoice from './PaymentChoice';
import type { Flash } from './useFlash';

/** Places the keyboard and the rules of focus lead to. */
export interface NoteAnchors {
  botonCliente: RefObject<HTMLButtonElement | null>;
  grupoPago: RefObject<HTMLDivElement | null>;
  botonGuardar: RefObject<HTMLButtonElement | null>;
}

export interface NotePanelProps {
  draft: Draft;
  totals: NoteTotals;
  nombres: ReadonlyMap<string, string>;
  flash: Flash | null;
  soloLectura: boolean;
  faltaCliente: boolean;
  guardando: boolean;
  fallo: string | null;
  anchors: NoteAnchors;
  actions: NoteActions;
  /** Over everything: the phone's way back, the notice of a recovered draft. */
  children?: ReactNode;
}

function noticeFor({ base }: Draft, soloLectura: boolean, cerrada: boolean): string | null {
  if (soloLectura) return TEXTOS.soloLectura;
  if (cerrada) return TEXTOS.cerrada;
  const ventana = base?.status === POR_RECOLECTAR ? base.recoleccion : null;
  return ventana && TEXTOS.porRecibir(ventana.horaInicio, ventana.horaFinal);
}

function centreText({ base }: Draft, { fechaEntrega }: NoteTotals, conLineas: boolean): string | null {
  const partes = [base && TEXTOS.folio(base.folio), conLineas && TEXTOS.entrega(fechaEntrega)].filter(
    (parte) => typeof parte === 'string',
  );
  return partes.length > 0 ? partes.join(' · ') : null;
}

/** The note: paper with its head, articles, sums, payment and GUARDAR, all visible without scrolling the page. */
export default function NotePanel(props: NotePanelProps) {
  const { draft, totals, soloLectura, guardando, actions, anchors } = props;
  const bloqueado = soloLectura || totals.cerrada || guardando;
  const aviso = noticeFor(draft, soloLectura, totals.cerrada);
  const conLineas = draft.lineas.length > 0;
  const centro = centreText(draft, totals, conLineas);
  return (
    <NotePaper aria-label={TEXTOS.nota}>
      {props.children}
      <NoteHeader
        cliente={draft.cliente}
        fecha={totals.fecha}
        fechaEntrega={totals.fechaEntrega}
        factura={draft.factura}
        aDomicilio={draft.aDomicilio}
        express={draft.express}
        bloqueado={bloqueado}
        soloLectura={soloLectura || guardando}
        faltaCliente={props.faltaCliente}
        botonCliente={anchors.botonCliente}
        actions={actions}
      />
      {aviso && (
        <Box
          sx={{
            display: 'flex',
            gap: 2,
            mt: 2,
            p: '8px 12px',
            borderRadius: '10px',
            bgcolor: 'info.light',
            color: 'info.main',
            fontSize: 14,
            lineHeight: '18px',
          }}
        >
          <InfoOutlined aria-hidden sx={{ fontSize: 18 }} />
          <span>{aviso}</span>
        </Box>
      )}
      <ArticleList lineas={draft.lineas} nombres={props.nombres} bloqueado={bloqueado} flash={props.flash} actions={actions} />
      <Tear sx={{ m: centro ? '8px calc(-1 * var(--margen)) 6px' : '4px calc(-1 * var(--margen)) 10px', zIndex: 1 }}>
        {centro}
      </Tear>
      <NoteSums
        totals={totals}
        conPagos={(draft.base?.pagos.length ?? 0) > 0}
        editable={!bloqueado && conLineas}
        actions={actions}
      />
      {!soloLectura && (
        <>
          <PaymentChoice
            pago={draft.pago}
            cerrada={totals.cerrada}
            saldada={totals.saldo <= 0}
            cobro={totals.cobro}
            resta={draft.pago.tipo === 'sin' ? 0 : totals.resta}
            deshabilitado={guardando}
            grupo={anchors.grupoPago}
            actions={actions}
          />
          <NoteFooter
            saldo={totals.saldo}
            modificada={draft.base !== null || isModified(draft)}
            guardando={guardando}
            fallo={props.fallo}
            boton={anchors.botonGuardar}
            actions={actions}
          />
        </>
      )}
    </NotePaper>
  );
}
