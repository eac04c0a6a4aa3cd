import GlobalStyles from '@mui/material/GlobalStyles';
import type { Interpolation, Theme } from '@mui/material/styles';

interface PrintStylesProps {
  /** CSS rules for the whole page, by selector, such as `{ '@page': { margin: '3mm' } }`. */
  rules: Interpolation<Theme>;
}

/** While mounted, styles the whole page on paper. Sections may use it, because it changes nothing on the screen. */
export default function PrintStyles({ rules }: PrintStylesProps) {
  return <GlobalStyles styles={{ '@media print': rules }} />;
}
