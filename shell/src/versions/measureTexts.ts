/** Texts about the measures of versions. */
export const MEASURE_TEXTS = {
  title: 'Cómo les va a sus usuarios',
  help: 'Lo que miden los navegadores, por hora, en los últimos 7 días. Una versión en prueba que sale claramente peor que la estable se retira sola.',
  none: 'Todavía no hay medidas: los navegadores miden una de cada diez sesiones, y todas mientras una versión está en prueba.',
  inp: 'Respuesta al tocar (INP, p75)',
  lcp: 'Primera vista completa (LCP, p75)',
  failed: 'Llamadas que fallaron',
  release: { candidate: 'En prueba', stable: 'Estable' },
  milliseconds: (value: number) => `${Math.round(value)} ms`,
  percent: (value: number) => `${(value * 100).toFixed(1)} %`,
  nothing: 'sin medidas',
  /** The value at the top of a plot. */
  upTo: (value: string) => `hasta ${value}`,
  summary: (release: string, version: string, value: string, sessions: number) =>
    `${release} ${version}: ${value} (${sessions} ${sessions === 1 ? 'sesión' : 'sesiones'})`,
} as const;
