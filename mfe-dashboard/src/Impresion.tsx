import GlobalStyles from '@mui/material/GlobalStyles';
import { useLayoutEffect, useState } from 'react';

/** In the page while the report is on the screen: nothing of this may reach how another section prints. */
const EN_PANTALLA = 'hoja-del-reporte';

/** One clean landscape sheet: only the report, laid out as on a desk, its charts drawn to the paper's width. */
const HOJA = {
  '@media print': {
    '@page reporte': { size: 'letter landscape', margin: '8mm' },
    [`body:has(.${EN_PANTALLA})`]: {
      page: 'reporte',
      visibility: 'hidden',
      background: '#fff !important',
      '& .reporte': { visibility: 'visible', position: 'absolute', inset: 0, zoom: 0.72, printColorAdjust: 'exact' },
      '& .reporte .no-imprimir': { display: 'none !important' },
      '& .reporte .rejilla > *': { gridColumn: 'span 4 !important' },
      '& .reporte .rejilla > :first-of-type': { gridColumn: 'span 8 !important' },
      '& .reporte .indicadores': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr)) !important' },
      '& .reporte .MuiChartsSurface-root': { height: 'auto !important' },
      '& .reporte .MuiChartsSvgLayer-root': {
        position: 'static !important',
        width: '100% !important',
        height: 'auto !important',
        maxHeight: 272,
      },
    },
  },
} as const;

/** They stay when the section is left: a style sheet that goes takes with it the styles that Chromium keeps of every section (MatchedPropertiesCache). */
const ESTILOS = <GlobalStyles styles={HOJA} />;

/** How the report prints while it is on screen. */
export default function Impresion() {
  const [enPantalla, setEnPantalla] = useState(true);
  useLayoutEffect(() => {
    setEnPantalla(true);
    return () => setEnPantalla(false);
  }, []);
  return (
    <>
      {ESTILOS}
      {enPantalla && <span hidden className={EN_PANTALLA} />}
    </>
  );
}
