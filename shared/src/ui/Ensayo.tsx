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
 * had its code compiled and its styles written. Nothing of it is in the page, asks for data or takes the focus, for effects don't run. A browser that can't tell
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
        <Final onDibujado={() => setLugar(null)} />
      </Activity>
    </EnEnsayo>,
    lugar,
  );
}

/** Of what isn't shown, the only effects that run are those that write styles. */
function Final({ onDibujado }: { onDibujado(): void }) {
  useInsertionEffect(() => {
    const reloj = setTimeout(onDibujado);
    return () => clearTimeout(reloj);
  });
  return null;
}
