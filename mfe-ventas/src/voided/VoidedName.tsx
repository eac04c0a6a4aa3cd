import type { Voided } from '@lavanda/shared/contract/schemas/sales';
import type { Sale } from '../sales/sale';
import VoidedLine from './VoidedLine';

/** Cell of a voided nota: its cliente, and below who voided it, when and why. */
export default function VoidedName({ sale: { cliente }, voided }: { sale: Sale; voided: Voided }) {
  return (
    <span className="voided">
      <b title={cliente}>{cliente}</b>
      <VoidedLine voided={voided} />
    </span>
  );
}
