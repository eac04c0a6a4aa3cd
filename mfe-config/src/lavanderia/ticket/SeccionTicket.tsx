import Field from '@lavanda/shared/ui/Field';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Opciones from '../forma/Opciones';
import Tarjeta from '../forma/Tarjeta';
import type { IdentityForm } from '../forma/useIdentityForm';
import { idDeCampo, LEGAL_MAXIMO } from '../forma/validar';
import { TEXTOS_TICKET as T } from '../textos';

const DIAS = 'dias_entrega';
const LEGAL = 'ticket_legal';
const ANCHOS = ([58, 80] as const).map((valor) => ({ valor, etiqueta: T.mm(valor) }));

/** Usual delivery days, the ticket's paper and its legal text (decisions). */
export default function SeccionTicket({ form }: { form: IdentityForm }) {
  const { dias, ancho, legal } = form.values;
  return (
    <Tarjeta titulo={T.titulo}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Field
          id={idDeCampo(DIAS)}
          etiqueta={T.dias}
          value={dias}
          error={form.errors[DIAS]}
          ayuda={T.diasAyuda}
          entrada={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 2 }}
          onChange={({ target }) => form.write(DIAS, { dias: target.value })}
          onBlur={() => form.leave(DIAS, dias)}
          sx={{ '& .MuiOutlinedInput-root': { maxWidth: 120 } }}
        />
        <div>
          <Typography variant="label" aria-hidden sx={{ display: 'block', mb: 1.5, color: 'text.secondary' }}>
            {T.ancho}
          </Typography>
          <Opciones
            etiqueta={T.ancho}
            opciones={ANCHOS}
            valor={ancho}
            onCambio={(elegido) => form.write('ticket_ancho', { ancho: elegido })}
          />
        </div>
        <Field
          id={idDeCampo(LEGAL)}
          etiqueta={T.legal}
          opcional
          multiline
          minRows={3}
          maxRows={12}
          value={legal}
          error={form.errors[LEGAL]}
          ayuda={T.legalAyuda(legal.length, LEGAL_MAXIMO)}
          entrada={{ maxLength: LEGAL_MAXIMO }}
          onChange={({ target }) => form.write(LEGAL, { legal: target.value })}
          sx={{ '& .MuiInputBase-multiline': { p: 0 }, '& textarea': { height: 'auto' } }}
        />
      </Box>
    </Tarjeta>
  );
}
