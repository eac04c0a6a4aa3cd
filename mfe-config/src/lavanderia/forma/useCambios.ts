import { useUsuario } from '@lavanda/shared';
import type { Identidad } from '@lavanda/shared/contract/tenant';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Borrador, borradorDe, cambiados } from './borrador';
import { guardarRescate, leerRescate, olvidarRescate } from './rescate';

type Cambios = Partial<Borrador>;

/**
 * What was typed over the saved identity. Only touched fields are kept, so a picture that is saved meanwhile, or an answer of
 * the server, never takes away what is being typed.
 */
export function useCambios(identidad: Identidad) {
  const { _id: usuario } = useUsuario();
  // Reading the identity gives each band a new key, so it is read once.
  const base = useMemo(() => borradorDe(identidad), [identidad]);
  const [rescate] = useState(() => leerRescate(usuario));
  const [cambios, setCambios] = useState<Cambios>(rescate ?? {});
  const visto = { ...base, ...cambios };
  const hay = cambiados(base, visto).size > 0;

  const pendiente = useRef<(() => void) | null>(null);
  useEffect(() => {
    pendiente.current = hay ? () => guardarRescate({ usuario, cambios }) : null;
  }, [hay, usuario, cambios]);
  useEffect(() => {
    olvidarRescate();
    return () => pendiente.current?.();
  }, []);

  return {
    base,
    visto,
    hay,
    /** The changes were kept from before: what the page shows wasn't saved. */
    rescatado: rescate !== null && hay,
    poner: (cambio: Cambios) => setCambios((previos) => ({ ...previos, ...cambio })),
    /** Gives the changes up; answers how to have them back. */
    descartar: () => {
      setCambios({});
      return () => setCambios(cambios);
    },
    /** `enviado` is saved: what was typed after sending it stays. */
    alGuardar: (enviado: Borrador) =>
      setCambios((previos) =>
        Object.fromEntries(Object.entries(previos).filter(([campo, valor]) => enviado[campo as keyof Borrador] !== valor)),
      ),
    /** The page goes away on purpose: nothing is kept. */
    soltar: () => {
      pendiente.current = null;
    },
  };
}
