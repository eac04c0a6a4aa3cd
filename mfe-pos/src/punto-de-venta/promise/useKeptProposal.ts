import type { AppDispatch } from '@lavanda/shared';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Draft } from '../draft/draft';
import { draftActions } from '../draft/slice';
import { type BranchRules, proposalOf } from '../draft/totals';

/**
 * Keeps the proposed day that a nota with lines shows in its draft: other registers' notas don't move it, because the
 * cashier may have said it already. When it no longer fits, GUARDAR asks.
 */
export function useKeptProposal(draftKey: string, draft: Draft | undefined, branchRules: BranchRules): void {
  const dispatch = useDispatch<AppDispatch>();
  const isOpen = draft !== undefined && draft.base?.status !== CLOSED;
  const proposes = isOpen && !!branchRules.agenda && draft.fechaEntrega === null && draft.lineas.length > 0;
  const proposal = proposes ? proposalOf(draft, draft.fecha ?? branchRules.today, branchRules) : null;
  const isNew = proposal !== null && proposal !== draft?.proposal;
  const { day, basis } = proposal ?? { day: '', basis: '' };
  useEffect(() => {
    if (isNew) dispatch(draftActions.changed({ draftKey, proposal: { day, basis } }));
  }, [dispatch, draftKey, isNew, day, basis]);
}
