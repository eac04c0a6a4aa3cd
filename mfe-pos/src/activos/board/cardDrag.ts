import { type DragEvent, type PointerEvent, useState } from 'react';

const TYPE = 'application/x-lavanda-nota';

/** Props that let a mouse drag a card. A finger scrolls the column instead, so on a touch screen the card's buttons move it. */
export const dragOf = (notaId: string) => ({
  onPointerDown: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    currentTarget.draggable = pointerType === 'mouse';
  },
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(TYPE, notaId);
    dataTransfer.effectAllowed = 'move';
  },
});

const carriesCard = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(TYPE);

/**
 * Accepts cards that are dropped on a column.
 * @param onDrop called with the nota's id
 * @returns whether a card is being dragged over the column, and the props of the column's element
 */
export function useDrop(onDrop: (notaId: string) => void) {
  const [isOver, setOver] = useState(false);
  const target = {
    onDragOver(event: DragEvent) {
      if (!carriesCard(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!carriesCard(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.getData(TYPE));
    },
  };
  return { isOver, target };
}
