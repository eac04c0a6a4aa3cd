/** The tooltip of every chart: dark, never in the tenant's colours (UI guide 3). */
export const GLOBO = {
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
      '& .MuiTypography-root, & .MuiChartsTooltip-cell, & caption': { color: '#fff' },
      '& .MuiChartsTooltip-valueCell, & .MuiChartsTooltip-axisValueCell': { fontWeight: 700 },
    },
  },
} as const;
