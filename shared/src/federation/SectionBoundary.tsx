import { Component, type ReactNode } from 'react';
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

  override componentDidCatch(thrown: unknown) {
    if (this.#isReported) return;
    this.#isReported = true;
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    // In a microtask, because the shell would unmount a tree that is still being committed.
    queueMicrotask(() => this.props.onError(error));
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
