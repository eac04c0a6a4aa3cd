/** x-charts' own texts; the library has no Spanish locale. */
export const CHARTS_LOCALE = { loading: 'Cargando...', noData: 'Sin datos', a11yNoValue: 'sin dato' } as const;
