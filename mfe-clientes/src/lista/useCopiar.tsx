import { useToast } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import { type ReactNode, useState } from 'react';
import { TEXTOS } from '../textos';
import DialogoCopiar from './DialogoCopiar';
import { datosParaCopiar } from './datosParaCopiar';
import { copiarAlPortapapeles } from './portapapeles';

/** 'Copiar datos': `copiar(cliente)`, and the dialog that takes over when the clipboard refuses. */
export function useCopiar(): { copiar(cliente: Cliente): void; dialogo: ReactNode } {
  const [aMano, setAMano] = useState<string | null>(null);
  const avisar = useToast();

  const copiar = async (cliente: Cliente) => {
    const texto = datosParaCopiar(cliente);
    if (await copiarAlPortapapeles(texto)) avisar(TEXTOS.copiar.copiados);
    else setAMano(texto);
  };

  return { copiar, dialogo: aMano !== null && <DialogoCopiar texto={aMano} onCerrar={() => setAMano(null)} /> };
}
