/** Spanish texts for x-charts, which has no Spanish locale of its own. */
export const CHARTS_LOCALE = { loading: 'Cargando...', noData: 'Sin datos', a11yNoValue: 'sin dato' } as const;
