import { Activity, createContext, type ReactNode, useEffect, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** True while prerendering: dialogs then render in place instead of in a portal. */
export const InPrerender = createContext(false);

interface IdlePrerenderProps {
  /** Name of the prerendered content; each name is prerendered once per document. */
  of: string;
  children: ReactNode;
}

const prerendered = new Set<string>();

/**
 * Renders `children` once, invisibly and without effects, while the page is idle, and discards them. Opening them later is then
 * faster, because their code is compiled and their fonts are measured. Needs `requestIdleCallback`.
 */
export default function IdlePrerender({ of, children }: IdlePrerenderProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (prerendered.has(of) || !('requestIdleCallback' in globalThis)) return;
    const handle = requestIdleCallback(() => {
      prerendered.add(of);
      setPlace(document.createElement('div'));
    });
    return () => cancelIdleCallback(handle);
  }, [of]);

  if (!place) return null;
  return createPortal(
    <InPrerender value>
      <Activity mode="hidden">
        {children}
        <ReportDrawn
          onDrawn={() => {
            layOut(place);
            setPlace(null);
          }}
        />
      </Activity>
    </InPrerender>,
    place,
  );
}

/**
 * Lays out `place` without painting it. React hides the children with `display: none`, which would prevent the layout, so that
 * style is removed.
 */
function layOut(place: HTMLElement): void {
  for (const child of place.children) if (child instanceof HTMLElement) child.style.removeProperty('display');
  place.style.cssText = 'position: fixed; inset: 0; contain: strict; visibility: hidden';
  document.body.append(place);
  place.getBoundingClientRect();
  place.remove();
}

/** Reports that the hidden children are in the DOM. It uses an insertion effect, the only kind that runs in a hidden Activity. */
function ReportDrawn({ onDrawn }: { onDrawn(): void }) {
  useInsertionEffect(() => {
    const timer = setTimeout(onDrawn);
    return () => clearTimeout(timer);
  });
  return null;
}
