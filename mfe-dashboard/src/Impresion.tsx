import GlobalStyles from '@mui/material/GlobalStyles';

/** One clean landscape sheet: only the report, its charts drawn to the paper's width. */
const HOJA = {
  '@media print': {
    '@page': { size: 'letter landscape', margin: '8mm' },
    'html, body': { background: '#fff !important' },
    'header, nav, .no-imprimir, [role="status"]': { display: 'none !important' },
    main: { padding: '0 !important', margin: '0 !important', overflow: 'visible !important' },
    '.reporte': { zoom: 0.72, printColorAdjust: 'exact', breakInside: 'avoid' },
    '.reporte svg[class*="MuiCharts"]': { width: '100% !important', height: 'auto !important' },
  },
} as const;

export default function Impresion() {
  return <GlobalStyles styles={HOJA} />;
}
