import { useCurrentUser, useToast } from '@lavanda/shared';
import type { Identity } from '@lavanda/shared/contract/tenant';
import { readDraft, useKeptDraft } from '@lavanda/shared/ui/form/draft';
import { useForm } from '@lavanda/shared/ui/form/useForm';
import { useMemo, useState } from 'react';
import { useConfigSaveIdentityMutation } from '../endpoints';
import { TEXTS } from '../texts';
import { changed, type Draft, draftOf, toRequestBody } from './draft';
import { validate } from './validate';

const DRAFT = 'lavanda:identidad';

type Changes = Partial<Draft>;

const describe = (detail: string, atField: boolean) => (atField ? TEXTS.check : TEXTS.notSaved)(detail);

/** `sent` is saved: what was typed after sending it stays. */
function unsaved(changes: Changes, sent: Draft): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([field, value]) => sent[field as keyof Draft] !== value));
}

/**
 * The form of the identity: what was typed over what is saved, what is wrong with it, and its save. Only touched fields
 * are kept, so a picture that is saved meanwhile, or an answer of the server, never takes away what is being typed.
 */
export function useIdentityForm(identity: Identity) {
  const { _id: user } = useCurrentUser();
  // Reading the identity gives each band a new key, so it is read once.
  const saved = useMemo(() => draftOf(identity), [identity]);
  const [recovered] = useState(() => readDraft<{ changes: Changes }>(DRAFT, user, ['changes']));
  const [changes, setChanges] = useState<Changes>(recovered?.changes ?? {});
  const form = useForm({ describe });
  const [save] = useConfigSaveIdentityMutation();
  const notify = useToast();
  const values = { ...saved, ...changes };
  const changedGroups = changed(saved, values);
  const isChanged = changedGroups.size > 0;
  const release = useKeptDraft(DRAFT, isChanged ? { changes: changes } : null);

  return {
    ...form,
    values,
    isChanged,
    deliveryChanged: changedGroups.has('envio'),
    /** The changes were kept from before: what the page shows wasn't saved. */
    recovered: recovered !== null && isChanged,
    release,
    /** Writes `change`; the errors of the fields that begin with `field` are cleared. */
    write(field: string, change: Changes) {
      setChanges((previous) => ({ ...previous, ...change }));
      form.clear(field);
    },
    /** A field is left: if something is typed in it, it is checked. */
    leave(field: string, text: string) {
      const message = text.trim() === '' ? undefined : validate(values)[field];
      if (message) form.mark(field, message);
    },
    cancel() {
      if (form.saving) return;
      form.reset();
      if (!isChanged) return notify(TEXTS.unchanged, 'info');
      setChanges({});
      notify(TEXTS.discarded, 'info', { text: TEXTS.undo, run: () => setChanges(changes) });
    },
    /** Sends what changed. */
    async submit(): Promise<void> {
      const faults = validate(values);
      if (!isChanged && Object.keys(faults).length === 0) {
        form.reset();
        return notify(TEXTS.unchanged, 'info');
      }
      const answer = await form.submit(faults, () => save(toRequestBody(saved, values)));
      if (!answer) return;
      setChanges((previous) => unsaved(previous, values));
      notify(answer.avisos.length > 0 ? TEXTS.savedWithNotices : TEXTS.saved);
    },
  };
}

export type IdentityForm = ReturnType<typeof useIdentityForm>;
