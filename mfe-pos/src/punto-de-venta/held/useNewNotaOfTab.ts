import { takeWindowNumber, useToast, whileFree, windowNumber } from '@lavanda/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { isModified } from '../draft/draft';
import { newNotaKey, readDraft, saveDraft, tabsWithNewNota } from '../draft/storage';
import { TEXTS } from '../texts';
import { heldKeyFor, holdNote } from './heldNotes';

interface Owner {
  tenant: string;
  usuario: string;
}

/**
 * Puts the new nota of a closed tab on hold.
 * @returns false when that tab has no new nota with changes, or when the nota can't be put on hold
 */
async function holdOf({ tenant, usuario: user }: Owner, tab: number): Promise<boolean> {
  const key = newNotaKey(tenant, user, tab);
  const draft = readDraft(key);
  if (!draft || !isModified(draft) || !(await holdNote(heldKeyFor(tenant, user), draft))) return false;
  saveDraft(key, null);
  return true;
}

/**
 * Gives this tab a new nota of its own. Unsaved new notas of closed tabs are kept: this tab takes one of them, and the others are
 * put on hold.
 * @returns true once this tab has its new nota, so that drafts may be read
 */
export function useNewNotaOfTab(owner: Owner): boolean {
  const [has, setHas] = useState(windowNumber() !== undefined);
  const toast = useToast();
  const take = useEffectEvent(async () => {
    const left = tabsWithNewNota(owner.tenant, owner.usuario);
    const own = await takeWindowNumber(left);
    setHas(true);
    for (const tab of left.filter((one) => one !== own))
      await whileFree(tab, async () => void ((await holdOf(owner, tab)) && toast(TEXTS.leftHeld, 'info')));
  });
  useEffect(() => {
    if (!has) void take();
  }, [has]);
  return has;
}
