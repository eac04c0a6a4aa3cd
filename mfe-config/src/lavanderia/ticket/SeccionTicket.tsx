import Field from '@lavanda/shared/ui/Field';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Opciones from '../forma/Opciones';
import Tarjeta from '../forma/Tarjeta';
import type { Forma } from '../forma/useForma';
import { idDeCampo, LEGAL_MAXIMO } from '../forma/validar';
import { TEXTOS_TICKET as T } from '../textos';

const DIAS = 'dias_entrega';
const LEGAL = 'ticket_legal';
const ANCHOS = ([58, 80] as const).map((valor) => ({ valor, etiqueta: T.mm(valor) }));

/** Usual delivery days, the ticket's paper and its legal text (decisions). */
export default function SeccionTicket({ forma }: { forma: Forma }) {
  const { dias, ancho, legal } = forma.visto;
  return (
    <Tarjeta titulo={T.titulo}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Field
          id={idDeCampo(DIAS)}
          etiqueta={T.dias}
          value={dias}
          error={forma.errores[DIAS]}
          ayuda={T.diasAyuda}
          entrada={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 2 }}
          onChange={({ target }) => forma.escribir(DIAS, { dias: target.value })}
          onBlur={() => forma.alSalir(DIAS, dias)}
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
            onCambio={(elegido) => forma.escribir('ticket_ancho', { ancho: elegido })}
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
          error={forma.errores[LEGAL]}
          ayuda={T.legalAyuda(legal.length, LEGAL_MAXIMO)}
          entrada={{ maxLength: LEGAL_MAXIMO }}
          onChange={({ target }) => forma.escribir(LEGAL, { legal: target.value })}
          sx={{ '& .MuiInputBase-multiline': { p: 0 }, '& textarea': { height: 'auto' } }}
        />
      </Box>
    </Tarjeta>
  );
}
