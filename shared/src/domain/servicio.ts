import { MONTO_MAXIMO, pesosACentavos } from './dinero.ts';
import { MEDIDAS, type Medida } from './nota.ts';
import { normalizar } from './texto.ts';

/** The service form as it was filled in; `precio` in pesos. */
export interface FormaServicio {
  _id?: string | null | undefined;
  servicio?: string | undefined;
  categoria?: string | undefined;
  medida?: string | undefined;
  precio?: number | null | undefined;
  nueva_categoria?: boolean | undefined;
}

/** A broken rule: the field and what to tell the user. */
export interface FallaServicio {
  campo: 'servicio' | 'categoria' | 'medida' | 'precio';
  mensaje: string;
}

/** Texts of spec 5; the last two rules bound what the specification leaves open. */
export const TEXTOS_SERVICIO = {
  nombre: 'Tienes que registrar un nombre para el servicio.',
  categoria: 'Tienes que seleccionar una categoría.',
  nombreCategoria: 'Tienes que registrar un nombre para la categoría.',
  medida: 'Tienes que seleccionar alguna medida.',
  precio: 'El precio tiene que ser mayor que 0.',
  categoriaExiste: 'La categoría ya existe.',
  servicioExiste: 'El servicio ya existe.',
  decimales: 'El precio puede tener como máximo 2 decimales.',
  precioMaximo: 'El precio puede ser como máximo $1,000,000.00.',
} as const;

export function esMedida(texto: string | undefined): texto is Medida {
  return MEDIDAS.some((medida) => medida === texto);
}

function revisarPrecio({ medida, precio }: FormaServicio): FallaServicio | null {
  if (medida === 'flex') return null;
  if (typeof precio !== 'number' || !(precio > 0)) return { campo: 'precio', mensaje: TEXTOS_SERVICIO.precio };
  if (precio > MONTO_MAXIMO / 100) return { campo: 'precio', mensaje: TEXTOS_SERVICIO.precioMaximo };
  return pesosACentavos(precio) === null ? { campo: 'precio', mensaje: TEXTOS_SERVICIO.decimales } : null;
}

/**
 * The first broken rule of the service form, in the order of spec 5, or null. Names count as equal by `normalizar`: 'Sábana' is 'SABANA'.
 * @param existentes the catalogue as it stands
 */
export function revisarServicio(
  forma: FormaServicio,
  existentes: readonly { servicio: string; categoria: string }[],
): FallaServicio | null {
  const servicio = normalizar(forma.servicio ?? '');
  const categoria = normalizar(forma.categoria ?? '');
  if (servicio === '') return { campo: 'servicio', mensaje: TEXTOS_SERVICIO.nombre };
  if (categoria === '') {
    return { campo: 'categoria', mensaje: forma.nueva_categoria ? TEXTOS_SERVICIO.nombreCategoria : TEXTOS_SERVICIO.categoria };
  }
  if (!esMedida(forma.medida)) return { campo: 'medida', mensaje: TEXTOS_SERVICIO.medida };
  const precio = revisarPrecio(forma);
  if (precio) return precio;
  if (forma.nueva_categoria && existentes.some((otro) => normalizar(otro.categoria) === categoria)) {
    return { campo: 'categoria', mensaje: TEXTOS_SERVICIO.categoriaExiste };
  }
  if (!forma._id && existentes.some((otro) => normalizar(otro.servicio) === servicio)) {
    return { campo: 'servicio', mensaje: TEXTOS_SERVICIO.servicioExiste };
  }
  return null;
}
