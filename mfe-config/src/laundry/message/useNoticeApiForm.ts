import { useToast } from '@lavanda/shared';
import type { NoticeApi } from '@lavanda/shared/contract/schemas/tenant';
import { normalizeNoticeApi, noticeApiErrors } from '@lavanda/shared/domain/noticeApi';
import { oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useConfigSaveNoticeApiMutation } from './endpoints';
import { NOTICE_API_TEXTS as T } from './texts';

/** The form of the laundry's WhatsApp account. An empty token keeps the stored one. */
export function useNoticeApiForm(account: NoticeApi, onSaved: () => void) {
  const { token_final: ending, ...stored } = account;
  const [values, setValues] = useState({ token: '', ...stored });
  const [save] = useConfigSaveNoticeApiMutation();
  const form = useForm({ fieldOf: oneOf(['token', 'telefono_id', 'plantilla', 'idioma']) });
  const toast = useToast();

  function write(field: keyof typeof values, text: string) {
    setValues((previous) => ({ ...previous, [field]: text }));
    form.clear(field);
  }

  async function send() {
    const { token, ...rest } = values;
    const sent = normalizeNoticeApi(token.trim() === '' && ending !== null ? rest : values);
    const errors = Object.fromEntries(noticeApiErrors(sent).map(({ campo: field, mensaje: message }) => [field, message]));
    if (!(await form.submit(errors, () => save(sent)))) return;
    toast(T.saved);
    onSaved();
  }

  return { ...form, values, write, send };
}
