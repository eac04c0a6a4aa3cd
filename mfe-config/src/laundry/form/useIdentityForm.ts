import { useCurrentUser, useToast } from '@lavanda/shared';
import type { Identity } from '@lavanda/shared/contract/schemas/tenant';
import { normalizeIssuer } from '@lavanda/shared/domain/receipt';
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

/** The changes that saving `sent` did not include, because they were typed during the save. */
function unsaved(changes: Changes, sent: Draft): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([field, value]) => sent[field as keyof Draft] !== value));
}

/** The identity's form. Its state holds only the changed fields, so that a refetch never overwrites the user's input. */
export function useIdentityForm(identity: Identity) {
  const { _id: user } = useCurrentUser();
  // Memoized, because `draftOf` gives each range a new React key, which would remount the rows on every render.
  const saved = useMemo(() => draftOf(identity), [identity]);
  const [recovered, setRecovered] = useState(() => readDraft<{ changes: Changes }>(DRAFT, user, ['changes']));
  const [changes, setChanges] = useState<Changes>(recovered?.changes ?? {});
  const form = useForm({ describe });
  const [save] = useConfigSaveIdentityMutation();
  const notify = useToast();
  const values = { ...saved, ...changes };
  const changedGroups = changed(saved, values);
  const isChanged = changedGroups.size > 0;
  const release = useKeptDraft(DRAFT, isChanged ? { changes } : null);

  return {
    ...form,
    values,
    /** The typed issuer, normalized as it will be stored. */
    storedIssuer: normalizeIssuer(values.emisor),
    isChanged,
    deliveryChanged: changedGroups.has('envio'),
    /** True while the form has changes and nothing was saved since it began with an unsaved draft on this device. */
    recovered: recovered !== null && isChanged,
    release,
    /** Applies `change` and clears the errors of all fields whose names begin with `field`. */
    write(field: string, change: Changes) {
      setChanges((previous) => ({ ...previous, ...change }));
      form.clear(field);
    },
    /** On blur: checks the field unless it is empty. */
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
    /** Sends only the changed fields. */
    async submit(): Promise<void> {
      const faults = validate(values);
      if (!isChanged && Object.keys(faults).length === 0) {
        form.reset();
        return notify(TEXTS.unchanged, 'info');
      }
      const answer = await form.submit(faults, () => save(toRequestBody(saved, values)));
      if (!answer) return;
      setChanges((previous) => unsaved(previous, values));
      setRecovered(null);
      notify(answer.avisos.length > 0 ? TEXTS.savedWithNotices : TEXTS.saved);
    },
  };
}

export type IdentityForm = ReturnType<typeof useIdentityForm>;
