import { useCan } from '@lavanda/shared';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Nota } from '../../contract/schemas/sales.ts';
import { type Centavos, formatMoney } from '../../domain/money.ts';
import { isMoney, methodName, type PagoMethod } from '../../domain/nota.ts';
import type { PagoGroup } from '../../domain/pagos.ts';
import { useTicket } from '../ticket/useTicket.tsx';
import CorrectionDialog from './CorrectionDialog.tsx';
import PagoTable from './PagoTable.tsx';
import type { CorrectionKind, PaidNota, ShownPago } from './pago.ts';
import RefundedDialog from './RefundedDialog.tsx';
import { PAGOS_TEXTS as T } from './texts.ts';

const KINDS: readonly CorrectionKind[] = ['method', 'amount', 'refund'];

type Layer =
  | { what: 'menu'; group: PagoGroup<ShownPago>; button: HTMLElement }
  | { what: 'correction'; group: PagoGroup<ShownPago>; kind: CorrectionKind }
  | { what: 'refunded'; amount: Centavos; method: PagoMethod }
  | null;

export interface PagosProps {
  nota: PaidNota;
  label?: string;
  labelledBy?: string;
  roomy?: boolean;
  /** Called with the nota as the server answered it. */
  onChanged?(nota: Nota): void;
}

/** The pagos of a nota. Users who may correct or return pagos get a menu for each pago. */
export default function Pagos({ nota, label, labelledBy, roomy = false, onChanged }: PagosProps) {
  const may = useCan('pagos.revertir');
  const ticket = useTicket();
  const [layer, setLayer] = useState<Layer>(null);
  const close = () => setLayer(null);
  return (
    <>
      <PagoTable
        pagos={nota.pagos}
        roomy={roomy}
        {...(label !== undefined && { label })}
        {...(labelledBy !== undefined && { labelledBy })}
        onMenu={may ? (group, button) => setLayer({ what: 'menu', group, button }) : undefined}
      />
      {layer?.what === 'menu' && (
        <Menu open anchorEl={layer.button} onClose={close}>
          {KINDS.map((kind) => (
            <MenuItem key={kind} onClick={() => setLayer({ what: 'correction', group: layer.group, kind })}>
              {T.kinds[kind]}
            </MenuItem>
          ))}
        </Menu>
      )}
      {layer?.what === 'correction' && (
        <CorrectionDialog
          kind={layer.kind}
          nota={nota}
          pago={layer.group.pago}
          returnable={layer.group.returnable}
          onDone={(changed, returned) => {
            setLayer(returned && { what: 'refunded', ...returned });
            onChanged?.(changed);
          }}
          onClose={close}
        />
      )}
      {layer?.what === 'refunded' && (
        <RefundedDialog
          amount={formatMoney(layer.amount)}
          method={methodName(layer.method)}
          detail={isMoney(layer.method) ? T.refundedDetail : T.keptDetail}
          onPrint={() => ticket.print(nota.id)}
          onClose={close}
        />
      )}
      {ticket.element}
    </>
  );
}
