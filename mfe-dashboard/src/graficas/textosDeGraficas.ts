/** What x-charts says by itself: it brings no Spanish. */
export const TEXTOS_DE_GRAFICAS = { loading: 'Cargando...', noData: 'Sin datos', a11yNoValue: 'sin dato' } as const;
