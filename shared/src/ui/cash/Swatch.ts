import { styled } from '@mui/material/styles';
import type { Centavos } from '../../domain/money.ts';

/** Colours close to those of Mexican bills and coins; a coin has a centre and a ring. */
const COLORS: Readonly<Record<Centavos, readonly [face: string, ring: string]>> = {
  100000: ['#7c6f93', ''],
  50000: ['#3f78b0', ''],
  20000: ['#4e8a4f', ''],
  10000: ['#c4573c', ''],
  5000: ['#9a4f94', ''],
  2000: ['#2f8a8a', ''],
  1000: ['#d9d9d4', '#c9a24a'],
  500: ['#c9a24a', '#d2d4d3'],
  200: ['#c9a24a', '#d2d4d3'],
  100: ['#c9a24a', '#d2d4d3'],
  50: ['#c9cccb', '#c9cccb'],
};

export const Bill = styled('span', { shouldForwardProp: (name) => name !== 'value' })<{ value: Centavos }>(({ value }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 20,
  borderRadius: 4,
  backgroundColor: COLORS[value]?.[0] ?? '#8b8c89',
  boxShadow: 'inset 0 0 0 2px rgb(255 255 255 / .55), 0 0 0 1px rgb(22 32 43 / .18)',
  '&::after': { content: '""', width: 9, height: 9, borderRadius: '50%', backgroundColor: 'rgb(255 255 255 / .7)' },
}));

export const Coin = styled('span', { shouldForwardProp: (name) => name !== 'value' })<{ value: Centavos }>(({ value }) => {
  const [face, ring] = COLORS[value] ?? ['#8b8c89', '#8b8c89'];
  return {
    width: 26,
    height: 26,
    marginLeft: 4,
    borderRadius: '50%',
    background: `radial-gradient(circle, ${face} 0 7.5px, ${ring} 8px)`,
    boxShadow: '0 0 0 1px rgb(22 32 43 / .22)',
  };
});
