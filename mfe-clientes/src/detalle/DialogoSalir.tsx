import ConfirmDialog from '@lavanda/shared/ui/ConfirmDialog';
import { TEXTOS } from '../textos';
import type { useGuardaSalida } from './useGuardaSalida';

const T = TEXTOS.detalle;

/** Asks before leaving with unsaved changes. */
export default function DialogoSalir({ guarda }: { guarda: ReturnType<typeof useGuardaSalida> }) {
  if (!guarda.preguntando) return null;
  return (
    <ConfirmDialog
      peligro
      pregunta={T.salirPregunta}
      consecuencia={T.salirConsecuencia}
      confirmar={T.salir}
      cancelar={T.seguir}
      onConfirmar={guarda.salir}
      onCancelar={guarda.seguir}
    />
  );
}
