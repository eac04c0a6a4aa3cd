import { Component, type ReactNode } from 'react';

interface FronteraProps {
  alFallar(): void;
  children: ReactNode;
}

/** A map that breaks while it draws is taken away; the page around it, with what was typed, stays. */
export default class Frontera extends Component<FronteraProps, { rota: boolean }> {
  override state = { rota: false };

  static getDerivedStateFromError() {
    return { rota: true };
  }

  override componentDidCatch() {
    this.props.alFallar();
  }

  override render() {
    return this.state.rota ? null : this.props.children;
  }
}
