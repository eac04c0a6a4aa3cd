import { callServer } from './calls.mjs';
import { tell } from './failure.mjs';

/** Makes a link that shows a version, by default the newest published one, and prints it with the time when it expires. */
export async function preview(remote, version) {
  const made = await callServer(remote, 'vista-previa', version === undefined ? {} : { version });
  tell(`${remote} ${made.version}, hasta ${made.vence.slice(0, 16).replace('T', ' ')} UTC`);
  tell(made.enlace);
}
