import Totals, { type RenglonTotal } from '@lavanda/shared/ui/Totals';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import type { Mando } from '../mando';
import { TEXTOS } from '../textos';
import { Monto } from './CuentaEnCurso';

export interface SumasProps {
  conPagos: boolean;
  conDescuentos: boolean;
  conAjuste: boolean;
  editable: boolean;
  mando: Mando;
}

/** Subtotal, Abonos (only when there are payments), Envío and Descuentos of the note. Memoised: only its amounts are drawn again. */
export default memo(function Sumas({ conPagos, conDescuentos, conAjuste, editable, mando }: SumasProps) {
  const renglones: RenglonTotal[] = [{ etiqueta: TEXTOS.subtotal, valor: <Monto de="subtotal" /> }];
  if (conPagos) {
    renglones.push({
      etiqueta: TEXTOS.abonos,
      valor: <Monto de="abonos" resta />,
      accion: (
        <IconButton aria-label={TEXTOS.verDesglose} aria-haspopup="dialog" onClick={() => mando.abrir({ tipo: 'desglose' })}>
          <VisibilityOutlined aria-hidden />
        </IconButton>
      ),
    });
  }
  renglones.push(
    { etiqueta: TEXTOS.envio, valor: <Monto de="envio" /> },
    {
      etiqueta: TEXTOS.descuentos,
      valor: <Monto de="descuentos" resta />,
      accion: editable && (
        <Button
          aria-label={conDescuentos ? TEXTOS.editarDescuentos : TEXTOS.agregarDescuentos}
          onClick={() => mando.abrir({ tipo: 'descuento' })}
          sx={{ px: 2.5, ml: -2, fontSize: 14 }}
        >
          {conDescuentos ? TEXTOS.editar : TEXTOS.agregar}
        </Button>
      ),
    },
  );
  if (conAjuste) renglones.push({ etiqueta: TEXTOS.ajuste, valor: <Monto de="ajuste" resta /> });
  return <Totals renglones={renglones} />;
});
