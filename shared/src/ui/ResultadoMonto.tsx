import { type Centavos, formatoDinero } from '../domain/dinero.ts';
import Money from './Money.tsx';
import { type ModoMonto, REGLAS } from './montos.ts';
import { TEXTOS_MONTO } from './textos.ts';

export interface ResultadoMontoProps {
  modo: ModoMonto;
  maximo: number | undefined;
  valor: number;
  importe: Centavos | null;
}

/** What the amount being written comes to: the line's amount, or what is left of the balance. */
export default function ResultadoMonto({ modo, maximo, valor, importe }: ResultadoMontoProps) {
  if (!REGLAS[modo].dinero) return importe === null ? null : <Money centavos={importe} tamano="grande" />;
  if (maximo === undefined || valor === 0) return null;
  return <small>{`${modo === 'abono' ? TEXTOS_MONTO.resta : TEXTOS_MONTO.queda} ${formatoDinero(maximo - valor)}`}</small>;
}
