import { useToast, useUsuario } from '@lavanda/shared';
import type { Identidad } from '@lavanda/shared/contract/tenant';
import { readDraft, useKeptDraft } from '@lavanda/shared/ui/form/draft';
import { useForm } from '@lavanda/shared/ui/form/useForm';
import { useMemo, useState } from 'react';
import { useConfigIdentidadGuardarMutation } from '../endpoints';
import { TEXTOS } from '../textos';
import { type Borrador, borradorDe, cambiados, cuerpoDe } from './borrador';
import { validar } from './validar';

const DRAFT = 'lavanda:identidad';

type Changes = Partial<Borrador>;

const describe = (detail: string, atField: boolean) => (atField ? TEXTOS.revisa : TEXTOS.noSeGuardo)(detail);

/** `sent` is saved: what was typed after sending it stays. */
function unsaved(changes: Changes, sent: Borrador): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([field, value]) => sent[field as keyof Borrador] !== value));
}

/**
 * The form of the identity: what was typed over what is saved, what is wrong with it, and its save. Only touched fields
 * are kept, so a picture that is saved meanwhile, or an answer of the server, never takes away what is being typed.
 */
export function useIdentityForm(identidad: Identidad) {
  const { _id: usuario } = useUsuario();
  // Reading the identity gives each band a new key, so it is read once.
  const saved = useMemo(() => borradorDe(identidad), [identidad]);
  const [recovered] = useState(() => readDraft<{ cambios: Changes }>(DRAFT, usuario, ['cambios']));
  const [changes, setChanges] = useState<Changes>(recovered?.cambios ?? {});
  const form = useForm({ describe });
  const [save] = useConfigIdentidadGuardarMutation();
  const avisar = useToast();
  const values = { ...saved, ...changes };
  const changedGroups = cambiados(saved, values);
  const changed = changedGroups.size > 0;
  const release = useKeptDraft(DRAFT, changed ? { cambios: changes } : null);

  return {
    ...form,
    values,
    changed,
    deliveryChanged: changedGroups.has('envio'),
    /** The changes were kept from before: what the page shows wasn't saved. */
    recovered: recovered !== null && changed,
    release,
    /** Writes `change`; the errors of the fields that begin with `field` are cleared. */
    write(field: string, change: Changes) {
      setChanges((previous) => ({ ...previous, ...change }));
      form.clear(field);
    },
    /** A field is left: if something is typed in it, it is checked. */
    leave(field: string, text: string) {
      const message = text.trim() === '' ? undefined : validar(values)[field];
      if (message) form.mark(field, message);
    },
    cancel() {
      if (form.saving) return;
      form.reset();
      if (!changed) return avisar(TEXTOS.sinCambios, 'info');
      setChanges({});
      avisar(TEXTOS.descartado, 'info', { texto: TEXTOS.deshacer, hacer: () => setChanges(changes) });
    },
    /** Sends what changed. */
    async submit(): Promise<void> {
      const faults = validar(values);
      if (!changed && Object.keys(faults).length === 0) {
        form.reset();
        return avisar(TEXTOS.sinCambios, 'info');
      }
      const answer = await form.submit(faults, () => save(cuerpoDe(saved, values)));
      if (!answer) return;
      setChanges((previous) => unsaved(previous, values));
      avisar(answer.avisos.length > 0 ? TEXTOS.guardadoConAvisos : TEXTOS.guardado);
    },
  };
}

export type IdentityForm = ReturnType<typeof useIdentityForm>;
