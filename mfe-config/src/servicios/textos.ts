import type { Medida } from '@lavanda/shared/domain/nota';

/** Texts of 'Servicios' (spec 2 "Configuración", 5, 8, 9); the quoted ones of the specification byte for byte. The form's rules have theirs in the domain. */
export const TEXTOS = {
  titulo: 'Modifica los servicios que tu lavandería ofrece',
  nuevaCategoria: '+ Agregar nueva categoría',
  agregar: 'Agregar servicio',
  agregarA: (categoria: string) => `Agregar servicio a ${categoria}`,
  cuenta: (servicios: number) => (servicios === 1 ? '1 servicio' : `${servicios} servicios`),

  servicio: 'Servicio',
  costo: 'Costo',
  medida: 'Medida',
  acciones: 'Acciones',
  sinCosto: 'N/A',
  modificar: (servicio: string) => `Modificar ${servicio}`,
  eliminarUno: (servicio: string) => `Eliminar ${servicio}`,

  vacio: 'Aún no tienes servicios',
  vacioAyuda: 'Agrega una categoría con su primer servicio y aparecerá en el Punto de Venta.',
  noCargo: 'No se cargaron los servicios',
  noSeActualizo: (detalle: string) => `La lista no se actualizó. ${detalle}`,
  reintentar: 'Reintentar',

  preguntaEliminar: (servicio: string) => `¿Estas seguro que deseas eliminar el servicio ${servicio}?`,
  consecuenciaEliminar: 'Deja de aparecer en el Punto de Venta. Las notas que ya lo incluyen no cambian.',
  eliminar: 'Eliminar',
  cancelar: 'Cancelar',

  agregado: (servicio: string) => `Servicio agregado: ${servicio}`,
  modificado: (servicio: string) => `Servicio modificado: ${servicio}`,
  eliminado: (servicio: string) => `Servicio eliminado: ${servicio}`,
  noSeElimino: (servicio: string, detalle: string) => `El servicio ${servicio} no se eliminó. ${detalle}`,
} as const;

/** Names of the measures (spec 9). */
export const MEDIDA: Record<Medida, string> = { pz: 'Pieza', kg: 'Kilogramo', flex: 'Flexible' };

export const TEXTOS_FORMA = {
  titulo: 'Agregar/Modificar servicio',
  nombre: 'Nombre',
  categoria: 'Categoría',
  seleccionar: 'Selecciona una categoría',
  ayudaCategoria: 'Se crea la categoría con este primer servicio.',
  medida: 'Medida',
  precio: 'Precio',
  porUnidad: { pz: 'por pieza', kg: 'por kg', flex: '' },
  ayudaFlex: 'El nombre y el costo se escriben al agregarlo a la nota.',
  guardar: 'Guardar',
  guardando: 'Guardando',
  fallo: 'Ocurrio un error en el guardado',
  falloAyuda: (detalle: string) => `${detalle} Lo que escribiste sigue aquí.`,
} as const;
