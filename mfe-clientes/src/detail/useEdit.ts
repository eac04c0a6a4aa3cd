import { useCurrentUser } from '@lavanda/shared';
import { readDraft, useKeptDraft } from '@lavanda/shared/ui/form/draft';
import type { Faults } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { TEXTS } from '../texts';
import { currentCliente, merge } from './conflict';
import { areEqual, BLANK, type Draft, draftOf } from './draft';

const T = TEXTS.detail;

/** An edit in progress: the values that it is based on, its current values, and the version of the former. */
interface Edit {
  from: Draft;
  now: Draft;
  /** Version of the stored cliente that the edit is based on; undefined for a new cliente. */
  version?: number | undefined;
}

const draftKey = (id: string) => `lavanda:cliente:${id}`;

/** Takes the place of the id in the storage key of a new cliente's draft. */
const NEW = 'registrar';

function readEdit(id: string, user: string) {
  const stored = readDraft<Edit & { id: string }>(draftKey(id), user, ['id', 'from', 'now']);
  // A draft stored by an earlier version of the app may lack a field.
  return stored && { ...stored, from: { ...BLANK, ...stored.from }, now: { ...BLANK, ...stored.now } };
}

/** Id of the new cliente in the stored draft; undefined without a draft. */
export function recoveredId(user: string): string | undefined {
  return readEdit(NEW, user)?.id;
}

/** The edit in progress of a cliente, which the device keeps if the form unmounts with changes; `edit` is null in view mode. */
export function useEdit(id: string, saved: Draft | null, version?: number) {
  const key = saved ? id : NEW;
  const { _id: user } = useCurrentUser();
  const [recovered] = useState(() => readEdit(key, user));
  const [edit, setEdit] = useState<Edit | null>(recovered ?? (saved ? null : { from: BLANK, now: BLANK }));
  const changed = edit !== null && !areEqual(edit.from, edit.now);
  const values = edit?.now ?? saved ?? BLANK;
  const release = useKeptDraft(draftKey(key), changed ? { id, ...edit } : null);

  function change(some: Partial<Draft>) {
    setEdit((previous) => {
      const { from, now, version: since } = previous ?? { from: saved ?? BLANK, now: saved ?? BLANK, version };
      return { from, now: { ...now, ...some }, version: since };
    });
  }

  /**
   * After a version conflict, merges the user's changes into the other person's save, for the user to review and save.
   * @returns the messages to show; null for any other error
   */
  function rebase(error: unknown): Faults | null {
    const current = currentCliente(error);
    if (!current) return null;
    const theirs = draftOf(current);
    const { now, clash } = merge(theirs, edit?.from ?? theirs, values);
    setEdit({ from: theirs, now, version: current.version });
    return {
      failure: T.conflict,
      errors: Object.fromEntries(clash.map((field) => [field, T.otherSet(theirs[field])])),
    };
  }

  return {
    edit,
    setEdit,
    change,
    changed,
    release,
    recovered: recovered !== null,
    values,
    rebase,
  };
}
