import type { AppDispatch } from '@lavanda/shared';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { afterPaint } from '@lavanda/shared/ui/feedback/afterPaint';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Draft } from '../draft/draft';
import { draftActions } from '../draft/slice';
import { type BranchRules, proposalOf } from '../draft/totals';

/**
 * Stores the proposed day in the draft of a nota with lines, if the sucursal has an agenda and no day was chosen. The day then
 * stays when other registers fill it, because the cashier may already have named it to the cliente. If the nota no longer fits on
 * that day, the counter asks before saving.
 */
export function useKeptProposal(draftKey: string, draft: Draft | undefined, branchRules: BranchRules): void {
  const dispatch = useDispatch<AppDispatch>();
  const isOpen = draft !== undefined && draft.base?.status !== CLOSED;
  const proposes = isOpen && !!branchRules.agenda && draft.fechaEntrega === null && draft.lineas.length > 0;
  const proposal = proposes ? proposalOf(draft, draft.fecha ?? branchRules.today, branchRules) : null;
  const isNew = proposal !== null && proposal !== draft?.proposal;
  const { day, basis } = proposal ?? { day: '', basis: '' };
  useEffect(() => {
    if (!isNew) return;
    // Storing it draws the whole counter again, which would hold up the paint of the piece that was just added.
    return afterPaint(() => dispatch(draftActions.changed({ draftKey, proposal: { day, basis } })));
  }, [dispatch, draftKey, isNew, day, basis]);
}
