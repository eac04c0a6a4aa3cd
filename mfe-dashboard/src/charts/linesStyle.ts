import type { Theme } from '@mui/material/styles';
import { FOCUS } from './tooltip';

/** Style of the lines' chart, which points out the selected month (1 to 12). */
export function linesStyle(palette: Theme['palette'], month: number, phone: boolean) {
  return {
    ...FOCUS,
    '& [data-series="anterior"].MuiLineChart-line': { strokeDasharray: '7 5', strokeWidth: 2.5 },
    '& [data-series="actual"].MuiLineChart-line': { strokeWidth: 3, strokeLinecap: 'round' },
    '& .MuiLineChart-mark': { fill: palette.background.paper, strokeWidth: 2.5 },
    [`& .MuiLineChart-mark[data-index="${month - 1}"]`]: { fill: palette.primary.graphic, strokeWidth: 5 },
    // `skipAnimation` leaves a zero-length CSS animation, which would run each time that the section is shown again.
    '& clipPath rect': { animationName: 'none' },
    ...AXES,
    ...(phone ? {} : boldMonth(month, palette.text.primary)),
  };
}

const boldMonth = (month: number, fill: string) => ({
  [`& .MuiChartsAxis-directionX .MuiChartsAxis-tickContainer:nth-of-type(${month}) text`]: {
    fontWeight: '700 !important',
    fill,
  },
});

const AXES = {
  '& .MuiChartsGrid-line': { stroke: 'var(--mui-palette-chartGrid)' },
  // The selector includes the axis's class, so that it overrides the label colour set by x-charts.
  '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': {
    fill: 'var(--mui-palette-text-secondary)',
    fontSize: '12px !important',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
  // Moves the labels away from the axes, so that the first labels of both don't touch at the corner.
  '& .MuiChartsAxis-directionX .MuiChartsAxis-tickLabel': { transform: 'translateY(6px)' },
  '& .MuiChartsAxis-directionY .MuiChartsAxis-tickLabel': { transform: 'translateX(-8px)' },
} as const;
