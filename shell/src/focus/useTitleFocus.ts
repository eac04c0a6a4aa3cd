import { useEffect, useRef } from 'react';
import { sectionOf } from '../sections/sections';
import { moveFocusToTitle } from './moveFocusToTitle';

/** On a change of section, focuses its h1 (UI guide 7), unless the user already focused something in the page. */
export function useTitleFocus(pathname: string): void {
  const section = sectionOf(pathname);
  const previous = useRef(section);

  useEffect(() => {
    if (previous.current === section) return;
    previous.current = section;
    const page = document.querySelector('main');
    return page ? moveFocusToTitle(page) : undefined;
  }, [section]);
}
