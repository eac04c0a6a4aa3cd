import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';

export const LIST = 'GET /api/servicios/all';
export const SAVE = 'POST /api/servicios/guardar';
export const REMOVE = 'POST /api/servicios/eliminar';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const WASH: Servicio = {
  _id: id(1),
  servicio: 'Lavado por kilo',
  categoria: 'Lavado',
  medida: 'kg',
  precio: 38.9,
};
export const SHIRT: Servicio = {
  _id: id(2),
  servicio: 'Planchado - camisa',
  categoria: 'Planchado',
  medida: 'pz',
  precio: 22,
};
export const DOZEN: Servicio = {
  _id: id(3),
  servicio: 'Planchado por docena',
  categoria: 'Planchado',
  medida: 'pz',
  precio: 1190,
};
export const SEWING: Servicio = {
  _id: id(4),
  servicio: 'Costura y arreglos',
  categoria: 'Otros',
  medida: 'flex',
  precio: 0,
};

/** Fake server with a small catalogue; it stores every change without checking it. */
export function networkWithCatalog(initial: Servicio[] = [WASH, SHIRT, DOZEN, SEWING]): MockNetwork {
  let servicios = initial;
  const net = mockNetwork();
  net.route(LIST, () => ({ body: { servicios } }));
  net.route(SAVE, ({ body }) => {
    const { nueva_categoria: _, ...data } = body;
    const servicio = { precio: 0, _id: id(100 + servicios.length), ...data } as Servicio;
    const others = servicios.filter(({ _id }) => _id !== servicio._id);
    servicios =
      others.length === servicios.length
        ? [...servicios, servicio]
        : servicios.map((one) => (one._id === servicio._id ? servicio : one));
    return { body: { response: servicio._id, servicio } };
  });
  net.route(REMOVE, ({ body }) => {
    servicios = servicios.filter(({ _id }) => _id !== body.id);
    return { body: { eliminado: true } };
  });
  return net;
}
