import { useEffect, useRef } from 'react';
import { sectionOf } from '../sections/sections';
import { moveFocusToTitle } from './moveFocusToTitle';

/** On a change of section the focus goes to its h1 (UI guide 7), unless the user has put it somewhere in the page already. */
export function useTitleFocus(pathname: string): void {
  const section = sectionOf(pathname);
  const anterior = useRef(section);

  useEffect(() => {
    if (anterior.current === section) return;
    anterior.current = section;
    const page = document.querySelector('main');
    return page ? moveFocusToTitle(page) : undefined;
  }, [section]);
}
