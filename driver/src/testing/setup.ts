import 'fake-indexeddb/auto';
import { configure } from '@testing-library/dom';

/** Time limit for elements to appear, ms, long enough for a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

// jsdom can neither open modal dialogs nor scroll, so stubs do. In Node, where the worker's tests run, nothing is to be stubbed.
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
