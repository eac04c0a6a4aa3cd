import { useEffect, useRef } from 'react';
import { seccionDe } from '../sections/secciones';
import { llevarFocoAlTitulo } from './llevarFocoAlTitulo';

/** On a change of section the focus goes to its h1 (UI guide 7), unless the user has put it somewhere in the page already. */
export function useFocoEnTitulo(pathname: string): void {
  const seccion = seccionDe(pathname);
  const anterior = useRef(seccion);

  useEffect(() => {
    if (anterior.current === seccion) return;
    anterior.current = seccion;
    const pagina = document.querySelector('main');
    return pagina ? llevarFocoAlTitulo(pagina) : undefined;
  }, [seccion]);
}
