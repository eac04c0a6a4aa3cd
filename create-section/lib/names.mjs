import { Failure } from './failure.mjs';

/**
 * The forms of a section's name.
 * @typedef {object} Names
 * @property {string} package name of the package and remote: mfe-corte-caja, unless given otherwise
 * @property {string} segment path segment after /app/: corte-caja
 * @property {string} camel beginning of the names of its endpoints: corteCaja
 * @property {string} pascal the section's name inside the name of a hook: CorteCaja
 * @property {string} title name shown to users: Corte caja
 */

/**
 * Derives all forms of a section's name from the names that the user typed.
 * @returns {Names}
 * @throws Failure when a name is invalid in a path or for a package, the title has a sign that it may not have, or any of them is
 *   too long
 */
export function namesOf(name, title, remote = `mfe-${name.replace(/^mfe-/, '')}`) {
  const segment = name.replace(/^mfe-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(segment) || segment.length > 30)
    throw new Failure(`"${name}" no puede ser el nombre: lleva minúsculas sin acento, cifras y guiones, y hasta 30 en total.`);
  if (!/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(remote) || remote.length > 40)
    throw new Failure(
      `"${remote}" no puede ser el nombre de la entrega: empieza con mfe-, y sigue con minúsculas, cifras y guiones.`,
    );
  const camel = remote.slice(4).replace(/-(\w)/g, (_match, letter) => letter.toUpperCase());
  const read = title ?? capital(segment.replaceAll('-', ' '));
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .,&-]{0,39}$/u.test(read))
    throw new Failure(`"${read}" no puede ser el título: lleva letras, cifras y espacios, y hasta 40 en total.`);
  return { package: remote, segment, camel, pascal: capital(camel), title: read };
}

/**
 * Replaces the placeholder name "plantilla" by the section's names in the text of one of the template's files.
 * @param {Names} names
 */
export function rename(text, { package: remote, segment, camel, pascal, title }) {
  return text
    .replaceAll('mfe-plantilla', remote)
    .replace(/plantilla(?=[A-Z])/g, camel)
    .replace(/Plantilla(?=[A-Z])/g, pascal)
    .replaceAll('Plantilla', title)
    .replaceAll('plantilla', segment);
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
