/** Texts of the list of a new laundry's first steps. */
export const TEXTS = {
  title: 'Primeros pasos',
  progress: (done: number, all: number) => `${done} de ${all}`,
  done: 'Hecho:',
  alone: 'Trabajo solo/a',
  hide: 'Ya no mostrar',
  hidden: 'La lista de primeros pasos ya no se muestra.',
  notSaved: (detail: string) => `No se guardó tu elección. ${detail}`,
} as const;

export const STEP_TEXTS = {
  identidad: { name: 'Nombre, logo y colores', help: 'Así se ven tus pantallas y tus tickets.' },
  sucursal: { name: 'Dirección y teléfono', help: 'De cada sucursal: se imprimen en sus tickets.' },
  catalogo: { name: 'Servicios y precios', help: 'Elige de una lista con precios usuales, o escribe los tuyos.' },
  equipo: { name: 'Tu equipo', help: 'Invita a quien atiende el mostrador.' },
  venta: { name: 'Primera venta', help: 'En el Punto de Venta: toma una nota e imprime su ticket.' },
} as const;
