import { callServer } from './calls.mjs';
import { summarize } from './status.mjs';

/** Gives a version to users, or takes it from a laundry or a share of the users. @param {object} scope the command's options */
export async function promote(remote, version, { percent, tenant, 'without-tenant': without, all }) {
  const state = await callServer(remote, 'promover', {
    ...(version === undefined ? {} : { version }),
    ...(percent === undefined ? {} : { porcentaje: percent.trim() === '' ? null : Number(percent) }),
    ...(tenant === undefined ? {} : { tenant }),
    ...(without === undefined ? {} : { sinTenant: without }),
    ...(all ? { todos: true } : {}),
  });
  summarize(state);
}
