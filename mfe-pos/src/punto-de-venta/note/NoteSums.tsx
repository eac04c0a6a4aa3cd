import { type BasisPoints, writePercent } from '@lavanda/shared/domain/percent';
import Totals, { type TotalRow } from '@lavanda/shared/ui/display/Totals';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { NoteTotals } from '../draft/totals';
import { TEXTS as OBSERVATIONS } from '../observations/texts';
import { TEXTS } from '../texts';
import type { NoteActions } from './noteActions';

export interface NoteSumsProps {
  totals: NoteTotals;
  /** The percentage, if the discount was entered as one; else null. */
  percent: BasisPoints | null;
  withPagos: boolean;
  editable: boolean;
  /** Short text about the nota's observations and photos; '' for none. */
  observed: string;
  actions: NoteActions;
}

/**
 * The nota's Subtotal, Abonos (only if there are pagos), Envío, Servicio express (only if charged), Descuentos, Observaciones
 * (only while editable) and the ajuste of its cierre, if any.
 */
export default function NoteSums({ totals, percent, withPagos, editable, observed, actions }: NoteSumsProps) {
  const { subtotal, abonos, envio, recargo, descuentos: discounts, adjustment } = totals;
  const withDiscounts = discounts > 0;
  const rows: TotalRow[] = [
    { label: TEXTS.subtotal, value: subtotal },
    ...(withPagos ? [{ label: TEXTS.abonos, value: -abonos, action: <ViewBreakdown actions={actions} /> }] : []),
    { label: TEXTS.envio, value: envio },
    ...(recargo > 0 ? [{ label: TEXTS.recargo, value: recargo }] : []),
    {
      label: percent ? `${TEXTS.descuentos} ${writePercent(percent)}` : TEXTS.descuentos,
      value: -discounts,
      action: editable && (
        <Button
          aria-label={withDiscounts ? TEXTS.editDiscounts : TEXTS.addDiscounts}
          onClick={() => actions.open({ type: 'discount' })}
          sx={{ px: 2.5, ml: -2, fontSize: 14 }}
        >
          {withDiscounts ? TEXTS.edit : TEXTS.add}
        </Button>
      ),
    },
    ...(editable
      ? [
          {
            label: OBSERVATIONS.title,
            value: <Observed text={observed} />,
            action: (
              <Button
                aria-label={observed === '' ? OBSERVATIONS.addToNota : OBSERVATIONS.editOfNota}
                onClick={() => actions.open({ type: 'observaciones', target: null })}
                sx={{ px: 2.5, ml: -2, fontSize: 14 }}
              >
                {observed === '' ? TEXTS.add : TEXTS.edit}
              </Button>
            ),
          },
        ]
      : []),
    ...(adjustment > 0 ? [{ label: TEXTS.adjustment, value: -adjustment }] : []),
  ];
  return <Totals rows={rows} />;
}

function Observed({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
      {text}
    </Box>
  );
}

function ViewBreakdown({ actions }: { actions: NoteActions }) {
  return (
    <IconButton aria-label={TEXTS.viewBreakdown} aria-haspopup="dialog" onClick={() => actions.open({ type: 'desglose' })}>
      <VisibilityOutlined aria-hidden />
    </IconButton>
  );
}
