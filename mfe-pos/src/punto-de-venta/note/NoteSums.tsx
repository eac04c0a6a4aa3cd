import Totals, { type RenglonTotal } from '@lavanda/shared/ui/Totals';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { NoteTotals } from '../draft/totals';
import { TEXTOS } from '../textos';
import type { NoteActions } from './noteActions';

export interface NoteSumsProps {
  totals: NoteTotals;
  conPagos: boolean;
  editable: boolean;
  actions: NoteActions;
}

/** Subtotal, Abonos (only when there are payments), Envío and Descuentos of the note. */
export default function NoteSums({ totals, conPagos, editable, actions }: NoteSumsProps) {
  const { subtotal, abonos, envio, descuentos, ajuste } = totals;
  const conDescuentos = descuentos > 0;
  const renglones: RenglonTotal[] = [
    { etiqueta: TEXTOS.subtotal, valor: subtotal },
    ...(conPagos ? [{ etiqueta: TEXTOS.abonos, valor: -abonos, accion: <VerDesglose actions={actions} /> }] : []),
    { etiqueta: TEXTOS.envio, valor: envio },
    {
      etiqueta: TEXTOS.descuentos,
      valor: -descuentos,
      accion: editable && (
        <Button
          aria-label={conDescuentos ? TEXTOS.editarDescuentos : TEXTOS.agregarDescuentos}
          onClick={() => actions.open({ tipo: 'descuento' })}
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

function VerDesglose({ actions }: { actions: NoteActions }) {
  return (
    <IconButton aria-label={TEXTOS.verDesglose} aria-haspopup="dialog" onClick={() => actions.open({ tipo: 'desglose' })}>
      <VisibilityOutlined aria-hidden />
    </IconButton>
  );
}
