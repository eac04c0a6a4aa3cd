import { useToast } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { PasswordDialogProps } from './PasswordDialog';
import { TEXTS } from './texts';

/** Dialog to change one's own password, downloaded when it is first opened. */
export function usePasswordDialog({ usuario: user }: User): { open: () => Promise<void>; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<ComponentType<PasswordDialogProps> | null>(null);
  const toast = useToast();

  const open = async () => {
    try {
      const { PasswordDialog } = await import('./PasswordDialog');
      setDialog(() => PasswordDialog);
    } catch {
      toast(TEXTS.notOpened, 'error');
    }
  };
  return { open, dialog: Dialog && <Dialog usuario={user} onClose={() => setDialog(null)} /> };
}
