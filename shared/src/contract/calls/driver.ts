import type { driverPageSchemas, finishStopSchemas, readDriverDaySchemas, tellOnTheWaySchemas } from '../schemas/driver.ts';
import { publicCall } from './call.ts';

/**
 * The driver's page. The token in the path gives access to one driver's day: 404 once it is revoked, the day has ended, or the
 * driver or the laundry is inactive.
 */
export const driverPageCall = publicCall<typeof driverPageSchemas>('GET', '/r/:token');

export const readDriverDayCall = publicCall<typeof readDriverDaySchemas>('GET', '/r/:token/dia');

/**
 * Records what happened at a stop. The server accepts captures of the link's day for 72 more hours, unless the link is revoked,
 * or the driver or the laundry is inactive.
 */
export const finishStopCall = publicCall<typeof finishStopSchemas>('POST', '/r/:token/parada');

export const tellOnTheWayCall = publicCall<typeof tellOnTheWaySchemas>('POST', '/r/:token/aviso');
