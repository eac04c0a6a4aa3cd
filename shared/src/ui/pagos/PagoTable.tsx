import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import SubdirectoryArrowRightRounded from '@mui/icons-material/SubdirectoryArrowRightRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { formatMoney } from '../../domain/money.ts';
import { methodName } from '../../domain/nota.ts';
import { type PagoGroup, pagoGroups } from '../../domain/pagos.ts';
import Money from '../display/Money.tsx';
import { VISUALLY_HIDDEN } from '../display/visuallyHidden.ts';
import { methodText, type ShownPago } from './pago.ts';
import { PAGOS_TEXTS as T } from './texts.ts';

const Pagos = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  lineHeight: '20px',
  '& th, & td': { padding: '10px 0', textAlign: 'left', verticalAlign: 'top' },
  '&[data-roomy="true"] :is(th, td)': { padding: '16px 0' },
  '&[data-roomy="true"] tr.reversal td': { paddingTop: 0 },
  '& :is(th, td) + :is(th, td)': { paddingLeft: 12 },
  '& th': { fontSize: 13, fontWeight: 600, color: theme.vars.palette.text.secondary, paddingTop: 0, whiteSpace: 'nowrap' },
  '& tbody tr:not(.reversal)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& tr.reversal': { color: theme.vars.palette.text.secondary },
  '& tr.reversal td': { paddingTop: 0 },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
  '& td svg': { fontSize: 16, verticalAlign: '-3px', marginRight: 4 },
  '& small': { display: 'block', fontSize: 13, lineHeight: '18px', overflowWrap: 'anywhere' },
  '& .amount': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .menu': { width: 44, textAlign: 'right' },
  '& .menu > button': { width: 44, height: 44, margin: '-12px -10px -12px 0' },
  '& .menu > button svg': { fontSize: 22, margin: 0 },
}));

interface PagoTableProps {
  pagos: readonly ShownPago[];
  label?: string;
  labelledBy?: string;
  /** Higher rows, for a dialog. */
  roomy?: boolean;
  /** Opens the menu of a pago. Without it, and for pagos with nothing left, there is no menu button. */
  onMenu?: ((group: PagoGroup<ShownPago>, button: HTMLElement) => void) | undefined;
}

/** Every pago, followed by its reversals with their reasons. */
export default function PagoTable({ pagos, label, labelledBy, roomy = false, onMenu }: PagoTableProps) {
  const groups = pagoGroups(pagos);
  const withMenu = onMenu !== undefined && groups.some(({ returnable }) => returnable > 0);
  return (
    <Pagos aria-label={label} aria-labelledby={labelledBy} data-roomy={roomy}>
      <thead>
        <tr>
          <th scope="col">{T.fecha}</th>
          <th scope="col">{T.metodo}</th>
          <th scope="col" className="amount">
            {T.monto}
          </th>
          {withMenu && (
            <th scope="col">
              <span style={VISUALLY_HIDDEN}>{T.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => [
          <tr key={group.pago.id} className={group.pago.reversaDe === null ? undefined : 'reversal'}>
            <Cells pago={group.pago} />
            {withMenu && (
              <td className="menu">
                {group.returnable > 0 && (
                  <IconButton
                    aria-haspopup="menu"
                    aria-label={T.menuOf(formatMoney(group.pago.monto), methodName(group.pago.metodo))}
                    onClick={({ currentTarget }) => onMenu(group, currentTarget)}
                  >
                    <MoreVertRounded aria-hidden />
                  </IconButton>
                )}
              </td>
            )}
          </tr>,
          ...group.reversals.map((reversal) => (
            <tr key={reversal.id} className="reversal">
              <Cells pago={reversal} />
              {withMenu && <td />}
            </tr>
          )),
        ])}
      </tbody>
    </Pagos>
  );
}

/** Date, method and amount of a pago; a reversal also has a label and its reason. */
function Cells({ pago }: { pago: ShownPago }) {
  const { fecha: date, monto: amount, motivo: reason } = pago;
  const method = methodText(pago.metodo, pago.tarjeta);
  const reversal = pago.reversaDe !== null;
  return (
    <>
      <td>
        {reversal && <SubdirectoryArrowRightRounded aria-hidden />}
        {date}
      </td>
      <td>
        {reversal ? `${method} · ${T.refund}` : method}
        {reason && <small>{reason}</small>}
      </td>
      <td className="amount">
        <Money centavos={amount} />
      </td>
    </>
  );
}
