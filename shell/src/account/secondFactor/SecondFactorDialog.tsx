import type { Passkey } from '@lavanda/shared/contract/schemas/passkeys';
import { useState } from 'react';
import type { AccountDialogProps } from '../useAccountDialog';
import { useSessionSecondFactorQuery } from './api';
import { CodesDialog } from './CodesDialog';
import { AddPasskeyDialog } from './passkeys/AddPasskeyDialog';
import { useSessionPasskeysQuery } from './passkeys/api';
import { PasskeyList } from './passkeys/PasskeyList';
import { RemovePasskeyDialog } from './passkeys/RemovePasskeyDialog';

/** A dialog that replaces the dialog of the second factor until it is closed. */
type Detour = { type: 'add' } | { type: 'remove'; passkey: Passkey };

/** The user's own second factor: passkeys and codes. */
export function SecondFactorDialog({ usuario: user, onClose }: AccountDialogProps) {
  const state = useSessionSecondFactorQuery();
  const passkeys = useSessionPasskeysQuery();
  const [detour, setDetour] = useState<Detour | null>(null);
  const hasApplication = state.data?.activo ?? false;

  const comeBack = (changed: boolean) => {
    setDetour(null);
    if (!changed) return;
    void passkeys.refetch();
    void state.refetch();
  };

  if (detour?.type === 'add') {
    const isFirst = !hasApplication && passkeys.data?.llaves.length === 0;
    return <AddPasskeyDialog device={passkeys.data?.dispositivo ?? ''} first={isFirst} onClose={comeBack} />;
  }
  if (detour?.type === 'remove')
    return <RemovePasskeyDialog passkey={detour.passkey} hasApplication={hasApplication} onClose={comeBack} />;
  return (
    <CodesDialog
      state={state}
      passkeys={
        <PasskeyList
          list={passkeys}
          zone={user.sucursalData.zona_horaria}
          recoveryCodes={hasApplication ? null : (state.data?.codigosRestantes ?? null)}
          onAdd={() => setDetour({ type: 'add' })}
          onRemove={(passkey) => setDetour({ type: 'remove', passkey })}
        />
      }
      onClose={onClose}
    />
  );
}
