import type { Servicio } from '@lavanda/shared/contract/servicios';

export interface Grupo {
  categoria: string;
  servicios: Servicio[];
}

/** The catalogue by category, both in its own order (spec 2 "Servicios"). */
export function porCategoria(servicios: readonly Servicio[]): Grupo[] {
  const grupos = new Map<string, Servicio[]>();
  for (const servicio of servicios) {
    const grupo = grupos.get(servicio.categoria);
    if (grupo) grupo.push(servicio);
    else grupos.set(servicio.categoria, [servicio]);
  }
  return [...grupos].map(([categoria, suyos]) => ({ categoria, servicios: suyos }));
}
