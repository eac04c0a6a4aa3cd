/** What x-charts says by itself: it brings no Spanish. */
export const CHARTS_LOCALE = { loading: 'Cargando...', noData: 'Sin datos', a11yNoValue: 'sin dato' } as const;
