import { type DragEvent, type PointerEvent, useState } from 'react';

const TYPE = 'application/x-lavanda-nota';

/** Makes a card one that a mouse drags. A finger scrolls the column, and moves the nota by its buttons. */
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
 * Takes a card that is dropped on a column.
 * @param onDrop called with the nota's id
 * @returns whether a card is over it, and what the column's element is to have
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
