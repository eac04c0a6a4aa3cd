import type { mapsConfigSchemas } from '../schemas/maps.ts';
import { sessionCall } from './call.ts';

export const mapsConfigCall = sessionCall<typeof mapsConfigSchemas>('GET', '/api/mapas/configuracion', 'session');
