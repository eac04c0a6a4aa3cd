import { styled } from '@mui/material/styles';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, Fragment, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { handleRowKey, rowIndexOf } from './rowKeyboard.ts';
import { rowsToRender } from './rowsToRender.ts';
import { usePrinting } from './usePrinting.ts';

/** Rows rendered beyond those in sight, so that Tab and a fast scroll find them. */
const OVERSCAN = 8;

interface VirtualRowsProps {
  as: 'ul' | 'tbody';
  /** Rows of the list. */
  count: number;
  /** Height of a row, px; all the same. */
  rowHeight: number;
  /** Rows before the last one that already count as the end. */
  endMargin?: number;
  'aria-label'?: string;
  'aria-busy'?: boolean;
  /** Called after every render while the end of the list is in sight. */
  onEndReached(): void;
  onClick?(event: MouseEvent): void;
  /** A row: its element carries `data-indice` and is moved down `top` px. */
  children(index: number, top: number): ReactNode;
}

/**
 * The rows of a long list that scrolls with the page, of which only those near the window are rendered. The focused row
 * and its neighbours always are, so that scrolling does not take the focus away and the arrows find the next row. All
 * are while printing.
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
    // The virtualizer follows the page's scroll and never sets it: that belongs to whoever restores a place.
    scrollToFn: () => {},
  });
  const rows = virtualizer.getVirtualItems();
  const lastInSight = virtualizer.range?.endIndex ?? -1;
  const atEnd = count > 0 && lastInSight >= count - 1 - endMargin;

  // What is above the list may grow or shrink at any render.
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

/** Each row lays itself out alone: a row that comes or goes leaves the others as they are. */
const Body = styled('div')({
  position: 'relative',
  contain: 'strict',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { position: 'absolute', top: 0, left: 0, right: 0, contain: 'size layout style' },
});
