import type { EnvioConfig, Identidad } from '@lavanda/shared/contract/tenant';
import Field from '@lavanda/shared/ui/Field';
import Typography from '@mui/material/Typography';
import Opciones from '../forma/Opciones';
import Tarjeta from '../forma/Tarjeta';
import type { Forma } from '../forma/useForma';
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
export default function SeccionEnvio({ forma, avisos }: { forma: Forma; avisos: Identidad['avisos'] }) {
  const { tipo, monto } = forma.visto;
  return (
    <Tarjeta titulo={T.titulo}>
      <Opciones
        etiqueta={T.titulo}
        opciones={REGLAS}
        valor={tipo}
        onCambio={(elegido) => forma.escribir('envio.', { tipo: elegido })}
      />
      {tipo === 'conCosto' && (
        <Field
          id={idDeCampo(MONTO)}
          etiqueta={T.monto}
          value={monto}
          error={forma.errores[MONTO]}
          startAdornment={<span aria-hidden>$&nbsp;</span>}
          entrada={{ inputMode: 'decimal', autoComplete: 'off' }}
          onChange={({ target }) => {
            const aceptado = aceptarMonto(target.value);
            if (aceptado !== null) forma.escribir(MONTO, { monto: aceptado });
          }}
          onBlur={() => {
            const acomodado = acomodarMonto(monto);
            if (acomodado !== monto) forma.escribir(MONTO, { monto: acomodado });
            forma.alSalir(MONTO, acomodado);
          }}
          sx={{ mt: 3.5, maxWidth: { sm: 220 }, '& input': { pl: 0 } }}
        />
      )}
      {tipo === 'rango' && <ListaRangos forma={forma} avisos={avisos} />}
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        {tipo === 'sinCosto' ? `${T.gratis} ${T.nuevas}` : T.nuevas}
      </Typography>
    </Tarjeta>
  );
}
