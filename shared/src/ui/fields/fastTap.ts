import type { TouchEvent } from 'react';

/** How far the finger may move within a tap, px. */
const SLOP_PX = 15;
/** Longest tap, ms; a longer press is left to the browser. */
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
    // The event isn't cancelable when the finger stopped a scroll or when the browser handles the gesture.
    event.cancelable &&
    Math.hypot(finger.clientX - touch.x, finger.clientY - touch.y) <= SLOP_PX &&
    event.timeStamp - touch.ms < LONG_PRESS_MS
  );
}

/** Blurs the focused field, as a real click does, so that the on-screen keyboard closes. A field in a dialog keeps the focus. */
function leaveField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && !field.closest('[role="dialog"]')) field.blur();
}

/**
 * Props for buttons that are tapped repeatedly: their click comes with touchend, a frame before the browser's own click. Mouse,
 * keyboard, screen readers and other gestures (slide, long press, stopping a scroll, several fingers) keep the browser's click.
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
    // Prevents the browser's own click.
    event.preventDefault();
    leaveField();
    event.currentTarget.click();
  },
};
