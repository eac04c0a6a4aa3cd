/** Style of a preview of a WhatsApp message, which looks like a bubble in the cliente's chat. */
export const MESSAGE_BUBBLE = {
  maxWidth: 420,
  p: '10px 14px',
  borderRadius: '12px 12px 12px 4px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'success.light',
  color: 'text.primary',
  fontSize: 15,
  lineHeight: '22px',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
