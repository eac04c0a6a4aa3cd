import { type ApiError, type AppDispatch, api, errorFromResponse, errorMessage, useToast } from '@lavanda/shared';
import type { Corte } from '@lavanda/shared/contract/schemas/cortes';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { CORTE_TEXTS as T } from '../texts';
import { pdfPath } from './paths';

/** URL that opens WhatsApp with a message; the user then chooses the chat. */
const chatUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Whether the device can pass a file to another app, such as WhatsApp. */
function sharesFiles(): boolean {
  const sample = new File([''], 'corte.pdf', { type: 'application/pdf' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
}

/** Fetches the corte's PDF. @returns the file; the server's error; or null when no whole answer arrived */
async function readPdf({ _id: id, numero: number }: Corte): Promise<File | ApiError | null> {
  try {
    const response = await fetch(pdfPath(id), { credentials: 'same-origin' });
    if (!response.ok) return errorFromResponse(response.status, await response.json().catch(() => ({})));
    return new File([await response.blob()], `corte-${number}.pdf`, { type: 'application/pdf' });
  } catch {
    return null;
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/**
 * Shares a corte: its PDF through the device's share menu or, where files can't be shared, its text in WhatsApp. The PDF is
 * kept: if the device refuses to share because the PDF took too long, another tap shares it at once.
 */
export function useCorteSharing(corte: Corte, message: string) {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();
  const [sharing, setSharing] = useState(false);
  const pdf = useRef<File | null>(null);

  async function shareFile(file: File) {
    try {
      await navigator.share({ files: [file], title: T.title(corte.numero), text: message });
    } catch (error) {
      if (nameOf(error) === 'NotAllowedError') toast(T.shareAgain);
      // AbortError: the user closed the share menu.
      else if (nameOf(error) !== 'AbortError') toast(T.notShared(T.notMade), 'error');
    }
  }

  async function share() {
    if (!sharesFiles()) {
      window.open(chatUrl(message), '_blank', 'noopener,noreferrer');
      return;
    }
    if (pdf.current) return shareFile(pdf.current);
    setSharing(true);
    const made = await readPdf(corte);
    setSharing(false);
    if (!(made instanceof File)) {
      toast(T.notShared(made === null ? T.notMade : errorMessage(made)), 'error');
      // A 401 means that the session ended; refetching it makes the shell ask for sign-in.
      if (made?.status === 401) dispatch(api.util.invalidateTags(['Sesion']));
      return;
    }
    pdf.current = made;
    await shareFile(made);
  }

  return { share, sharing };
}
