import type { driverPageSchemas, finishStopSchemas, readDriverDaySchemas, tellOnTheWaySchemas } from '../schemas/driver.ts';
import { publicCall } from './call.ts';

/** The driver's page. The token in the path is the right to one driver's day: revoked, or after its midnight, 404. */
export const driverPageCall = publicCall<typeof driverPageSchemas>('GET', '/r/:token');

export const readDriverDayCall = publicCall<typeof readDriverDaySchemas>('GET', '/r/:token/dia');

/** Takes what was captured on its day for 72 hours more, while the link isn't revoked. */
export const finishStopCall = publicCall<typeof finishStopSchemas>('POST', '/r/:token/parada');

export const tellOnTheWayCall = publicCall<typeof tellOnTheWaySchemas>('POST', '/r/:token/aviso');
