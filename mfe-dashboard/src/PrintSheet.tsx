import PrintStyles from '@lavanda/shared/ui/print/PrintStyles';
import { useLayoutEffect } from 'react';

/** Class on the body while the report is mounted, so that these styles don't affect the printing of other sections. */
const ON_SCREEN = 'hoja-del-reporte';

/** Prints only the report, on one landscape sheet: the desktop layout, with the charts scaled to the paper's width. */
const SHEET = {
  '@page reporte': { size: 'letter landscape', margin: '8mm' },
  [`body.${ON_SCREEN}`]: {
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
} as const;

/** Print styles of the report, active while it is mounted. */
export default function PrintSheet() {
  useLayoutEffect(() => {
    document.body.classList.add(ON_SCREEN);
    return () => document.body.classList.remove(ON_SCREEN);
  }, []);
  return <PrintStyles rules={SHEET} />;
}
