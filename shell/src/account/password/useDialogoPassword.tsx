import { useToast } from '@lavanda/shared';
import type { Usuario } from '@lavanda/shared/contract/auth';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { PropsDialogoPassword } from './DialogoPassword';
import { TEXTOS } from './textos';

/** The dialog to change one's own password, downloaded when it is first asked for. */
export function useDialogoPassword({ usuario }: Usuario): { abrir: () => Promise<void>; dialogo: ReactNode } {
  const [Dialogo, setDialogo] = useState<ComponentType<PropsDialogoPassword> | null>(null);
  const toast = useToast();

  const abrir = async () => {
    try {
      const { DialogoPassword } = await import('./DialogoPassword');
      setDialogo(() => DialogoPassword);
    } catch {
      toast(TEXTOS.sinAbrir, 'error');
    }
  };
  return { abrir, dialogo: Dialogo && <Dialogo usuario={usuario} onCerrar={() => setDialogo(null)} /> };
}
