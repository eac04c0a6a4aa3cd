import type { Unit } from '@lavanda/shared/domain/nota';

/** Texts of 'Servicios' (spec 2 "Configuración", 5, 8, 9); texts quoted in the spec match it exactly. */
export const TEXTS = {
  title: 'Modifica los servicios que tu lavandería ofrece',
  newCategory: '+ Agregar nueva categoría',
  add: 'Agregar servicio',
  addTo: (category: string) => `Agregar servicio a ${category}`,
  count: (servicios: number) => (servicios === 1 ? '1 servicio' : `${servicios} servicios`),

  servicio: 'Servicio',
  cost: 'Costo',
  medida: 'Medida',
  actions: 'Acciones',
  withoutCost: 'N/A',
  edit: (servicio: string) => `Modificar ${servicio}`,
  removeServicio: (servicio: string) => `Eliminar ${servicio}`,

  empty: 'Aún no tienes servicios',
  emptyHelp:
    'Elige de una lista con los servicios y precios usuales, o agrega una categoría con su primer servicio. Aparecen en el Punto de Venta.',
  notLoaded: 'No se cargaron los servicios',
  notUpdated: (detail: string) => `La lista no se actualizó. ${detail}`,

  removeQuestion: (servicio: string) => `¿Estas seguro que deseas eliminar el servicio ${servicio}?`,
  removeConsequence: 'Deja de aparecer en el Punto de Venta. Las notas que ya lo incluyen no cambian.',
  remove: 'Eliminar',
  cancel: 'Cancelar',

  added: (servicio: string) => `Servicio agregado: ${servicio}`,
  edited: (servicio: string) => `Servicio modificado: ${servicio}`,
  eliminado: (servicio: string) => `Servicio eliminado: ${servicio}`,
  notRemoved: (servicio: string, detail: string) => `El servicio ${servicio} no se eliminó. ${detail}`,
} as const;

/** Names of the units (spec 9). */
export const UNIT: Record<Unit, string> = { pz: 'Pieza', kg: 'Kilogramo', flex: 'Flexible' };

export const FORM_TEXTS = {
  title: 'Agregar/Modificar servicio',
  nombre: 'Nombre',
  categoria: 'Categoría',
  select: 'Selecciona una categoría',
  categoryHelp: 'Se crea la categoría con este primer servicio.',
  medida: 'Medida',
  precio: 'Precio',
  perUnit: { pz: 'por pieza', kg: 'por kg', flex: '' },
  flexHelp: 'El nombre y el costo se escriben al agregarlo a la nota.',
  save: 'Guardar',
  saving: 'Guardando',
  saveAndAdd: 'Guardar y agregar otro',
  error: 'Ocurrio un error en el guardado',
  errorHelp: (detail: string) => `${detail} Lo que escribiste sigue aquí.`,
} as const;
