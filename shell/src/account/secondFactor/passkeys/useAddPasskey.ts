import { useToast } from '@lavanda/shared';
import { useState } from 'react';
import { failuresOf } from '../failuresOf';
import { useSessionAddPasskeyMutation, useSessionPreparePasskeyMutation } from './api';
import { createPasskey, PasskeyError } from './createPasskey';
import { TEXTS } from './texts';

/**
 * State of the form for a new passkey: the typed name and password, and the submit, in which the browser makes the passkey.
 * @param onAdded called when the passkey is added and brought no recovery codes
 */
export function useAddPasskey(device: string, onAdded: () => void) {
  const [name, setName] = useState(device || TEXTS.defaultName);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [prepare] = useSessionPreparePasskeyMutation();
  const [add] = useSessionAddPasskeyMutation();
  const toast = useToast();

  const run = async () => {
    const { opciones: options } = await prepare({ password }).unwrap();
    const credential = await createPasskey(options);
    const { codigos: recovery } = await add({ nombre: name.trim(), respuesta: credential }).unwrap();
    toast(TEXTS.added);
    if (recovery.length > 0) setCodes(recovery);
    else onAdded();
  };
  const send = async () => {
    const missing = {
      ...(name.trim() === '' && { nombre: TEXTS.missing }),
      ...(password === '' && { password: TEXTS.missing }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      await run();
    } catch (error) {
      setErrors(error instanceof PasskeyError ? { alert: error.message } : failuresOf(error));
    }
    setBusy(false);
  };

  return { name, setName, password, setPassword, errors, busy, codes, send };
}
