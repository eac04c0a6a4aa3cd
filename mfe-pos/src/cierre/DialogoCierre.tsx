import { useToast } from '@lavanda/shared';
import { formatoDinero } from '@lavanda/shared/domain/dinero';
import AmountDialog from '@lavanda/shared/ui/AmountDialog';
import AppDialog from '@lavanda/shared/ui/AppDialog';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { TEXTOS } from '../activos/textos';
import type { NotaGuardada } from '../notas/nota';
import EleccionPago from './EleccionPago';
import ResumenNota from './ResumenNota';
import { useCierre } from './useCierre';

const T = TEXTOS.cierre;

export interface DialogoCierreProps {
  /** The note as the list has it; the dialog asks for it afresh. */
  nota: NotaGuardada;
  onTerminar(): void;
}

/** 'Cierre de nota' (spec 2, 4): with what payment the note closes. Stays open, with its choice, until the server agrees. */
export default function DialogoCierre({ nota: fila, onTerminar }: DialogoCierreProps) {
  const toast = useToast();
  const [pidiendo, setPidiendo] = useState(false);
  const cierre = useCierre(fila, () => {
    toast(T.exito);
    onTerminar();
  });
  const { nota, carga, eleccion, monto, guardando, cerradaAparte, pagada, aviso } = cierre;
  const listo = carga === 'lista';

  return (
    <>
      <AppDialog
        abierto
        titulo={T.titulo}
        onCerrar={onTerminar}
        ocupado={guardando}
        ancho={460}
        acciones={
          cerradaAparte ? (
            <Button variant="contained" size="large" onClick={onTerminar} sx={{ flex: 1 }}>
              {T.entendido}
            </Button>
          ) : (
            <>
              <Button size="large" onClick={onTerminar} disabled={guardando}>
                {T.cancelar}
              </Button>
              <Button
                variant="contained"
                size="large"
                onClick={cierre.cerrar}
                disabled={guardando || !listo}
                startIcon={guardando || carga === 'pendiente' ? <CircularProgress size={18} color="inherit" /> : undefined}
                sx={{ flex: 1 }}
              >
                {guardando ? T.guardando : monto > 0 ? T.cobrarYCerrar(formatoDinero(monto)) : T.cerrarNota}
              </Button>
            </>
          )
        }
      >
        <ResumenNota nota={nota} />
        {cerradaAparte ? (
          <Alert severity="info">{T.yaCerrada}</Alert>
        ) : (
          !pagada && (
            <EleccionPago
              tipo={eleccion.tipo}
              metodo={cierre.metodo}
              monto={monto}
              resto={cierre.resto}
              deshabilitado={guardando}
              onTipo={(tipo) => (tipo === 'abono' ? setPidiendo(true) : cierre.elegir({ tipo }))}
              onMetodo={cierre.setMetodo}
              onCambiarMonto={() => setPidiendo(true)}
            />
          )
        )}
        <Box sx={{ display: 'grid', gap: 2, '&:not(:empty)': { mt: 4 } }}>
          {typeof carga === 'object' && (
            <Alert
              severity="error"
              action={
                <Button color="inherit" onClick={cierre.recargar}>
                  {TEXTOS.activos.reintentar}
                </Button>
              }
            >
              {`${T.noCargo}. ${carga.fallo}`}
            </Alert>
          )}
          {aviso && <Alert severity={aviso.tipo === 'error' ? 'error' : 'warning'}>{aviso.texto}</Alert>}
        </Box>
      </AppDialog>
      {pidiendo && (
        <AmountDialog
          modo="abono"
          titulo={T.cantidad}
          maximo={nota.saldo}
          efectivo={cierre.metodo === 'Efvo'}
          {...(eleccion.tipo === 'abono' ? { valorInicial: eleccion.monto } : {})}
          onAceptar={(abono) => {
            cierre.elegir({ tipo: 'abono', monto: abono });
            setPidiendo(false);
          }}
          onCancelar={() => setPidiendo(false)}
        />
      )}
    </>
  );
}
