/** What an entry of the trail is about, as the filter of 'Bitácora' offers it. */
export const TRAIL_KINDS = ['notas', 'dinero', 'clientes', 'equipo', 'accesos', 'configuracion', 'archivos'] as const;
export type TrailKind = (typeof TRAIL_KINDS)[number];
