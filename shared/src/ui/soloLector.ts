/** Style of words that only a screen reader gets. */
export const SOLO_LECTOR = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'clip',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
