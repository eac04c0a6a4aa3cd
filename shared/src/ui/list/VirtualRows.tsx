import { styled } from '@mui/material/styles';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, Fragment, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { handleRowKey, rowIndexOf } from './rowKeyboard.ts';
import { rowsToRender } from './rowsToRender.ts';
import { usePrinting } from './usePrinting.ts';

/** Rows rendered beyond the visible ones, for Tab and fast scrolling. */
const OVERSCAN = 8;

interface VirtualRowsProps {
  as: 'ul' | 'tbody';
  /** Number of rows in the list. */
  count: number;
  /** Height of every row, px. */
  rowHeight: number;
  /** Number of rows before the last one that already count as the end of the list. */
  endMargin?: number;
  'aria-label'?: string;
  'aria-busy'?: boolean;
  /** Called after every render while the end of the list is in sight. */
  onEndReached(): void;
  onClick?(event: MouseEvent): void;
  /** Draws a row: its element needs `data-index` and an offset of `top` px. */
  children(index: number, top: number): ReactNode;
}

/**
 * Virtualized rows of a list that scrolls with the page. The focused row and its neighbours are always rendered, so that
 * scrolling keeps the focus and the arrow keys find the next row. Printing renders all rows.
 */
export default function VirtualRows({ as, count, rowHeight, endMargin = 0, onEndReached, children, ...rest }: VirtualRowsProps) {
  const body = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const printing = usePrinting();
  const virtualizer = useWindowVirtualizer({
    count,
    scrollMargin,
    overscan: OVERSCAN,
    estimateSize: () => rowHeight,
    rangeExtractor: (range) => rowsToRender(range, focused, printing),
    // The virtualizer must not scroll the page: useScrollRestore does.
    scrollToFn: () => {},
  });
  const rows = virtualizer.getVirtualItems();
  const lastInSight = virtualizer.range?.endIndex ?? -1;
  const atEnd = count > 0 && lastInSight >= count - 1 - endMargin;

  // Measured after every render, because any render may change the height of the content above the list.
  useLayoutEffect(() => {
    if (body.current) setScrollMargin(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  });
  useEffect(() => {
    if (atEnd) onEndReached();
  });

  return (
    <Body
      {...rest}
      as={as}
      ref={body}
      style={{ height: count * rowHeight }}
      onFocus={({ target }: FocusEvent) => setFocused(rowIndexOf(target))}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (rowIndexOf(relatedTarget) === null) setFocused(null);
      }}
      onKeyDown={handleRowKey}
    >
      {rows.map(({ index }) => (
        <Fragment key={index}>{children(index, index * rowHeight)}</Fragment>
      ))}
    </Body>
  );
}

/** Wrapper of the rows. With `contain`, adding or removing a row doesn't lay out the others. */
const Body = styled('div')({
  position: 'relative',
  contain: 'strict',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { position: 'absolute', top: 0, left: 0, right: 0, contain: 'size layout style' },
});
