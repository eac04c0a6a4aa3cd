import Totals, { type RenglonTotal } from '@lavanda/shared/ui/Totals';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Cuenta } from '../borrador/cuenta';
import type { Mando } from '../mando';
import { TEXTOS } from '../textos';

export interface SumasProps {
  cuenta: Cuenta;
  conPagos: boolean;
  editable: boolean;
  mando: Mando;
}

/** Subtotal, Abonos (only when there are payments), Envío and Descuentos of the note. */
export default function Sumas({ cuenta, conPagos, editable, mando }: SumasProps) {
  const { subtotal, abonos, envio, descuentos, ajuste } = cuenta;
  const conDescuentos = descuentos > 0;
  const renglones: RenglonTotal[] = [
    { etiqueta: TEXTOS.subtotal, valor: subtotal },
    ...(conPagos ? [{ etiqueta: TEXTOS.abonos, valor: -abonos, accion: <VerDesglose mando={mando} /> }] : []),
    { etiqueta: TEXTOS.envio, valor: envio },
    {
      etiqueta: TEXTOS.descuentos,
      valor: -descuentos,
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
    ...(ajuste > 0 ? [{ etiqueta: TEXTOS.ajuste, valor: -ajuste }] : []),
  ];
  return <Totals renglones={renglones} />;
}

function VerDesglose({ mando }: { mando: Mando }) {
  return (
    <IconButton aria-label={TEXTOS.verDesglose} aria-haspopup="dialog" onClick={() => mando.abrir({ tipo: 'desglose' })}>
      <VisibilityOutlined aria-hidden />
    </IconButton>
  );
}
