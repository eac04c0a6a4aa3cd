import { type Centavos, formatoDinero } from '../domain/dinero.ts';
import Money from './Money.tsx';
import { type ModoMonto, REGLAS } from './montos.ts';
import { TEXTOS_MONTO } from './textos.ts';

export interface SubtituloMontoProps {
  modo: ModoMonto;
  maximo: number | undefined;
  precio: Centavos | undefined;
}

/** Under the title of AmountDialog: the price of a unit, or the balance that bounds the amount. */
export default function SubtituloMonto({ modo, maximo, precio }: SubtituloMontoProps) {
  if (precio !== undefined) return `${formatoDinero(precio)} ${modo === 'kg' ? TEXTOS_MONTO.porKg : TEXTOS_MONTO.porPieza}`;
  if (maximo === undefined || !REGLAS[modo].dinero) return null;
  return (
    <>
      {modo === 'abono' ? TEXTOS_MONTO.saldo : TEXTOS_MONTO.total} <Money centavos={maximo} />
    </>
  );
}
