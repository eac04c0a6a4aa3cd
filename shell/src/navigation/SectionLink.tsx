import { fastTap } from '@lavanda/shared/ui/fields/fastTap';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { remoteLoader } from '../federation/loader/pageLoader';
import { type NavLink, sectionOf } from '../sections/sections';

/** A link to a section: marked while the section is open; its code is fetched as soon as the pointer or the focus reaches the link. */
export function SectionLink({ link: { section, path }, children }: { link: NavLink; children: ReactNode }) {
  const opened = sectionOf(useLocation().pathname) === section;
  const preload = () => void remoteLoader.preload(section);
  return (
    <Link to={path} aria-current={opened ? 'page' : undefined} onPointerEnter={preload} onFocus={preload} {...fastTap}>
      {children}
    </Link>
  );
}
