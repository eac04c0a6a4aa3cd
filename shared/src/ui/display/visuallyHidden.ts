/** Hides text visually but keeps it for screen readers. */
export const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'clip',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
