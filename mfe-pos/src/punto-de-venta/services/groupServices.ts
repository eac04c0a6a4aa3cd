import type { Servicio } from '@lavanda/shared/contract/servicios';
import { normalizar } from '@lavanda/shared/domain/texto';

export interface Category {
  nombre: string;
  servicios: Servicio[];
}

/**
 * Services whose name or category contains every word of `buscado` (accents and case ignored), by category in the
 * catalogue's order.
 */
export function groupServices(servicios: readonly Servicio[], buscado: string): Category[] {
  const palabras = normalizar(buscado).split(' ');
  const categorias = new Map<string, Servicio[]>();
  for (const servicio of servicios) {
    const texto = normalizar(`${servicio.servicio} ${servicio.categoria}`);
    if (!palabras.every((palabra) => texto.includes(palabra))) continue;
    const grupo = categorias.get(servicio.categoria);
    if (grupo) grupo.push(servicio);
    else categorias.set(servicio.categoria, [servicio]);
  }
  return [...categorias].map(([nombre, suyos]) => ({ nombre, servicios: suyos }));
}
