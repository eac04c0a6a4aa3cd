import GlobalStyles from '@mui/material/GlobalStyles';

/** Room that a page keeps at the foot of the window, as a CSS length: on a phone over the section tabs. The messages stand above it. */
export const ALTO_DEL_PIE = '--lavanda-alto-del-pie';

interface PieFijoProps {
  /** On a phone, px. */
  alto: number;
  /** On anything wider, px; nothing stays there unless said. */
  enAncho?: number;
}

/** Says that a bar stays there for as long as this is mounted. */
export default function PieFijo({ alto, enAncho = 0 }: PieFijoProps) {
  return (
    <GlobalStyles
      styles={{
        ':root': { [ALTO_DEL_PIE]: `${alto}px` },
        '@media (min-width: 600px)': { ':root': { [ALTO_DEL_PIE]: `${enAncho}px` } },
      }}
    />
  );
}
