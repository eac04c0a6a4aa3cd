/** Subjects of the trail's entries, as the filter of 'Bitácora' offers them. */
export const TRAIL_KINDS = ['notas', 'dinero', 'caja', 'clientes', 'equipo', 'accesos', 'configuracion', 'archivos'] as const;
export type TrailKind = (typeof TRAIL_KINDS)[number];
