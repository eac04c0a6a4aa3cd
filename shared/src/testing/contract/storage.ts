/** Keys that the code of `@lavanda/shared` writes while a section is open; the section isn't blamed for them. */
const OF_KIT = /^lavanda:(tarjeta|equipo|reloj|contacto|cola|cola-perdida|cola-numeros)(:|$)/;

/**
 * Watches localStorage and sessionStorage, which all sections share. A section may write only keys that begin with its name or
 * one of its segments, with or without `lavanda:`, or with one of `others`. `finish` returns the violations, in Spanish.
 */
export function watchStorage(names: readonly string[], others: readonly string[]): { finish: () => string[] } {
  const { setItem, removeItem, clear } = Storage.prototype;
  const complaints = new Set<string>();
  const isOwn = (key: string) =>
    OF_KIT.test(key) ||
    others.some((prefix) => key.startsWith(prefix)) ||
    names.some((name) => new RegExp(`^(lavanda[:.])?${name}([:./-]|$)`).test(key));
  const note = (what: string, key: string) => {
    if (!isOwn(key)) complaints.add(`${what} la clave "${key}" del navegador: las suyas empiezan con "lavanda:${names[0]}".`);
  };
  Storage.prototype.setItem = function set(key: string, value: string) {
    note('Escribe', key);
    setItem.call(this, key, value);
  };
  Storage.prototype.removeItem = function remove(key: string) {
    if (this.getItem(key) !== null) note('Borra', key);
    removeItem.call(this, key);
  };
  Storage.prototype.clear = function clearAll() {
    complaints.add('Vacía el almacén del navegador, donde guardan todas las secciones.');
    clear.call(this);
  };
  return {
    finish: () => {
      Object.assign(Storage.prototype, { setItem, removeItem, clear });
      return [...complaints];
    },
  };
}
