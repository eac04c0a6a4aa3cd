import { fastTap } from '@lavanda/shared/ui/fields/fastTap';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { remoteLoader } from '../federation/loader/pageLoader';
import { type NavLink, sectionOf } from '../sections/sections';

/** Link to a section, marked when that section is open. Hover or focus preloads the section's code. */
export function SectionLink({ link: { section, path }, children }: { link: NavLink; children: ReactNode }) {
  const opened = sectionOf(useLocation().pathname) === section;
  const preload = () => void remoteLoader.preload(section);
  return (
    <Link to={path} aria-current={opened ? 'page' : undefined} onPointerEnter={preload} onFocus={preload} {...fastTap}>
      {children}
    </Link>
  );
}
