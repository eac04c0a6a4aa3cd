import { formatMoney, formatQuantity } from '@lavanda/shared/domain/money';
import { lineAmount } from '@lavanda/shared/domain/nota';
import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { type KeyboardEvent, useRef } from 'react';
import type { Line } from '../../notas/nota';
import { TEXTS } from '../texts';
import ArticleName from './ArticleName';
import { ArticleRow } from './ArticleRow';
import type { NoteActions } from './noteActions';
import { type Flash, useFlash } from './useFlash';

export interface ArticleLineProps {
  line: Line;
  /** Catalogue name of the line's servicio, shown below the name that was typed for a flexible line. */
  catalogName: string | undefined;
  /** True when the servicio left the catalogue, so the line can't be saved. */
  retired: boolean;
  locked: boolean;
  /** The highlight of the line whose quantity was changed last; null on all other lines. */
  flash: Flash | null;
  actions: NoteActions;
}

/** A line of the nota: quantity, servicio, amount, button 'Eliminar'. Handles the keys +, - and Delete ('Supr') (UI guide 7). */
export default function ArticleLine({ line, catalogName, retired, locked, flash, actions }: ArticleLineProps) {
  const listRow = useRef<HTMLLIElement>(null);
  const lit = useFlash(listRow, flash);
  const quantity = formatQuantity(line.cantidad);
  // Only the button of a retired servicio shows a word, 'Quitar', with which its accessible name has to begin.
  const removal = retired ? TEXTS.removeRetiredLine : TEXTS.removeLine;

  function remove() {
    const neighbor = listRow.current?.nextElementSibling ?? listRow.current?.previousElementSibling;
    const next = neighbor?.querySelector<HTMLElement>('button');
    actions.remove(line);
    // Without another line the title takes the focus, because a field would open a tablet's on-screen keyboard.
    if (next) next.focus();
    else focusPageTitle();
  }

  function onType(event: KeyboardEvent) {
    if (locked || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+') actions.addUnit(line, 1);
    else if (event.key === '-') actions.addUnit(line, -1);
    else if (event.key === 'Delete') remove();
    else return;
    event.preventDefault();
  }

  return (
    <ArticleRow ref={listRow} data-lit={lit} data-retired={retired} onKeyDown={onType}>
      <button
        type="button"
        disabled={locked}
        aria-label={TEXTS.changeQuantity(quantity, line.servicio)}
        onClick={() => actions.open({ type: 'cantidad', line })}
      >
        {quantity} ×
      </button>
      <ArticleName
        line={line}
        catalogName={catalogName}
        retired={retired}
        locked={locked}
        onObserve={() => actions.open({ type: 'observaciones', target: line.id })}
      />
      <span>{formatMoney(lineAmount(line), 2)}</span>
      {!locked && (
        <button type="button" aria-label={removal(line.servicio)} title={TEXTS.remove} onClick={remove}>
          {retired ? TEXTS.removeRetired : <DeleteOutlineRounded aria-hidden />}
        </button>
      )}
    </ArticleRow>
  );
}
