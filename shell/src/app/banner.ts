/**
 * Style of a line under the bar. Pages that fill the window leave the lines' heights free by '--lavanda-tirilla', which
 * base.css adds up.
 */
export const BANNER = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  /** px; one line has to be enough, because those pages know its height. */
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
