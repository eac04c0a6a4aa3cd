import { CLOSED } from '@lavanda/shared/domain/nota';
import { isBalanced } from '@lavanda/shared/domain/pagos';
import type { Cierre } from './useCierre';
import type { Favor } from './useFavor';

/**
 * Returns the amount in favor or keeps it as credit, and then closes the nota, unless it was closed elsewhere. After a failure
 * the nota stays open.
 */
export async function settleFavor(favor: Favor, cierre: Cierre): Promise<void> {
  const answered = await favor.settle();
  const after = answered ?? (await cierre.reload());
  const done = favor.check(after);
  if (!after || (!answered && !done)) return;
  const { status, saldo } = cierre.adopt(after);
  if (status === CLOSED) return;
  // A nota that was fetched again may have changed elsewhere, so its current saldo has to be settled first.
  if (!answered && !isBalanced(saldo)) return;
  await cierre.close(after);
}
