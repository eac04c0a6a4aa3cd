import { type Centavos, formatoDinero } from '@lavanda/shared/domain/dinero';
import { METODOS_PAGO, type MetodoPago } from '@lavanda/shared/domain/nota';
import Segmented from '@lavanda/shared/ui/Segmented';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXTOS } from '../activos/textos';
import type { Eleccion } from './eleccion';

const T = TEXTOS.cierre;

interface EleccionPagoProps {
  tipo: Eleccion['tipo'];
  metodo: MetodoPago;
  /** Charged now, centavos. */
  monto: Centavos;
  /** Owed after it, centavos. */
  resto: Centavos;
  deshabilitado: boolean;
  onTipo(tipo: Eleccion['tipo']): void;
  onMetodo(metodo: MetodoPago): void;
  onCambiarMonto(): void;
}

const TIPOS = [
  { valor: 'sin', etiqueta: T.sinAbono },
  { valor: 'abono', etiqueta: T.conAbono },
  { valor: 'liquidar', etiqueta: T.liquidar },
] as const;

const METODOS = METODOS_PAGO.map((metodo) => ({ valor: metodo, etiqueta: metodo }));

/** The question of the closing: no payment, part of it or all, by which method, and what would stay owed. */
export default function EleccionPago(props: EleccionPagoProps) {
  const { tipo, metodo, monto, resto, deshabilitado, onTipo, onMetodo, onCambiarMonto } = props;
  const queda = monto > 0 ? T.quedan(formatoDinero(monto), formatoDinero(resto)) : T.sinCobrar(formatoDinero(resto));
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 2.5 }}>{T.pregunta}</Typography>
      <Segmented
        llenar
        tamano="grande"
        etiqueta={T.pregunta}
        opciones={TIPOS}
        valor={tipo}
        onCambio={onTipo}
        deshabilitado={deshabilitado}
      />
      {tipo !== 'sin' && (
        <Box sx={{ mt: 3.5 }}>
          <Typography variant="label" component="p" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {T.metodo}
          </Typography>
          <Segmented
            llenar
            etiqueta={T.metodo}
            opciones={METODOS}
            valor={metodo}
            onCambio={onMetodo}
            deshabilitado={deshabilitado}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, flexWrap: 'wrap' }}>
        {resto > 0 && (
          <Box role="status" sx={{ display: 'flex', gap: 1.5, flex: 1, fontSize: 13, lineHeight: '18px', color: 'warning.main' }}>
            <ErrorRounded aria-hidden sx={{ fontSize: 17 }} />
            {queda}
          </Box>
        )}
        {tipo === 'abono' && (
          <Button onClick={onCambiarMonto} disabled={deshabilitado} sx={{ my: -3, px: 2, fontSize: 14, ml: 'auto' }}>
            {T.cambiarCantidad}
          </Button>
        )}
      </Box>
    </Box>
  );
}
