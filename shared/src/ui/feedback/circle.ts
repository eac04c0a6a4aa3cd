/** Circle behind the icon of an empty state or an error. */
export const CIRCLE = {
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  mb: 2,
  borderRadius: '50%',
  bgcolor: 'primary.light',
  color: 'primary.text',
  '& .MuiSvgIcon-root': { fontSize: 34 },
} as const;

export const ERROR_CIRCLE = { ...CIRCLE, bgcolor: 'error.light', color: 'error.main' } as const;
