import type { EnvioConfig, Identidad } from '@lavanda/shared/contract/tenant';
import Field from '@lavanda/shared/ui/Field';
import Typography from '@mui/material/Typography';
import Opciones from '../forma/Opciones';
import Tarjeta from '../forma/Tarjeta';
import type { IdentityForm } from '../forma/useIdentityForm';
import { idDeCampo } from '../forma/validar';
import { TEXTOS_ENVIO as T } from '../textos';
import ListaRangos from './ListaRangos';
import { aceptarMonto, acomodarMonto } from './montos';

const MONTO = 'envio.rules.conCosto.monto';

const REGLAS: readonly { valor: EnvioConfig['rulesType']; etiqueta: string }[] = [
  { valor: 'conCosto', etiqueta: T.conCosto },
  { valor: 'sinCosto', etiqueta: T.sinCosto },
  { valor: 'rango', etiqueta: T.rango },
];

/** The delivery fee (spec 9): a fixed one, none, or by bands of the subtotal. */
export default function SeccionEnvio({ form, avisos }: { form: IdentityForm; avisos: Identidad['avisos'] }) {
  const { tipo, monto } = form.values;
  return (
    <Tarjeta titulo={T.titulo}>
      <Opciones
        etiqueta={T.titulo}
        opciones={REGLAS}
        valor={tipo}
        onCambio={(elegido) => form.write('envio.', { tipo: elegido })}
      />
      {tipo === 'conCosto' && (
        <Field
          id={idDeCampo(MONTO)}
          etiqueta={T.monto}
          value={monto}
          error={form.errors[MONTO]}
          startAdornment={<span aria-hidden>$&nbsp;</span>}
          entrada={{ inputMode: 'decimal', autoComplete: 'off' }}
          onChange={({ target }) => {
            const aceptado = aceptarMonto(target.value);
            if (aceptado !== null) form.write(MONTO, { monto: aceptado });
          }}
          onBlur={() => {
            const acomodado = acomodarMonto(monto);
            if (acomodado !== monto) form.write(MONTO, { monto: acomodado });
            form.leave(MONTO, acomodado);
          }}
          sx={{ mt: 3.5, maxWidth: { sm: 220 }, '& input': { pl: 0 } }}
        />
      )}
      {tipo === 'rango' && <ListaRangos form={form} avisos={avisos} />}
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        {tipo === 'sinCosto' ? `${T.gratis} ${T.nuevas}` : T.nuevas}
      </Typography>
    </Tarjeta>
  );
}
