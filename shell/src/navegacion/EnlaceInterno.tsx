import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { createPath } from 'react-router-dom';
import { adelanto } from '../remotos/adelanto';
import { useRouter } from './useRouter';

interface PropsEnlace extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** An absolute path of the app. */
  ruta: string;
}

/** A link of the frame to a place of the app, as react-router's `Link`, but drawn again only when what it shows changes. A click that asks for a new tab stays the browser's. */
export function EnlaceInterno({ ruta, ...mas }: PropsEnlace) {
  const router = useRouter();
  const ir = (evento: MouseEvent) => {
    const aparte = evento.button !== 0 || evento.metaKey || evento.ctrlKey || evento.shiftKey || evento.altKey;
    if (aparte || evento.defaultPrevented) return;
    evento.preventDefault();
    // Where the page is already, another entry of the history would be one that goes back to the same place.
    const navegar = () => void router.navigate(ruta, { replace: createPath(router.state.location) === ruta });
    adelanto.ir(ruta, navegar);
  };
  return <a {...mas} href={ruta} onClick={ir} />;
}
