import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';

export interface Group {
  categoria: string;
  servicios: Servicio[];
}

/** Groups the catalogue by category; keeps the order of categories and servicios. */
export function byCategory(servicios: readonly Servicio[]): Group[] {
  const groups = new Map<string, Servicio[]>();
  for (const servicio of servicios) {
    const group = groups.get(servicio.categoria);
    if (group) group.push(servicio);
    else groups.set(servicio.categoria, [servicio]);
  }
  return [...groups].map(([category, rows]) => ({ categoria: category, servicios: rows }));
}
