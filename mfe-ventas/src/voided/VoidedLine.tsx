import { useCurrentUser } from '@lavanda/shared';
import type { Voided } from '@lavanda/shared/contract/schemas/sales';
import { voidLine } from './describe';

/** Who voided a nota, when and why, in its row; the whole text is shown on hover. */
export default function VoidedLine({ voided }: { voided: Voided }) {
  const text = voidLine(voided, useCurrentUser().sucursalData.zona_horaria);
  return <small title={text}>{text}</small>;
}
