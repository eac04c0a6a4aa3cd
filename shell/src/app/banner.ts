/**
 * Style of the lines of text that `OfflineBanner` and `StorageBanner` show under the bar. Pages that fill the window leave room
 * for them with '--lavanda-tirilla', the total height of all notices from base.css.
 */
export const BANNER = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  /** Height, px. The text has to fit on one line, because full-window pages rely on this height. */
  height: 44,
  overflow: 'hidden',
  px: { xs: 3, lg: 5 },
  bgcolor: 'warning.light',
  color: 'warning.main',
  fontSize: 14,
  lineHeight: '20px',
  borderBottom: 1,
  borderColor: 'warning.main',
  '& .how': { display: { xs: 'none', lg: 'inline' } },
  '& .why': { display: { xs: 'none', sm: 'inline' } },
} as const;
