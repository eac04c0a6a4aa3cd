import type { Centavos } from '@lavanda/shared/domain/dinero';
import { formatoDinero } from '@lavanda/shared/domain/dinero';
import { createContext, use } from 'react';
import type { Cuenta } from '../borrador/cuenta';

/** The account of the note on screen. What shows one of its amounts reads it here, so that a touch draws the amounts and not what is around them. */
export const CuentaEnCurso = createContext<Cuenta | null>(null);

function useMonto(monto: MontoDeCuenta): Centavos {
  return use(CuentaEnCurso)?.[monto] ?? 0;
}

type MontoDeCuenta = 'subtotal' | 'abonos' | 'envio' | 'descuentos' | 'ajuste' | 'saldo';

/** An amount of the account, which the note's paper styles; `resta` when it is taken from the total. */
export function Monto({ de, resta = false }: { de: MontoDeCuenta; resta?: boolean }) {
  const monto = useMonto(de);
  return <span className="monto">{formatoDinero(resta ? -monto : monto)}</span>;
}

/** What is due, dressed by what is around it; the note's paper gives it its place. */
export function Saldo() {
  return <span className="saldo">{formatoDinero(useMonto('saldo'))}</span>;
}
