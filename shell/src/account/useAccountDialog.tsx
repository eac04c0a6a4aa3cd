import { useToast } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import { type ComponentType, type ReactNode, useState } from 'react';
import { TEXTS } from './texts';

export interface AccountDialogProps {
  usuario: User;
  onClose: () => void;
}

/** A dialog of the account menu, downloaded when it is first opened. */
export function useAccountDialog(
  user: User,
  load: () => Promise<ComponentType<AccountDialogProps>>,
): { open: () => Promise<void>; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<ComponentType<AccountDialogProps> | null>(null);
  const toast = useToast();
  const open = async () => {
    try {
      const Loaded = await load();
      setDialog(() => Loaded);
    } catch {
      toast(TEXTS.notOpened, 'error');
    }
  };
  return { open, dialog: Dialog && <Dialog usuario={user} onClose={() => setDialog(null)} /> };
}
