import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { RemoteProps } from './remote.ts';

interface SectionBoundaryProps extends Pick<RemoteProps, 'onError'> {
  children?: ReactNode;
}

/** Removes a section that crashes and reports its first crash. */
export class SectionBoundary extends Component<SectionBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };
  #isReported = false;

  // Without it, React catches one error only, and drops the whole root when a clean-up of what is removed crashes too.
  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(thrown: unknown, { componentStack }: ErrorInfo) {
    if (this.#isReported) return;
    this.#isReported = true;
    const error = withComponents(thrown, componentStack ?? '');
    // In a microtask, because the shell would unmount a tree that is still being committed.
    queueMicrotask(() => this.props.onError(error));
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}

/** The error with the components in its stack, because one that React throws or that is no Error names no code of the section. */
function withComponents(thrown: unknown, components: string): Error {
  if (!(thrown instanceof Error)) return Object.assign(new Error(String(thrown), { cause: thrown }), { stack: components });
  // It has no effect on a frozen error.
  Reflect.set(thrown, 'stack', `${thrown.stack ?? ''}${components}`);
  return thrown;
}
