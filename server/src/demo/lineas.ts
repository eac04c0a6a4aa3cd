import type { Centavos, Milesimas } from '@lavanda/shared/domain/dinero';
import { importeLinea, type Medida } from '@lavanda/shared/domain/nota';
import type { Azar } from './azar.ts';
import { TRABAJOS_FLEX } from './catalogo.ts';

export interface ServicioSembrado {
  id: string;
  servicio: string;
  medida: Medida;
  precio: Centavos;
  peso: number;
}

export interface LineaDemo {
  id: string;
  servicioId: string;
  servicio: string;
  medida: Medida;
  cantidad: Milesimas;
  precio: Centavos;
  importe: Centavos;
}

function cantidadDe(azar: Azar, servicio: ServicioSembrado): Milesimas {
  if (servicio.medida === 'kg') return azar.entero(30, 190) * 50;
  if (servicio.servicio.startsWith('Planchado -')) return azar.entero(2, 8) * 1000;
  return (
    azar.pesada([
      [1, 60],
      [2, 28],
      [3, 12],
    ]) * 1000
  );
}

function linea(azar: Azar, servicio: ServicioSembrado): LineaDemo {
  const [nombre, precio] = azar.elegir(TRABAJOS_FLEX[servicio.servicio] ?? [[servicio.servicio, servicio.precio] as const]);
  const cantidad = servicio.medida === 'flex' ? 1000 : cantidadDe(azar, servicio);
  return {
    id: azar.uuid(),
    servicioId: servicio.id,
    servicio: nombre,
    medida: servicio.medida,
    cantidad,
    precio,
    importe: importeLinea({ cantidad, precio }),
  };
}

/** One to four lines of different services, each as often as its weight says. */
export function lineasDemo(azar: Azar, servicios: readonly ServicioSembrado[]): LineaDemo[] {
  const cuantas = azar.pesada([
    [1, 46],
    [2, 32],
    [3, 15],
    [4, 7],
  ]);
  const pesos = servicios.map((servicio) => [servicio, servicio.peso] as const);
  const elegidos = new Set(Array.from({ length: cuantas }, () => azar.pesada(pesos)));
  return [...elegidos].map((servicio) => linea(azar, servicio));
}
