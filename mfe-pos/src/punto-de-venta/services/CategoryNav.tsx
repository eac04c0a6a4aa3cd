import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useState } from 'react';
import { TEXTS } from '../texts';

interface CategoryNavProps {
  names: readonly string[];
  /** Element whose `section[data-category]` children are tracked while scrolling. */
  list: RefObject<HTMLElement | null>;
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& button': {
    minHeight: 44,
    padding: '0 14px',
    border: 0,
    borderRadius: theme.radii.full,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    fontSize: 14,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[aria-current]': { backgroundColor: theme.vars.palette.primary.light, color: theme.vars.palette.primary.text },
    '@media (forced-colors: active)': {
      '&[aria-current]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    },
  },
}));

/** The category at the top of the list: the first section that ends below the sticky search; undefined if none does. */
function categoryInView(sections: Iterable<HTMLElement>, edge: number): string | undefined {
  for (const section of sections) {
    if (section.getBoundingClientRect().bottom > edge + 60) return section.dataset.category;
  }
  return undefined;
}

/** Jumps to a category and marks the visible one. The page scrolls on phones, the list elsewhere. */
export default function CategoryNav({ names, list }: CategoryNavProps) {
  const [current, setCurrent] = useState(names[0]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const edge = Math.max(element.getBoundingClientRect().top, 120);
      setCurrent(categoryInView(element.querySelectorAll<HTMLElement>('section[data-category]'), edge));
    };
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('scroll', look);
    };
  }, [list]);

  function go(name: string) {
    setCurrent(name);
    const sections = list.current?.querySelectorAll<HTMLElement>('section[data-category]') ?? [];
    [...sections].find((section) => section.dataset.category === name)?.scrollIntoView({ block: 'start' });
  }

  const marked = current !== undefined && names.includes(current) ? current : names[0];
  return (
    <Bar aria-label={TEXTS.categories}>
      {names.map((name) => (
        <button key={name} type="button" aria-current={name === marked ? 'true' : undefined} onClick={() => go(name)}>
          {name}
        </button>
      ))}
    </Bar>
  );
}
