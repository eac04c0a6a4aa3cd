import { Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { SEGMENT } from './releases.ts';

const ofSegment = Type.Object({ segmento: Type.String({ pattern: SEGMENT }) });

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
