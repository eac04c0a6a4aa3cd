import { Activity, createContext, type ReactNode, useEffect, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Whether a dialog is being prerendered: it stays where it is put instead of going to the end of the page. */
export const EnEnsayo = createContext(false);

interface PropsEnsayo {
  /** Names what is prerendered: once per document, whoever mounts it. */
  de: string;
  children: ReactNode;
}

const ensayados = new Set<string>();

/**
 * Renders `children` once while the page is idle and throws them away, so that opening them later finds their code
 * compiled, their styles written and their fonts measured. They are never seen, and their effects never run: they ask
 * for no data and take no focus. A browser without `requestIdleCallback` skips it.
 */
export default function Ensayo({ de, children }: PropsEnsayo) {
  const [lugar, setLugar] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (ensayados.has(de) || !('requestIdleCallback' in globalThis)) return;
    const aviso = requestIdleCallback(() => {
      ensayados.add(de);
      setLugar(document.createElement('div'));
    });
    return () => cancelIdleCallback(aviso);
  }, [de]);

  if (!lugar) return null;
  return createPortal(
    <EnEnsayo value>
      <Activity mode="hidden">
        {children}
        <Final
          onDibujado={() => {
            acomodar(lugar);
            setLugar(null);
          }}
        />
      </Activity>
    </EnEnsayo>,
    lugar,
  );
}

/**
 * Lays `lugar` out once, unpainted, within one task. React gives the children of a hidden Activity `display: none`,
 * which is taken off for it: what isn't displayed has no layout.
 */
function acomodar(lugar: HTMLElement): void {
  for (const hijo of lugar.children) if (hijo instanceof HTMLElement) hijo.style.removeProperty('display');
  lugar.style.cssText = 'position: fixed; inset: 0; contain: strict; visibility: hidden';
  document.body.append(lugar);
  lugar.getBoundingClientRect();
  lugar.remove();
}

/** Tells when the hidden children are in the DOM: insertion effects are the only ones that run in a hidden Activity. */
function Final({ onDibujado }: { onDibujado(): void }) {
  useInsertionEffect(() => {
    const reloj = setTimeout(onDibujado);
    return () => clearTimeout(reloj);
  });
  return null;
}
