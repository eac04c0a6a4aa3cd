import { POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import Tear from '@lavanda/shared/ui/Tear';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import type { ReactNode, RefObject } from 'react';
import { type Borrador, estaModificado } from '../borrador/borrador';
import type { Cuenta } from '../borrador/cuenta';
import type { Mando } from '../mando';
import { TEXTOS } from '../textos';
import Carrito from './Carrito';
import Cobro from './Cobro';
import Encabezado from './Encabezado';
import { Papel } from './Papel';
import Pie from './Pie';
import Sumas from './Sumas';
import type { Destello } from './useDestello';

/** Places the keyboard and the rules of focus lead to. */
export interface AnclasNota {
  botonCliente: RefObject<HTMLButtonElement | null>;
  grupoPago: RefObject<HTMLDivElement | null>;
  botonGuardar: RefObject<HTMLButtonElement | null>;
}

export interface PanelNotaProps {
  borrador: Borrador;
  cuenta: Cuenta;
  nombres: ReadonlyMap<string, string>;
  destello: Destello | null;
  soloLectura: boolean;
  faltaCliente: boolean;
  guardando: boolean;
  fallo: string | null;
  anclas: AnclasNota;
  mando: Mando;
  /** Over everything: the phone's way back, the notice of a recovered draft. */
  children?: ReactNode;
}

function avisoDe({ base }: Borrador, soloLectura: boolean, cerrada: boolean): string | null {
  if (soloLectura) return TEXTOS.soloLectura;
  if (cerrada) return TEXTOS.cerrada;
  const ventana = base?.status === POR_RECOLECTAR ? base.recoleccion : null;
  return ventana && TEXTOS.porRecibir(ventana.horaInicio, ventana.horaFinal);
}

function alCentro({ base }: Borrador, { fechaEntrega }: Cuenta, conLineas: boolean): string | null {
  const partes = [base && TEXTOS.folio(base.folio), conLineas && TEXTOS.entrega(fechaEntrega)].filter(
    (parte) => typeof parte === 'string',
  );
  return partes.length > 0 ? partes.join(' · ') : null;
}

/** The note: paper with its head, articles, sums, payment and GUARDAR, all visible without scrolling the page. */
export default function PanelNota(props: PanelNotaProps) {
  const { borrador, cuenta, soloLectura, guardando, mando, anclas } = props;
  const bloqueado = soloLectura || cuenta.cerrada || guardando;
  const aviso = avisoDe(borrador, soloLectura, cuenta.cerrada);
  const conLineas = borrador.lineas.length > 0;
  const centro = alCentro(borrador, cuenta, conLineas);
  return (
    <Papel aria-label={TEXTOS.nota}>
      {props.children}
      <Encabezado
        cliente={borrador.cliente}
        fecha={cuenta.fecha}
        fechaEntrega={cuenta.fechaEntrega}
        factura={borrador.factura}
        aDomicilio={borrador.aDomicilio}
        express={borrador.express}
        bloqueado={bloqueado}
        soloLectura={soloLectura || guardando}
        faltaCliente={props.faltaCliente}
        botonCliente={anclas.botonCliente}
        mando={mando}
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
      <Carrito lineas={borrador.lineas} nombres={props.nombres} bloqueado={bloqueado} destello={props.destello} mando={mando} />
      <Tear sx={{ m: centro ? '8px calc(-1 * var(--margen)) 6px' : '4px calc(-1 * var(--margen)) 10px', zIndex: 1 }}>
        {centro}
      </Tear>
      <Sumas cuenta={cuenta} conPagos={(borrador.base?.pagos.length ?? 0) > 0} editable={!bloqueado && conLineas} mando={mando} />
      {!soloLectura && (
        <>
          <Cobro
            pago={borrador.pago}
            cerrada={cuenta.cerrada}
            saldada={cuenta.saldo <= 0}
            cobro={cuenta.cobro}
            resta={borrador.pago.tipo === 'sin' ? 0 : cuenta.resta}
            deshabilitado={guardando}
            grupo={anclas.grupoPago}
            mando={mando}
          />
          <Pie
            saldo={cuenta.saldo}
            modificada={borrador.base !== null || estaModificado(borrador)}
            guardando={guardando}
            fallo={props.fallo}
            boton={anclas.botonGuardar}
            mando={mando}
          />
        </>
      )}
    </Papel>
  );
}
