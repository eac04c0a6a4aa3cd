import { type Centavos, formatoDinero } from '@lavanda/shared/domain/dinero';
import { METODOS_PAGO } from '@lavanda/shared/domain/nota';
import Money from '@lavanda/shared/ui/Money';
import Segmented from '@lavanda/shared/ui/Segmented';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import type { ChosenPayment, PaymentKind } from '../draft/draft';
import { KeyHint } from '../keyboard/KeyHint';
import { TEXTOS } from '../textos';
import type { NoteActions } from './noteActions';

export interface PaymentChoiceProps {
  pago: ChosenPayment;
  cerrada: boolean;
  /** Nothing is due. */
  saldada: boolean;
  /** What is charged now and what remains after it; 0 without a payment. */
  cobro: Centavos;
  resta: Centavos;
  deshabilitado: boolean;
  grupo: RefObject<HTMLDivElement | null>;
  actions: NoteActions;
}

const METODOS = METODOS_PAGO.map((metodo) => ({ valor: metodo, etiqueta: metodo }));

/** Today's payment: none, a part, or all that is due; its method; what is charged now and what remains. */
export default function PaymentChoice({
  pago,
  cerrada,
  saldada,
  cobro,
  resta,
  deshabilitado,
  grupo,
  actions,
}: PaymentChoiceProps) {
  const { tipo, metodo, monto } = pago;
  const opciones: { valor: PaymentKind; etiqueta: string; deshabilitada?: boolean }[] = [
    { valor: 'sin', etiqueta: TEXTOS.sinAbono },
    { valor: 'con', etiqueta: TEXTOS.conAbono, deshabilitada: saldada && tipo !== 'con' },
    { valor: 'liquidar', etiqueta: TEXTOS.liquidar, deshabilitada: cerrada && saldada },
  ];
  return (
    <Box ref={grupo} sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Box sx={PAGO}>
        <KeyHint sobre="hundido">F4</KeyHint>
        <Segmented
          etiqueta={TEXTOS.pago}
          llenar
          opciones={opciones}
          valor={tipo}
          onCambio={actions.choosePayment}
          deshabilitado={deshabilitado}
        />
      </Box>
      {tipo !== 'sin' && (
        <>
          <Segmented
            etiqueta={TEXTOS.metodoPago}
            llenar
            opciones={METODOS}
            valor={metodo}
            onCambio={actions.chooseMethod}
            deshabilitado={deshabilitado}
          />
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 3,
              px: 0.5,
              pt: 0.5,
              fontSize: 15,
              color: 'text.secondary',
            }}
          >
            <span>
              {TEXTOS.seCobra}{' '}
              {tipo === 'con' && !deshabilitado ? (
                <Button aria-label={TEXTOS.cambiarAbono(monto)} onClick={() => actions.open({ tipo: 'abono' })} sx={MONTO}>
                  {formatoDinero(monto)}
                </Button>
              ) : (
                <Money centavos={cobro} />
              )}
            </span>
            <span>
              {TEXTOS.resta} <Money centavos={resta} sx={resta < 0 ? { color: 'error.main' } : {}} />
            </span>
          </Box>
        </>
      )}
    </Box>
  );
}

const PAGO = {
  display: 'flex',
  alignItems: 'center',
  borderRadius: '12px',
  bgcolor: 'background.sunken',
  '& > kbd': { ml: '10px' },
  '& > [role="radiogroup"]': { flex: 1 },
  '& [role="radio"]': { minHeight: 46, fontSize: 15 },
} as const;

/** Underlined amount with a 44 px target that doesn't make the row taller. */
const MONTO = {
  minWidth: 0,
  p: '0 6px',
  m: '-12px -6px',
  fontSize: 15,
  lineHeight: '20px',
  textDecoration: 'underline',
  color: 'text.primary',
} as const;
