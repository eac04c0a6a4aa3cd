/** Outline of a chart with the focus inside, because x-charts hides the outline of the focused element. */
export const FOCUS = {
  '&:has(:focus-visible)': { outline: '3px solid #0b0f14', outlineOffset: 2, borderRadius: '8px' },
} as const;

/** Tooltip of every chart: dark, never in the tenant's colours (UI guide 3). */
export const TOOLTIP = {
  tooltip: {
    sx: {
      '& .MuiChartsTooltip-paper': {
        bgcolor: 'background.inverse',
        color: '#fff',
        border: 0,
        borderRadius: '10px',
        fontSize: 13,
        fontVariantNumeric: 'tabular-nums',
      },
      '&& .MuiChartsTooltip-paper :is(td, th, caption, p, span)': { color: '#fff', fontSize: 13 },
      '&& .MuiChartsTooltip-paper td': { fontWeight: 700 },
    },
  },
} as const;
