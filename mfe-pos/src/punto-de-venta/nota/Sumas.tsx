import Totals, { type RenglonTotal } from '@lavanda/shared/ui/Totals';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Borrador } from '../borrador/borrador';
import type { Cuenta } from '../borrador/cuenta';
import type { Mando } from '../mando';
import { TEXTOS } from '../textos';

export interface SumasProps {
  borrador: Borrador;
  cuenta: Cuenta;
  bloqueado: boolean;
  mando: Mando;
}

/** Subtotal, Abonos (only when there are payments), Envío and Descuentos of the note. */
export default function Sumas({ borrador, cuenta, bloqueado, mando }: SumasProps) {
  const conPagos = (borrador.base?.pagos.length ?? 0) > 0;
  const editable = !bloqueado && borrador.lineas.length > 0;
  const renglones: RenglonTotal[] = [{ etiqueta: TEXTOS.subtotal, valor: cuenta.subtotal }];
  if (conPagos) {
    renglones.push({
      etiqueta: TEXTOS.abonos,
      valor: -cuenta.abonos,
      accion: (
        <IconButton aria-label={TEXTOS.verDesglose} aria-haspopup="dialog" onClick={() => mando.abrir({ tipo: 'desglose' })}>
          <VisibilityOutlined aria-hidden />
        </IconButton>
      ),
    });
  }
  renglones.push(
    { etiqueta: TEXTOS.envio, valor: cuenta.envio },
    {
      etiqueta: TEXTOS.descuentos,
      valor: -cuenta.descuentos,
      accion: editable && (
        <Button
          aria-label={cuenta.descuentos > 0 ? TEXTOS.editarDescuentos : TEXTOS.agregarDescuentos}
          onClick={() => mando.abrir({ tipo: 'descuento' })}
          sx={{ px: 2.5, ml: -2, fontSize: 14 }}
        >
          {cuenta.descuentos > 0 ? TEXTOS.editar : TEXTOS.agregar}
        </Button>
      ),
    },
  );
  if (cuenta.ajuste > 0) renglones.push({ etiqueta: TEXTOS.ajuste, valor: -cuenta.ajuste });
  return <Totals renglones={renglones} />;
}
