import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  onError(): void;
  children: ReactNode;
}

/** Removes a map that throws while rendering, so that the rest of the page works and its typed values stay. */
export default class ErrorBoundary extends Component<ErrorBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    // The page works on without the map, so no other code reports this error to the section's team.
    reportError(error);
    this.props.onError();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
