import type { DataRouter, Lifecycles, RemoteProps } from '@lavanda/shared/federation/remote';

let count = 0;

interface Options {
  lifecycles: Lifecycles;
  router: DataRouter;
  nonce: string | undefined;
  /** Props that the slot gives to the extension. */
  slot: object;
  onDrawn: () => void;
  onError: (error: Error) => void;
}

/** One section's extension, mounted in a slot of another section's page. Its crashes are reported only while it is mounted. */
export class ExtensionParcel {
  readonly #element = document.createElement('div');
  readonly #lifecycles: Lifecycles;
  readonly #props: RemoteProps;
  readonly #mounted: Promise<unknown>;
  #isDown = false;

  constructor(place: HTMLElement, { lifecycles, router, nonce, slot, onDrawn, onError }: Options) {
    count += 1;
    // The wrapper has no box, so an extension without anything to show takes no room.
    this.#element.style.display = 'contents';
    place.append(this.#element);
    this.#lifecycles = lifecycles;
    const whileUp = () => !this.#isDown && onDrawn();
    const fail = (error: Error) => {
      if (!this.#isDown) onError(error);
    };
    const name = `extension-${count}`;
    const props = { router, nonce, slot, visible: true, onDrawn: whileUp, onError: fail, domElement: this.#element, name };
    this.#props = props;
    // Mounts in a microtask, because other React roots can't render while the shell's is committing.
    this.#mounted = Promise.resolve()
      .then(() => lifecycles.bootstrap(props as never))
      .then(() => lifecycles.mount(props as never));
    this.#mounted.catch((error: unknown) => fail(error instanceof Error ? error : new Error(String(error))));
  }

  update(slot: object): void {
    void this.#mounted
      .then(() => this.#isDown || this.#lifecycles.update?.({ ...this.#props, slot } as never))
      .catch(() => undefined);
  }

  takeDown(): void {
    this.#isDown = true;
    this.#element.remove();
    // A failed mount left nothing to unmount. An error of unmount() reaches `watchUncaughtErrors`, which reports it.
    void this.#mounted
      .then(
        () => this.#lifecycles.unmount(this.#props as never),
        () => undefined,
      )
      .catch((error: unknown) => reportError(error));
  }
}
