/** Globals of the page, which all sections share. The timers aren't in this list, because timers.ts watches them. */
const NAMES = ['fetch', 'XMLHttpRequest', 'WebSocket', 'Promise', 'Array', 'Object', 'Map', 'Set', 'Date', 'JSON', 'Math', 'URL'];

const CLASSES = [
  ...['Array', 'Boolean', 'Date', 'Error', 'Function', 'Map', 'Number', 'Object', 'Promise', 'RegExp', 'Set', 'String', 'URL'],
  ...['Document', 'Element', 'EventTarget', 'Headers', 'History', 'HTMLElement', 'Navigator', 'Node', 'Request', 'Response'],
  ...['Storage', 'XMLHttpRequest'],
];

interface Watched {
  name: string;
  object: object;
  before: Map<PropertyKey, PropertyDescriptor>;
}

/** Watches the page's globals and the prototypes of its classes. `check` returns what was changed and restores it. */
export function watchGlobals(): { check: () => string[] } {
  const page: Record<string, unknown> = globalThis;
  const watched: Watched[] = [watch('', page, NAMES), watch('history.', history), watch('JSON.', JSON), watch('Math.', Math)];
  for (const name of CLASSES) {
    const type = page[name];
    if (typeof type !== 'function') continue;
    watched.push(watch(`${name}.`, type));
    if (type.prototype) watched.push(watch(`${name}.prototype.`, type.prototype));
  }
  return {
    check: () => {
      // Plain loops, because the section may have replaced the array methods that other code would use.
      const changed: string[] = [];
      for (const { name, object, before } of watched) for (const key of restore(object, before)) changed.push(`${name}${key}`);
      return changed.length === 0 ? [] : [`Cambia ${changed.join(', ')}, que es de toda la página.`];
    },
  };
}

function watch(name: string, object: object, keys?: readonly string[]): Watched {
  const before = new Map<PropertyKey, PropertyDescriptor>();
  for (const key of keys ?? Reflect.ownKeys(object)) {
    const descriptor = Object.getOwnPropertyDescriptor(object, key);
    if (descriptor) before.set(key, descriptor);
  }
  return { name, object, before };
}

/** Undoes changes. @returns the names of replaced members and, on any object but the page itself, also those of added ones */
function restore(object: object, before: Watched['before']): string[] {
  const changed: string[] = [];
  before.forEach((descriptor, key) => {
    const now = Object.getOwnPropertyDescriptor(object, key);
    if (now && Object.is(now.value, descriptor.value) && now.get === descriptor.get && now.set === descriptor.set) return;
    changed[changed.length] = String(key);
    if (descriptor.configurable) Object.defineProperty(object, key, descriptor);
  });
  if (object === globalThis) return changed;
  for (const key of Reflect.ownKeys(object)) {
    if (before.has(key)) continue;
    // An added undefined member is no violation: React leaves such an Error.prepareStackTrace behind when it describes a crash.
    if ('value' in (Object.getOwnPropertyDescriptor(object, key) ?? {}) && Reflect.get(object, key) === undefined) continue;
    changed[changed.length] = String(key);
    Reflect.deleteProperty(object, key);
  }
  return changed;
}
