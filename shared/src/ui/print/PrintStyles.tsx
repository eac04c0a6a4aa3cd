import GlobalStyles from '@mui/material/GlobalStyles';
import type { Interpolation, Theme } from '@mui/material/styles';

interface PrintStylesProps {
  /** Rules by selector, of the whole page, such as `{ '@page': { margin: '3mm' } }`. */
  rules: Interpolation<Theme>;
}

/** Styles of the whole page on paper, while mounted. They change nothing on the screen, so sections may use them. */
export default function PrintStyles({ rules }: PrintStylesProps) {
  return <GlobalStyles styles={{ '@media print': rules }} />;
}
