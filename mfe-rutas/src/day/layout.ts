/**
 * List and map side by side, as high as the window has room for, so that the page itself doesn't scroll. On a phone only one of
 * them is shown, and a long list scrolls with the page.
 */
export const GRID = {
  display: { xs: 'block', sm: 'grid' },
  gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(0, 452px) minmax(0, 1fr)', lg: '560px minmax(0, 1fr)' },
  gap: { sm: 3, lg: 4 },
  height: {
    sm: 'calc(100dvh - var(--lavanda-tirilla, 0px) - 148px - var(--lavanda-pestanas, 0px))',
    lg: 'calc(100dvh - var(--lavanda-tirilla, 0px) - 164px)',
  },
  '& > section[aria-label^="Mapa"]': { height: { xs: 'calc(100dvh - 328px)', sm: '100%' } },
  // Cancels the page's bottom padding, which would make it scroll.
  mb: { sm: '-84px', lg: '-80px' },
} as const;

/** Bar with the buttons 'Repartir' and 'Ordenar' on a phone, fixed above the tab bar. */
export const FOOTER = {
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 'var(--lavanda-pestanas, 64px)',
  zIndex: 20,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 2,
  p: '8px 12px',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '& > button': { minHeight: 52 },
} as const;
