import type { TouchEvent } from 'react';

/** Pixels that a finger may slip and still be touching what it touched: the browser's own slop. */
const DESLIZ_PX = 15;
/** Held longer than this, it is a long press, which is no click. */
const PULSACION_LARGA_MS = 500;

interface Toque {
  sobre: EventTarget;
  x: number;
  y: number;
  ms: number;
}

let enCurso: Toque | null = null;

function fueToque(evento: TouchEvent, toque: Toque | null): boolean {
  const dedo = evento.changedTouches[0];
  return (
    dedo !== undefined &&
    toque?.sobre === evento.currentTarget &&
    // Not cancelable: the finger stopped a list that was rolling, or the browser took it for something of its own.
    evento.cancelable &&
    Math.hypot(dedo.clientX - toque.x, dedo.clientY - toque.y) <= DESLIZ_PX &&
    evento.timeStamp - toque.ms < PULSACION_LARGA_MS
  );
}

/** A click takes the focus out of a field, and with it the keyboard of the screen. A dialog keeps its own. */
function dejarElCampo(): void {
  const campo = document.activeElement;
  if (campo instanceof HTMLInputElement && !campo.closest('[role="dialog"]')) campo.blur();
}

/**
 * Props of a button or a link that a counter touches again and again: its click comes when the finger lifts, and not once the browser has made one of the touch,
 * a frame later. Everything else that presses it (mouse, keyboard, a screen reader) is the click that it always was, and so is a finger that slides, holds, stops
 * a rolling list or isn't alone: the browser says whether those are one.
 */
export const alTocar = {
  onTouchStart(evento: TouchEvent<HTMLElement>) {
    const dedo = evento.touches[0];
    const solo = dedo && evento.touches.length === 1;
    enCurso = solo ? { sobre: evento.currentTarget, x: dedo.clientX, y: dedo.clientY, ms: evento.timeStamp } : null;
  },
  onTouchEnd(evento: TouchEvent<HTMLElement>) {
    const toque = enCurso;
    enCurso = null;
    if (!fueToque(evento, toque)) return;
    // The browser makes no click of this one.
    evento.preventDefault();
    dejarElCampo();
    evento.currentTarget.click();
  },
};
