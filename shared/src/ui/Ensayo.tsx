import { Activity, createContext, type ReactNode, useEffect, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Whether what is drawn is a rehearsal: it stays where it is put, and not at the end of the page. */
export const EnEnsayo = createContext(false);

interface PropsEnsayo {
  /** What is rehearsed, among all that the section rehearses. */
  de: string;
  children: ReactNode;
}

/** What was drawn beforehand lasts as long as the document, whoever comes and goes in it. */
const ensayados = new Set<string>();

/**
 * Draws `children` once in the life of the document, outside of it, when the page has nothing else to do, and forgets them: what somebody opens a moment later has
 * had its code compiled, its styles written and its letters measured. Nothing of it is seen, asks for data or takes the focus, for effects don't run. A browser that can't tell
 * when it has nothing to do goes without.
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
 * Has the browser choose the styles, fonts and places of all in `lugar`, which it remembers. In the page for as long as this takes and not painted: nobody finds it
 * there. What it has isn't hidden meanwhile (React hides the children of what isn't shown), for nothing of what is hidden has a place.
 */
function acomodar(lugar: HTMLElement): void {
  for (const hijo of lugar.children) if (hijo instanceof HTMLElement) hijo.style.removeProperty('display');
  lugar.style.cssText = 'position: fixed; inset: 0; contain: strict; visibility: hidden';
  document.body.append(lugar);
  lugar.getBoundingClientRect();
  lugar.remove();
}

/** Of what isn't shown, the only effects that run are those that write styles. */
function Final({ onDibujado }: { onDibujado(): void }) {
  useInsertionEffect(() => {
    const reloj = setTimeout(onDibujado);
    return () => clearTimeout(reloj);
  });
  return null;
}
