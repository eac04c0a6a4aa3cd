import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import type { KeyboardEvent, RefObject } from 'react';
import { tileTowards } from './arrows';

interface TileKeysOptions {
  searchBox: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  disabled: boolean;
  /** Text of the search. */
  text: string;
  /** The first servicio that matches the search. */
  first(): Servicio | undefined;
  onAdd(servicio: Servicio): void;
  onClear(): void;
}

/** Keys of the search box and the tiles: arrows move the focus, Enter adds the first match, Escape clears the search. */
export function tileKeys({ searchBox, list, disabled, text, first, onAdd, onClear }: TileKeysOptions) {
  const tiles = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];

  function onSearchKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      tiles()[0]?.focus();
    } else if (event.key === 'Enter' && text.trim() !== '' && !event.ctrlKey) {
      const match = first();
      if (match && !disabled) onAdd(match);
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      onClear();
    }
  }

  function onListKey(event: KeyboardEvent) {
    const current = event.target;
    if (disabled || !(current instanceof HTMLElement) || !/^Arrow/.test(event.key)) return;
    event.preventDefault();
    const target = tileTowards(event.key, tiles(), current);
    if (target) target.focus();
    else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') searchBox.current?.focus();
  }

  return { onSearchKey, onListKey };
}
