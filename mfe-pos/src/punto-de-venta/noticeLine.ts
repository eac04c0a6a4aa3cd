/** Style of a line above the nota that tells something about it. */
export const NOTICE_LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mb: 2,
  pl: 3,
  minHeight: 44,
  borderRadius: '10px',
  bgcolor: 'info.light',
  color: 'info.main',
  fontSize: 14,
  fontWeight: 500,
} as const;
