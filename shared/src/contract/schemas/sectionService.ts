import { Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';

const ofSegment = Type.Object({ segmento: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }) });

export const readServiceSchemas = {
  summary: 'Pide algo al servicio de una sección',
  params: ofSegment,
  response: Type.Unknown(),
} satisfies CallSchemas;

export const sendServiceSchemas = {
  summary: 'Envía algo al servicio de una sección',
  params: ofSegment,
  response: Type.Unknown(),
} satisfies CallSchemas;
