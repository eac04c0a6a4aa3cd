import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { RemoteProps } from './remote.ts';

interface SectionBoundaryProps extends Pick<RemoteProps, 'onError'> {
  children?: ReactNode;
}

/** Removes a section that crashes and reports its first crash. */
export class SectionBoundary extends Component<SectionBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };
  #isReported = false;

  // Without this method React catches only the first error: a second one, from the clean-up of what is removed, drops the whole
  // root.
  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(thrown: unknown, { componentStack }: ErrorInfo) {
    if (this.#isReported) return;
    this.#isReported = true;
    const error = withComponents(thrown, componentStack ?? '');
    // `onError` makes the shell unmount the section, which React can't do until it has finished committing this tree.
    queueMicrotask(() => this.props.onError(error));
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}

/**
 * Adds the component names to the error's stack, because an error that React throws, or a thrown value that is no Error, names no
 * code of the section.
 */
function withComponents(thrown: unknown, components: string): Error {
  if (!(thrown instanceof Error)) return Object.assign(new Error(String(thrown), { cause: thrown }), { stack: components });
  // `Reflect.set`, because an assignment to a frozen error would throw.
  Reflect.set(thrown, 'stack', `${thrown.stack ?? ''}${components}`);
  return thrown;
}
