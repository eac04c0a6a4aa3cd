import type { Servicio } from '@lavanda/shared/contract/servicios';
import { type Red, simularRed } from '@lavanda/shared/pruebas/red';

export const LISTA = 'GET /api/servicios/all';
export const GUARDAR = 'POST /api/servicios/guardar';
export const ELIMINAR = 'POST /api/servicios/eliminar';

const id = (numero: number) => `00000000-0000-4000-8000-${String(numero).padStart(12, '0')}`;

export const LAVADO: Servicio = { _id: id(1), servicio: 'Lavado por kilo', categoria: 'Lavado', medida: 'kg', precio: 38.9 };
export const CAMISA: Servicio = {
  _id: id(2),
  servicio: 'Planchado - camisa',
  categoria: 'Planchado',
  medida: 'pz',
  precio: 22,
};
export const DOCENA: Servicio = {
  _id: id(3),
  servicio: 'Planchado por docena',
  categoria: 'Planchado',
  medida: 'pz',
  precio: 1190,
};
export const COSTURA: Servicio = { _id: id(4), servicio: 'Costura y arreglos', categoria: 'Otros', medida: 'flex', precio: 0 };

/** A server with a small catalogue that it keeps, and answers every change as the real one does. */
export function redConCatalogo(inicial: Servicio[] = [LAVADO, CAMISA, DOCENA, COSTURA]): Red {
  let servicios = inicial;
  const red = simularRed();
  red.atender(LISTA, () => ({ cuerpo: { servicios } }));
  red.atender(GUARDAR, ({ cuerpo }) => {
    const { nueva_categoria: _, ...datos } = cuerpo;
    const servicio = { precio: 0, _id: id(100 + servicios.length), ...datos } as Servicio;
    const otros = servicios.filter(({ _id }) => _id !== servicio._id);
    servicios =
      otros.length === servicios.length
        ? [...servicios, servicio]
        : servicios.map((uno) => (uno._id === servicio._id ? servicio : uno));
    return { cuerpo: { response: servicio._id, servicio } };
  });
  red.atender(ELIMINAR, ({ cuerpo }) => {
    servicios = servicios.filter(({ _id }) => _id !== cuerpo.id);
    return { cuerpo: { eliminado: true } };
  });
  return red;
}
