import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isReturning } from './isReturning.ts';

interface Place {
  /** Scroll position, px. */
  y: number;
  /** Number of rows that were loaded at that position. */
  rows: number;
}

interface PagedList {
  /** Number of rows loaded; undefined before the first page. */
  rows: number | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  error: unknown;
  loadMore(): void;
}

/** Scroll positions of the visited lists: each one by its history entry, and the latest one by its address. */
const places = new Map<string, Place>();

/** Maximum number of rows loaded again to restore a position. */
const MAX_ROWS = 2000;

/** User events that end a restoration. */
const USER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Restores a list's scroll position when the user returns to it, loading its pages again if needed. Other visits start at the
 * top.
 */
export function useScrollRestore({ rows, hasMore, isLoadingMore, error, loadMore }: PagedList): void {
  const { key, pathname, search, state } = useLocation();
  const address = `${pathname}${search}`;
  const entry = `${key}${search}`;
  const popped = useNavigationType() === 'POP';
  const saved = popped ? entry : isReturning(state) ? address : undefined;
  const pending = useRef<Place | undefined>(undefined);
  const loaded = useRef(0);

  useLayoutEffect(() => {
    loaded.current = rows ?? 0;
  });
  useLayoutEffect(() => {
    pending.current = saved === undefined ? undefined : places.get(saved);
    if (!pending.current) window.scrollTo(0, 0);
    const giveUp = () => {
      pending.current = undefined;
    };
    const note = () => {
      if (pending.current) return;
      for (const name of [entry, address]) places.set(name, { y: window.scrollY, rows: loaded.current });
    };
    window.addEventListener('scroll', note, { passive: true });
    // A click may navigate before the next scroll event reports the position.
    window.addEventListener('click', note, { capture: true });
    for (const type of USER_EVENTS) window.addEventListener(type, giveUp, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('click', note, { capture: true });
      for (const type of USER_EVENTS) window.removeEventListener(type, giveUp);
    };
  }, [saved, entry, address]);

  useEffect(() => {
    const place = pending.current;
    if (!place || rows === undefined || isLoadingMore) return;
    if (rows < Math.min(place.rows, MAX_ROWS) && hasMore && !error) return loadMore();
    pending.current = undefined;
    window.scrollTo(0, place.y);
  });
}
