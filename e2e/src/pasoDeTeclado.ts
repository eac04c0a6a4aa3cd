/** Where the next press leads from, or that the focus is there already. */
export interface Paso {
  llego: boolean;
  /** Why who looks at the screen can't see where the focus is; '' when they can. */
  estorbo: string;
  tecla: string;
  /** The focused control, to tell the way. */
  desde: string;
}

/**
 * The next key towards an element, decided in the page: arrows inside a group that moves by arrows (radios, menus, listboxes, tabs,
 * grids, the same control of another row), Tab or Shift+Tab towards it otherwise. Whole in itself: the browser gets its source.
 */
export function pasoHacia(elemento: Element): Paso {
  const PULSABLE = 'a[href],button,input,select,textarea,summary,[tabindex],[role="option"],[role="menuitem"]';
  const GRUPOS = '[role="radiogroup"],[role="menu"],[role="listbox"],[role="tablist"],[role="grid"],[role="tree"]';
  const meta = elemento.closest(PULSABLE) ?? elemento;
  const FILAS = 'tbody,ul';
  const activo = document.activeElement ?? document.body;
  const desde = `${activo.tagName.toLowerCase()} «${(activo.getAttribute('aria-label') ?? activo.textContent ?? '').slice(0, 40)}»`;
  const indicado = activo.getAttribute('aria-activedescendant');
  const hacia = (tecla: string): Paso => ({ llego: false, estorbo: '', tecla, desde });

  if (activo === meta || (indicado !== null && indicado === meta.id)) return { llego: true, estorbo: loTapa(), tecla: '', desde };

  const lista = meta.closest('[role="listbox"]');
  if (lista?.id && meta.matches('[role="option"]') && activo.getAttribute('aria-controls') === lista.id)
    return hacia('ArrowDown');

  const mando = activo.getAttribute('data-control');
  const fila = (uno: Element) => Number(uno.closest('[data-indice]')?.getAttribute('data-indice'));
  if (mando !== null && mando === meta.getAttribute('data-control') && activo.closest(FILAS) === meta.closest(FILAS))
    return hacia(fila(meta) > fila(activo) ? 'ArrowDown' : 'ArrowUp');

  const grupo = meta.closest(GRUPOS);
  const radios = meta instanceof HTMLInputElement && meta.type === 'radio' && activo instanceof HTMLInputElement;
  if (radios && activo.name === meta.name)
    return enFila([...document.querySelectorAll(`input[name="${CSS.escape(meta.name)}"]`)]);
  if (grupo?.contains(activo) && grupo !== activo) {
    const rol = grupo.getAttribute('role');
    if (rol === 'grid') return enRejilla();
    if (rol === 'radiogroup')
      return enFila([...grupo.querySelectorAll('[role="radio"]:not(:disabled),input[type="radio"]:enabled')]);
    if (rol === 'tablist') return enFila([...grupo.querySelectorAll('[role="tab"]:not(:disabled)')]);
    if (meta.matches('[role^="menuitem"],[role="option"]')) return hacia(antes() ? 'ArrowUp' : 'ArrowDown');
  }
  return hacia(antes() ? 'Shift+Tab' : 'Tab');

  /** Whether the element comes before the focus in the page. */
  function antes(): boolean {
    const lugar = activo.compareDocumentPosition(meta);
    return (lugar & Node.DOCUMENT_POSITION_PRECEDING) !== 0 && (lugar & Node.DOCUMENT_POSITION_CONTAINS) === 0;
  }

  /** Along a group that goes round: by the shorter way. */
  function enFila(opciones: Element[]): Paso {
    const adelante = (opciones.indexOf(meta) - opciones.indexOf(activo) + opciones.length) % opciones.length;
    return hacia(adelante <= opciones.length / 2 ? 'ArrowRight' : 'ArrowLeft');
  }

  function enRejilla(): Paso {
    const [alla, aqui] = [meta.getBoundingClientRect(), activo.getBoundingClientRect()];
    if (Math.abs(alla.y - aqui.y) > 4) return hacia(alla.y > aqui.y ? 'ArrowDown' : 'ArrowUp');
    return hacia(alla.x > aqui.x ? 'ArrowRight' : 'ArrowLeft');
  }

  /** Whether something lies over the whole of the focused element, or it is outside the window. */
  function loTapa(): string {
    const caja = meta.getBoundingClientRect();
    if (caja.width * caja.height <= 4) return '';
    const puntos = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => [caja.x + caja.width * x, caja.y + caja.height * y]),
    );
    const dentro = puntos.filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (dentro.length === 0) return 'está fuera de la ventana';
    const encima = dentro.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
    const aLaVista = encima.some(
      (uno) => uno !== null && (meta.contains(uno) || uno.contains(meta) || uno.closest('label')?.contains(meta)),
    );
    return aLaVista ? '' : `lo tapa ${encima[0]?.outerHTML.slice(0, 120)}`;
  }
}

/** The key that does what a click does on an element; '' when being there is all. Whole in itself. */
export function comoSePulsa(elemento: Element): string {
  const meta = elemento.closest('a[href],button,input,select,textarea,summary,[role],[tabindex]') ?? elemento;
  if (['checkbox', 'radio', 'switch'].includes(meta.getAttribute('role') ?? '')) return 'Space';
  if (meta instanceof HTMLTextAreaElement) return '';
  if (!(meta instanceof HTMLInputElement) || ['button', 'submit', 'file'].includes(meta.type)) return 'Enter';
  return ['checkbox', 'radio'].includes(meta.type) ? 'Space' : '';
}

/** Whether the arrow that led to an element chose it: it is marked, or what it opens has taken the focus. Whole in itself. */
export async function quedoElegido(elemento: Element): Promise<boolean> {
  await new Promise(requestAnimationFrame);
  const meta = elemento.closest('input,[role]') ?? elemento;
  const marcado = meta instanceof HTMLInputElement ? meta.checked : meta.getAttribute('aria-checked') === 'true';
  const encima = document.activeElement?.closest('[role="dialog"],[role="alertdialog"]');
  return marcado || (encima !== null && encima !== undefined && !encima.contains(meta));
}
