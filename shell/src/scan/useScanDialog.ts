import { useToast } from '@lavanda/shared';
import { type ComponentType, useState } from 'react';
import type { ScanDialogProps } from './ScanDialog';
import { TEXTS as T } from './texts';

/** The dialog of 'Escanear', which is loaded when it is first needed. */
export function useScanDialog() {
  /** The open dialog's state; null while it is closed. `scanCount` grows with each `show`, which starts the search over. */
  const [asked, setAsked] = useState<{ code: string; scanCount: number; camera: boolean } | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<ScanDialogProps> | null>(null);
  const toast = useToast();

  const show = async (code: string, camera = false) => {
    setAsked((before) => ({ code, scanCount: (before?.scanCount ?? 0) + 1, camera }));
    if (Dialog) return;
    try {
      const { ScanDialog } = await import(/* webpackChunkName: "escanear" */ './ScanDialog');
      setDialog(() => ScanDialog);
    } catch {
      setAsked(null);
      toast(T.notOpened, 'error');
    }
  };
  return { Dialog, asked, show, hide: () => setAsked(null) };
}
