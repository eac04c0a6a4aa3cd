import { looseSelectors } from '@lavanda/shared/domain/cssScope';

type Listener = EventListenerOrEventListenerObject;

interface PageWatch {
  /** Listeners on `window` and `document` that were added, without `once` or a signal, and not removed: 'resize de window'. */
  listeners: () => string[];
  /** Complaints about the current styles that affect the whole page. */
  styles: () => string[];
  /**
   * Stops watching, and reports styles without the nonce and elements left in the body. With `reportsLeftovers` it also reports
   * styles and listeners that are left, because they would accumulate with every mount.
   */
  finish: (nonce: string, reportsLeftovers: boolean) => string[];
}

/** Watches what a section adds to the page outside its own element, until `finish`. */
export function watchPage(): PageWatch {
  const body = new Set(document.body.children);
  const head = new Set(document.head.children);
  const before = new Set(document.querySelectorAll('style'));
  const listeners = [watchListeners(window, 'window'), watchListeners(document, 'document')];
  return {
    listeners: () => listeners.flatMap((watcher) => watcher.registered()),
    styles: () => {
      const css = [...document.querySelectorAll('style')].filter((style) => !before.has(style)).map(textOf);
      const loose = looseSelectors(css.join('\n'));
      return loose.length === 0 ? [] : [`da estilo a toda la página (${loose.slice(0, 5).join(', ')}): usa sx o styled.`];
    },
    finish: (nonce, reportsLeftovers) => {
      const remaining = listeners.flatMap((watcher) => watcher.finish());
      const created = [...document.body.children].filter((element) => !body.has(element));
      const styles = [...document.head.querySelectorAll('style')].filter((style) => !head.has(style));
      const withoutNonce = styles.filter((style) => style.nonce !== nonce);
      const complaints = [
        ...(withoutNonce.length > 0 ? ['pone estilos sin el nonce de la página: la política de seguridad los rechaza.'] : []),
        ...(created.length > 0
          ? [`deja en la página ${created.map(({ tagName }) => `<${tagName.toLowerCase()}>`).join(', ')}.`]
          : []),
      ];
      if (!reportsLeftovers) return complaints;
      return [
        ...complaints,
        ...(styles.length > 0 ? ['deja estilos nuevos cada vez que se abre.'] : []),
        ...(remaining.length > 0 ? [`deja oyentes: ${[...new Set(remaining)].join(', ')}.`] : []),
      ];
    },
  };
}

function watchListeners(where: EventTarget, name: string): { registered: () => string[]; finish: () => string[] } {
  const registered: { type: string; listener: Listener | null }[] = [];
  const { addEventListener, removeEventListener } = where;
  where.addEventListener = (type: string, listener: Listener | null, options?: boolean | AddEventListenerOptions) => {
    const transient = typeof options === 'object' && (options.once === true || options.signal !== undefined);
    if (!transient) registered.push({ type, listener });
    addEventListener.call(where, type, listener, options);
  };
  where.removeEventListener = (type: string, listener: Listener | null, options?: boolean | EventListenerOptions) => {
    const index = registered.findIndex((each) => each.type === type && each.listener === listener);
    if (index >= 0) registered.splice(index, 1);
    removeEventListener.call(where, type, listener, options);
  };
  const kinds = () => registered.map(({ type }) => `${type} de ${name}`);
  return {
    registered: kinds,
    finish: () => {
      Object.assign(where, { addEventListener, removeEventListener });
      return kinds();
    },
  };
}

/** The rules of a style sheet, even if scripts inserted them rule by rule and its text is empty. */
function textOf({ textContent, sheet }: HTMLStyleElement): string {
  return textContent || [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');
}
