import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Centavos } from '../domain/dinero.ts';
import Money from './Money.tsx';

export interface RenglonTotal {
  etiqueta: string;
  /** Centavos, or any other value as a node. */
  valor: Centavos | ReactNode;
  /** Beside the label: the eye of the payments, 'Agregar' of the discounts. */
  accion?: ReactNode;
  /** The sum that decides: larger. */
  fuerte?: boolean;
}

export interface TotalsProps {
  renglones: readonly RenglonTotal[];
  sx?: SxProps<Theme>;
}

/** Sums of a note as a description list: label, action, amount at the right; 26 px rows. */
export default function Totals({ renglones, sx }: TotalsProps) {
  return (
    <Box component="dl" sx={[{ display: 'grid', gap: 0.5, m: 0, fontSize: 15 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {renglones.map(({ etiqueta, valor, accion, fuerte = false }) => (
        <Box key={etiqueta} sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 26 }}>
          <Box component="dt" sx={{ color: fuerte ? 'text.primary' : 'text.secondary', fontWeight: fuerte ? 700 : 400 }}>
            {etiqueta}
          </Box>
          <Box component="dd" sx={{ display: 'flex', flex: 1, alignItems: 'center', m: 0 }}>
            {accion && <Box sx={{ my: -2.5 }}>{accion}</Box>}
            <Box component="span" sx={{ ml: 'auto', fontSize: 16 }}>
              {typeof valor === 'number' ? <Money centavos={valor} tamano={fuerte ? 'grande' : 'normal'} /> : valor}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
