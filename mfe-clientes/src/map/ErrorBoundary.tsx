import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  onError(): void;
  children: ReactNode;
}

/** Removes a map that throws while rendering, so the page around it keeps what was typed. */
export default class ErrorBoundary extends Component<ErrorBoundaryProps, { rota: boolean }> {
  override state = { rota: false };

  static getDerivedStateFromError() {
    return { rota: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.rota ? null : this.props.children;
  }
}
