import Field from '@lavanda/shared/ui/Field';
import type { ComponentProps } from 'react';
import { type Campo, idDeCampo } from './borrador';
import type { Forma } from './useForma';

interface CampoTextoProps {
  forma: Forma;
  campo: Campo;
  etiqueta: string;
  ayuda?: string | undefined;
  opcional?: boolean;
  autoFocus?: boolean;
  placeholder?: string;
  type?: string;
  entrada?: ComponentProps<'input'>;
}

/** One text field of the customer, tied to the form: checked when it is left, its error cleared on edit. */
export default function CampoTexto({ forma, campo, entrada, ...resto }: CampoTextoProps) {
  return (
    <Field
      {...resto}
      id={idDeCampo(campo)}
      name={campo}
      value={forma.visto[campo]}
      readOnly={forma.guardando}
      error={forma.errores[campo]}
      entrada={{ autoComplete: 'off', ...entrada }}
      onChange={({ target }) => forma.escribir(campo, target.value)}
      onBlur={() => forma.alSalir(campo)}
    />
  );
}
