import type { Captured } from '../api/outbox/register.ts';
import type { ApiRequest } from '../contract/calls/requestOf.ts';
import type { SessionData } from '../contract/schemas/auth.ts';

export const TENANT = 'agua-clara';
export const REGISTER = '0e2f8a51-0000-4000-8000-000000000001';
export const ana = { usuario: { _id: 'ana', nombre: 'Ana', tenantData: { _id: TENANT } } } as unknown as SessionData;

/** The request by which the register saves a new nota; `operation` is the request's operation id. */
export const request = (operation: string): ApiRequest => ({
  method: 'POST',
  address: '/api/ventas/guardar',
  body: { operacion: operation, equipo: REGISTER },
});

/** A captured nota as its register passes it to the queue of what waits to be sent; `operation` is the capture's id. */
export const captured = (operation: string): Captured => ({
  ...{ id: operation, about: operation, after: [], answered: null, answer: { data: { _id: operation, clave: '' } } },
  label: { kind: 'nota', name: 'Ana', amount: 100, clave: '' },
});
