import { formatMoney, formatQuantity } from '@lavanda/shared/domain/money';
import { lineAmount } from '@lavanda/shared/domain/nota';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import type { Line } from '../../notas/nota';
import { TEXTS } from '../texts';
import ArticleName from './ArticleName';
import type { NoteActions } from './noteActions';
import { type Flash, useFlash } from './useFlash';

export interface ArticleLineProps {
  line: Line;
  /** Catalogue name of the line's servicio, shown below the own name of a flexible line. */
  catalog: string | undefined;
  /** True when the servicio left the catalogue, so the line can't be saved. */
  retired: boolean;
  locked: boolean;
  /** Set on the line that was added to last, to highlight it; null on all others. */
  flash: Flash | null;
  actions: NoteActions;
}

const Row = styled('li')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto 44px',
    alignItems: 'center',
    gap: 10,
    height: 52,
    '& + &': { borderTop: `1px solid ${palette.divider}` },
    // The highlight spans the paper's full width.
    '&[data-lit="true"]': {
      backgroundColor: palette.primary.tint50,
      boxShadow: `calc(-1 * var(--margen)) 0 ${palette.primary.tint50}, var(--margen) 0 ${palette.primary.tint50}`,
    },
    '& b, & small': { display: 'block', ...ELLIPSIS },
    '& b': { fontWeight: 600, fontSize: 16, lineHeight: '20px', [theme.breakpoints.down('sm')]: { fontSize: 15 } },
    '& small': { fontSize: 13, lineHeight: '16px', color: palette.text.disabled },
    '& > span:last-of-type': {
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.primary,
      whiteSpace: 'nowrap',
      fontWeight: 700,
      fontSize: 16,
    },
    '&[data-retired="true"]': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      '& small': { color: palette.error.main, fontWeight: 600 },
      '& button[title]': {
        width: 'auto',
        marginRight: 0,
        padding: '0 12px',
        fontWeight: 700,
        fontSize: 15,
        color: palette.error.main,
        boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
      },
    },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      height: 44,
      margin: 0,
      border: 0,
      fontFamily: 'inherit',
      cursor: 'pointer',
      userSelect: 'none',
      WebkitTapHighlightColor: 'transparent',
      '&:disabled': { pointerEvents: 'none', cursor: 'default' },
    },
    '& button:first-of-type': {
      minWidth: 58,
      margin: -4,
      padding: '0 8px',
      // The transparent border makes the touch target larger than the visible button.
      border: '4px solid transparent',
      backgroundClip: 'padding-box',
      borderRadius: theme.radii.s + 4,
      fontWeight: 700,
      fontSize: 16,
      whiteSpace: 'nowrap',
      backgroundColor: palette.background.default,
      color: palette.text.primary,
      '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
    },
    '& button[title]': {
      width: 44,
      marginRight: -8,
      padding: 8,
      borderRadius: theme.radii.m,
      backgroundColor: 'transparent',
      color: palette.text.secondary,
      '&:hover': { backgroundColor: palette.background.sunken },
      '& svg': { fontSize: 22 },
    },
  };
});

/** A line of the nota: quantity, servicio, amount, Eliminar. Handles the +, - and Supr keys (UI guide 7). */
export default function ArticleLine({ line, catalog, retired, locked, flash, actions }: ArticleLineProps) {
  const listRow = useRef<HTMLLIElement>(null);
  const lit = useFlash(listRow, flash);
  const quantity = formatQuantity(line.cantidad);
  // A button's accessible name begins with the text it shows.
  const removal = retired ? TEXTS.removeRetiredLine : TEXTS.removeLine;

  function remove() {
    const neighbor = listRow.current?.nextElementSibling ?? listRow.current?.previousElementSibling;
    const next = neighbor?.querySelector<HTMLElement>('button');
    actions.remove(line);
    // After removing the last line, focus the title: focusing a field would open a tablet's on-screen keyboard.
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
    <Row ref={listRow} data-lit={lit} data-retired={retired} onKeyDown={onType}>
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
        catalog={catalog}
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
    </Row>
  );
}
