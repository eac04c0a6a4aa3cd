import 'fake-indexeddb/auto';
import { configure } from '@testing-library/dom';

/** Time limit of what appears later, ms: a busy machine is slow. */
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no modal dialogs and doesn't scroll, and Node has no dialogs at all.
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
