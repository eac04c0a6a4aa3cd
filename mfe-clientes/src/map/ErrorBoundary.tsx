import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  onError(): void;
  children: ReactNode;
}

/** A map that breaks while it draws is taken away; the page around it, with what was typed, stays. */
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
