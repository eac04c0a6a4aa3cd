import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import Skeleton from '@mui/material/Skeleton';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { TEXTOS as T } from '../textos';

interface GraficaProps<P extends object> {
  /** Brings the chart's code: it is asked for when a report is opened. */
  cargar(): Promise<{ default: ComponentType<P> }>;
  props: P;
  /** Height of the chart, px, kept while its code comes. */
  alto: number;
}

/** A chart whose code comes on demand. One that doesn't come leaves its card with another try, and the rest of the page whole. */
export default function Grafica<P extends object>({ cargar, props, alto }: GraficaProps<P>) {
  const [intento, setIntento] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try needs a new lazy, the failed one keeps its failure
  const Contenido = useMemo(() => lazy(cargar), [cargar, intento]);
  return (
    <Limite
      key={intento}
      alternativa={
        <ErrorPanel titulo={T.noCargo} detalle={T.noCargoGrafica} nivel="p" onReintentar={() => setIntento(intento + 1)} />
      }
    >
      <Suspense fallback={<Skeleton variant="rounded" height={alto} />}>
        <Contenido {...props} />
      </Suspense>
    </Limite>
  );
}

class Limite extends Component<{ alternativa: ReactNode; children: ReactNode }, { fallo: boolean }> {
  override state = { fallo: false };

  static getDerivedStateFromError() {
    return { fallo: true };
  }

  override render() {
    return this.state.fallo ? this.props.alternativa : this.props.children;
  }
}
