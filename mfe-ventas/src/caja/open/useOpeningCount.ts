import { useCurrentUser } from '@lavanda/shared';
import type { CajaState } from '@lavanda/shared/contract/schemas/caja';
import { type CountDraft, isStarted } from '@lavanda/shared/ui/cash/count';
import { useCashCount } from '@lavanda/shared/ui/cash/useCashCount';
import { useBusy } from '@lavanda/shared/ui/feedback/useBusy';
import { useState } from 'react';
import { readDurable } from '../count/durableDraft';
import { useDurableDraft } from '../count/useDurableDraft';

const DRAFT = 'lavanda:apertura';

interface KeptOpening {
  caja: string | null;
  /** Id of the last corte before this opening; null for none. */
  corte: string | null;
  count: CountDraft;
}

/** State of the fondo's count. The device keeps the typed values, which are shown again only for the same caja and last corte. */
export function useOpeningCount({ caja, ultimo_corte: last }: CajaState) {
  const { _id: userId } = useCurrentUser();
  const of = { caja: caja?._id ?? null, corte: last?._id ?? null };
  const [kept] = useState(() => {
    const draft = readDurable<KeptOpening>(DRAFT, userId, ['caja', 'corte', 'count']);
    return draft?.caja === of.caja && draft.corte === of.corte ? draft.count : undefined;
  });
  const count = useCashCount({ initial: kept });
  const started = isStarted(count.draft, false);
  useBusy(started);
  const release = useDurableDraft(DRAFT, started ? { ...of, count: count.draft } : null);
  return { count, isRecovered: kept !== undefined, release };
}
