import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { normalize } from '@lavanda/shared/domain/text';

export interface Category {
  nombre: string;
  servicios: Servicio[];
}

/** Servicios matching every word of `term` (ignoring accents and case), by category in catalogue order. */
export function groupServices(servicios: readonly Servicio[], term: string): Category[] {
  const words = normalize(term).split(' ');
  const categories = new Map<string, Servicio[]>();
  for (const servicio of servicios) {
    const text = normalize(`${servicio.servicio} ${servicio.categoria}`);
    if (!words.every((word) => text.includes(word))) continue;
    const group = categories.get(servicio.categoria);
    if (group) group.push(servicio);
    else categories.set(servicio.categoria, [servicio]);
  }
  return [...categories].map(([name, tiles]) => ({ nombre: name, servicios: tiles }));
}
