import type { TouchEvent } from 'react';

/** Pixels that a finger may slip and still be touching what it touched: the browser's own slop. */
const SLOP_PX = 15;
/** Held longer than this, it is a long press, which is no click. */
const LONG_PRESS_MS = 500;

interface Touch {
  over: EventTarget;
  x: number;
  y: number;
  ms: number;
}

let ongoing: Touch | null = null;

function wasTap(event: TouchEvent, touch: Touch | null): boolean {
  const finger = event.changedTouches[0];
  return (
    finger !== undefined &&
    touch?.over === event.currentTarget &&
    // Not cancelable: the finger stopped a list that was rolling, or the browser took it for something of its own.
    event.cancelable &&
    Math.hypot(finger.clientX - touch.x, finger.clientY - touch.y) <= SLOP_PX &&
    event.timeStamp - touch.ms < LONG_PRESS_MS
  );
}

/** A click takes the focus out of a field, and with it the keyboard of the screen. A dialog keeps its own. */
function leaveField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && !field.closest('[role="dialog"]')) field.blur();
}

/**
 * Props of a button or a link that a counter touches again and again: its click comes when the finger lifts, and not once the browser has made one of the touch,
 * a frame later. Everything else that presses it (mouse, keyboard, a screen reader) is the click that it always was, and so is a finger that slides, holds, stops
 * a rolling list or isn't alone: the browser says whether those are one.
 */
export const fastTap = {
  onTouchStart(event: TouchEvent<HTMLElement>) {
    const finger = event.touches[0];
    const alone = finger && event.touches.length === 1;
    ongoing = alone ? { over: event.currentTarget, x: finger.clientX, y: finger.clientY, ms: event.timeStamp } : null;
  },
  onTouchEnd(event: TouchEvent<HTMLElement>) {
    const touch = ongoing;
    ongoing = null;
    if (!wasTap(event, touch)) return;
    // The browser makes no click of this one.
    event.preventDefault();
    leaveField();
    event.currentTarget.click();
  },
};
