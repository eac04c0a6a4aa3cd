import { MAX_AMOUNT, pesosToCentavos } from './money.ts';
import { UNITS, type Unit } from './nota.ts';
import { nameKey } from './oneLineText.ts';

/** The servicio form; `precio` in pesos. */
export interface ServicioForm {
  _id?: string | null | undefined;
  servicio?: string | undefined;
  categoria?: string | undefined;
  medida?: string | undefined;
  precio?: number | null | undefined;
  nueva_categoria?: boolean | undefined;
}

/** A broken rule: the field and the message for the user. */
export interface ServicioError {
  campo: 'servicio' | 'categoria' | 'medida' | 'precio';
  mensaje: string;
}

/** Error messages of the servicio form (spec 5). The last three are about limits that the spec leaves open. */
export const SERVICIO_TEXTS = {
  nombre: 'Tienes que registrar un nombre para el servicio.',
  categoria: 'Tienes que seleccionar una categoría.',
  categoryName: 'Tienes que registrar un nombre para la categoría.',
  medida: 'Tienes que seleccionar alguna medida.',
  precio: 'El precio tiene que ser mayor que 0.',
  categoryExists: 'La categoría ya existe.',
  servicioExists: 'El servicio ya existe.',
  decimals: 'El precio puede tener como máximo 2 decimales.',
  tooMany: 'El catálogo puede tener como máximo 1,000 servicios. Elimina los que ya no ofreces.',
  maxPrice: 'El precio puede ser como máximo $1,000,000.00.',
} as const;

/** Maximum number of servicios of a laundry: each save of a nota compares its lines with all of them. */
export const MAX_SERVICIOS = 1_000;

/** Whether a text is one of the units in which servicios are sold. */
export function isUnit(text: string | undefined): text is Unit {
  return UNITS.some((unit) => unit === text);
}

function checkPrice({ medida: unit, precio: price }: ServicioForm): ServicioError | null {
  if (unit === 'flex') return null;
  if (typeof price !== 'number' || !(price > 0)) return { campo: 'precio', mensaje: SERVICIO_TEXTS.precio };
  if (price > MAX_AMOUNT / 100) return { campo: 'precio', mensaje: SERVICIO_TEXTS.maxPrice };
  return pesosToCentavos(price) === null ? { campo: 'precio', mensaje: SERVICIO_TEXTS.decimals } : null;
}

/**
 * @returns the first broken rule of the servicio form in the order of spec 5, or null. Names are compared with
 * `nameKey`: 'Sábana' equals 'SABANA'.
 * @param existing the current catalogue
 */
export function checkServicio(
  form: ServicioForm,
  existing: readonly { servicio: string; categoria: string }[],
): ServicioError | null {
  const servicio = nameKey(form.servicio ?? '');
  const category = nameKey(form.categoria ?? '');
  if (servicio === '') return { campo: 'servicio', mensaje: SERVICIO_TEXTS.nombre };
  if (category === '') {
    return {
      campo: 'categoria',
      mensaje: form.nueva_categoria ? SERVICIO_TEXTS.categoryName : SERVICIO_TEXTS.categoria,
    };
  }
  if (!isUnit(form.medida)) return { campo: 'medida', mensaje: SERVICIO_TEXTS.medida };
  const price = checkPrice(form);
  if (price) return price;
  if (form.nueva_categoria && existing.some((other) => nameKey(other.categoria) === category)) {
    return { campo: 'categoria', mensaje: SERVICIO_TEXTS.categoryExists };
  }
  if (!form._id && existing.some((other) => nameKey(other.servicio) === servicio)) {
    return { campo: 'servicio', mensaje: SERVICIO_TEXTS.servicioExists };
  }
  return null;
}

/**
 * @returns the servicio sold by piece or weight whose name looks like `name`, or undefined. A flexible line can't use
 * its name, because the line would sell it at another price.
 */
export function pricedNamesake<Servicio extends { servicio: string; medida: Unit }>(
  name: string,
  catalog: readonly Servicio[],
): Servicio | undefined {
  const key = nameKey(name);
  return catalog.find(({ servicio, medida: unit }) => unit !== 'flex' && nameKey(servicio) === key);
}

/** Message for the user: a flexible line can't use the name of `servicio`. */
export function namesakeText(servicio: string): string {
  return `«${servicio}» es un servicio del catálogo. Agrégalo desde el catálogo o escribe otro nombre.`;
}
