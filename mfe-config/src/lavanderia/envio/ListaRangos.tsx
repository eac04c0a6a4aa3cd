import type { Identidad } from '@lavanda/shared/contract/tenant';
import { RANGOS_MAXIMOS } from '@lavanda/shared/domain/envio';
import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import AvisoError from '@lavanda/shared/ui/AvisoError';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
import type { FilaRango as Fila } from '../forma/borrador';
import type { IdentityForm } from '../forma/useIdentityForm';
import { idDeCampo } from '../forma/validar';
import { TEXTOS_ENVIO as T } from '../textos';
import FilaRango from './FilaRango';
import { revisarRangos } from './revisarRangos';

const LISTA = 'envio.rules.rango';

interface ListaRangosProps {
  form: IdentityForm;
  /** What the server found odd about the saved rule. */
  avisos: Identidad['avisos'];
}

/** The bands of the 'Por rango' rule. */
export default function ListaRangos({ form, avisos }: ListaRangosProps) {
  const { rangos } = form.values;
  const revision = revisarRangos(form.values);
  const errores = { ...revision.errores, ...form.errors };
  const guardados = Object.fromEntries(avisos.map(({ campo, mensaje }) => [campo, mensaje]));

  function poner(nuevos: readonly Fila[], foco: string) {
    flushSync(() => form.write(LISTA, { rangos: nuevos }));
    document.getElementById(idDeCampo(foco))?.focus();
  }

  function agregar() {
    const min = rangos.length === 0 ? '0.00' : (rangos.at(-1)?.max ?? '');
    poner([...rangos, { clave: nuevoId(), min, max: '', envio: '' }], `${LISTA}.${rangos.length}.${min === '' ? 'min' : 'max'}`);
  }

  function quitar(lugar: number) {
    const quedan = rangos.filter((_, cada) => cada !== lugar);
    poner(quedan, lugar < quedan.length ? `${LISTA}.${lugar}.min` : 'envio.agregar');
  }

  return (
    <Box sx={{ mt: 3.5 }}>
      <Box component="ol" aria-label={T.rango} sx={{ listStyle: 'none', display: 'grid', gap: { xs: 4, sm: 2 }, m: 0, p: 0 }}>
        {rangos.map((fila, lugar) => (
          <FilaRango
            key={fila.clave}
            lugar={lugar}
            fila={fila}
            errores={errores}
            avisos={form.deliveryChanged ? revision.avisos : guardados}
            onCambio={(cambio) =>
              form.write(`${LISTA}.${lugar}.`, {
                rangos: rangos.map((cada, otro) => (otro === lugar ? { ...cada, ...cambio } : cada)),
              })
            }
            onSalir={form.leave}
            onQuitar={() => quitar(lugar)}
          />
        ))}
      </Box>
      <div data-at-fault={form.errors[LISTA] !== undefined}>
        <AvisoError mensaje={form.errors[LISTA]} />
        <Button
          id={idDeCampo('envio.agregar')}
          startIcon={<AddRounded />}
          disabled={rangos.length >= RANGOS_MAXIMOS}
          onClick={agregar}
          sx={{ mt: 2, ml: -2, px: 2 }}
        >
          {T.agregar}
        </Button>
      </div>
    </Box>
  );
}
