import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const VIEWS = ['lista', 'tablero'] as const;
export type View = (typeof VIEWS)[number];

const KEY = 'lavanda:activos:vista';

const isView = (text: string | null): text is View => VIEWS.some((view) => view === text);

/** The view that was last chosen on this device; null without a stored one, or when the browser blocks storage. */
function remembered(): View | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isView(kept) ? kept : null;
  } catch {
    return null;
  }
}

function remember(view: View): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // Without storage, the choice isn't remembered.
  }
}

/** The view of Activos and its setter: the view in the URL, else the one last chosen on this device, else 'lista'. */
export function useView(): [View, (view: View) => void] {
  const [address, setAddress] = useSearchParams();
  const [kept, setKept] = useState(remembered);
  const inAddress = address.get('vista');
  function set(view: View) {
    remember(view);
    setKept(view);
    setAddress(
      (parts) => {
        parts.set('vista', view);
        if (view === 'lista') parts.delete('vista');
        return parts;
      },
      { replace: true },
    );
  }
  return [isView(inAddress) ? inAddress : (kept ?? 'lista'), set];
}
