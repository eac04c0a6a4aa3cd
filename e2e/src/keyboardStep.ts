/** One step towards a control: the next key to press, or `arrived` when it has the focus. */
export interface Step {
  arrived: boolean;
  /** Why the focused control is not visible on the screen; '' when it is. */
  obstacle: string;
  key: string;
  /** Describes the control that has the focus, for the error message. */
  from: string;
}

/**
 * Tells which key moves the focus towards an element: an arrow in a group that arrows move along (radios, menus, the
 * same control in another row...), else Tab or Shift+Tab. This function is sent to the browser as source, so it must not
 * use anything defined outside its body.
 */
export function stepToward(element: Element): Step {
  const PRESSABLE = 'a[href],button,input,select,textarea,summary,[tabindex],[role="option"],[role="menuitem"]';
  const GROUPS = '[role="radiogroup"],[role="menu"],[role="listbox"],[role="tablist"],[role="grid"],[role="tree"]';
  const target = element.closest(PRESSABLE) ?? element;
  const ROWS = 'tbody,ul';
  const active = document.activeElement ?? document.body;
  const from = `${active.tagName.toLowerCase()} «${(active.getAttribute('aria-label') ?? active.textContent ?? '').slice(0, 40)}»`;
  const indicated = active.getAttribute('aria-activedescendant');
  const toward = (key: string): Step => ({ arrived: false, obstacle: '', key, from });

  if (active === target || (indicated !== null && indicated === target.id))
    return { arrived: true, obstacle: covers(), key: '', from };

  const list = target.closest('[role="listbox"]');
  if (list?.id && target.matches('[role="option"]') && active.getAttribute('aria-controls') === list.id)
    return toward('ArrowDown');

  const control = active.getAttribute('data-control');
  const row = (one: Element) => Number(one.closest('[data-index]')?.getAttribute('data-index'));
  if (control !== null && control === target.getAttribute('data-control') && active.closest(ROWS) === target.closest(ROWS))
    return toward(row(target) > row(active) ? 'ArrowDown' : 'ArrowUp');

  const group = target.closest(GROUPS);
  const radios = target instanceof HTMLInputElement && target.type === 'radio' && active instanceof HTMLInputElement;
  if (radios && active.name === target.name)
    return inRow([...document.querySelectorAll(`input[name="${CSS.escape(target.name)}"]`)]);
  if (group?.contains(active) && group !== active) {
    const role = group.getAttribute('role');
    if (role === 'grid') return inGrid();
    if (role === 'radiogroup')
      return inRow([...group.querySelectorAll('[role="radio"]:not(:disabled),input[type="radio"]:enabled')]);
    if (role === 'tablist') return inRow([...group.querySelectorAll('[role="tab"]:not(:disabled)')]);
    if (target.matches('[role^="menuitem"],[role="option"]')) return toward(before() ? 'ArrowUp' : 'ArrowDown');
  }
  return toward(before() ? 'Shift+Tab' : 'Tab');

  /** True when the element comes before the focused one in the document. */
  function before(): boolean {
    const place = active.compareDocumentPosition(target);
    return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0 && (place & Node.DOCUMENT_POSITION_CONTAINS) === 0;
  }

  /** Takes the shorter way to the element along a group whose ends are joined. */
  function inRow(options: Element[]): Step {
    const forward = (options.indexOf(target) - options.indexOf(active) + options.length) % options.length;
    return toward(forward <= options.length / 2 ? 'ArrowRight' : 'ArrowLeft');
  }

  function inGrid(): Step {
    const [there, here] = [target.getBoundingClientRect(), active.getBoundingClientRect()];
    if (Math.abs(there.y - here.y) > 4) return toward(there.y > here.y ? 'ArrowDown' : 'ArrowUp');
    return toward(there.x > here.x ? 'ArrowRight' : 'ArrowLeft');
  }

  /** Says why the focused element isn't visible: other elements cover all of it, or it is outside the window; else ''. */
  function covers(): string {
    const box = target.getBoundingClientRect();
    if (box.width * box.height <= 4) return '';
    const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [box.x + box.width * x, box.y + box.height * y]));
    const inside = points.filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (inside.length === 0) return 'está fuera de la ventana';
    const above = inside.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
    const inView = above.some(
      (one) => one !== null && (target.contains(one) || one.contains(target) || one.closest('label')?.contains(target)),
    );
    return inView ? '' : `lo tapa ${above[0]?.outerHTML.slice(0, 120)}`;
  }
}

/** The key that acts like a click on an element; '' when focusing is enough. Sent to the browser as source. */
export function howToPress(element: Element): string {
  const target = element.closest('a[href],button,input,select,textarea,summary,[role],[tabindex]') ?? element;
  if (['checkbox', 'radio', 'switch'].includes(target.getAttribute('role') ?? '')) return 'Space';
  if (target instanceof HTMLTextAreaElement) return '';
  if (!(target instanceof HTMLInputElement) || ['button', 'submit', 'file'].includes(target.type)) return 'Enter';
  return ['checkbox', 'radio'].includes(target.type) ? 'Space' : '';
}

/** True when the arrow key that reached an element also chose it or moved the focus to a dialog. Runs in the browser. */
export async function staysSelected(element: Element): Promise<boolean> {
  await new Promise(requestAnimationFrame);
  const target = element.closest('input,[role]') ?? element;
  const marked = target instanceof HTMLInputElement ? target.checked : target.getAttribute('aria-checked') === 'true';
  const above = document.activeElement?.closest('[role="dialog"],[role="alertdialog"]');
  return marked || (above !== null && above !== undefined && !above.contains(target));
}
