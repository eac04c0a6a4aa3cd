import { useToast } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { type ReactNode, useState } from 'react';
import { TEXTS } from '../texts';
import CopyDialog from './CopyDialog';
import { copyToClipboard } from './clipboard';
import { copyText } from './copyText';

/** For 'Copiar datos': `copy`, and the dialog to render when the browser refuses to write to the clipboard. */
export function useCopy(): { copy(cliente: Cliente): void; dialog: ReactNode } {
  const [byHand, setByHand] = useState<string | null>(null);
  const notify = useToast();

  const copy = async (cliente: Cliente) => {
    const text = copyText(cliente);
    if (await copyToClipboard(text)) notify(TEXTS.copy.copied);
    else setByHand(text);
  };

  return { copy, dialog: byHand !== null && <CopyDialog text={byHand} onClose={() => setByHand(null)} /> };
}
