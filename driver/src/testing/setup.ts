import 'fake-indexeddb/auto';
import { configure } from '@testing-library/dom';

/** Time limit for elements to appear, ms, long enough for a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

// jsdom implements neither modal dialogs nor scrolling, so their methods are stubbed. The worker's tests run in Node, which has
// none of these methods.
if (typeof HTMLDialogElement !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { scrollTo: () => undefined });
}
