import { Activity, createContext, type ReactNode, useEffect, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Whether a dialog is being prerendered: it stays where it is put instead of going to the end of the page. */
export const InPrerender = createContext(false);

interface IdlePrerenderProps {
  /** Names what is prerendered: once per document, whoever mounts it. */
  of: string;
  children: ReactNode;
}

const rehearsed = new Set<string>();

/**
 * Renders `children` once while the page is idle and throws them away, so that opening them later finds their code
 * compiled, their styles written and their fonts measured. They are never seen, and their effects never run: they ask
 * for no data and take no focus. A browser without `requestIdleCallback` skips it.
 */
export default function IdlePrerender({ of, children }: IdlePrerenderProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (rehearsed.has(of) || !('requestIdleCallback' in globalThis)) return;
    const toast = requestIdleCallback(() => {
      rehearsed.add(of);
      setPlace(document.createElement('div'));
    });
    return () => cancelIdleCallback(toast);
  }, [of]);

  if (!place) return null;
  return createPortal(
    <InPrerender value>
      <Activity mode="hidden">
        {children}
        <Final
          onDrawn={() => {
            adjust(place);
            setPlace(null);
          }}
        />
      </Activity>
    </InPrerender>,
    place,
  );
}

/**
 * Lays `lugar` out once, unpainted, within one task. React gives the children of a hidden Activity `display: none`,
 * which is taken off for it: what isn't displayed has no layout.
 */
function adjust(place: HTMLElement): void {
  for (const child of place.children) if (child instanceof HTMLElement) child.style.removeProperty('display');
  place.style.cssText = 'position: fixed; inset: 0; contain: strict; visibility: hidden';
  document.body.append(place);
  place.getBoundingClientRect();
  place.remove();
}

/** Tells when the hidden children are in the DOM: insertion effects are the only ones that run in a hidden Activity. */
function Final({ onDrawn }: { onDrawn(): void }) {
  useInsertionEffect(() => {
    const clock = setTimeout(onDrawn);
    return () => clearTimeout(clock);
  });
  return null;
}
