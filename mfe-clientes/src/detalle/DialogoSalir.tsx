import ConfirmDialog from '@lavanda/shared/ui/ConfirmDialog';
import type { useGuardaSalida } from '@lavanda/shared/ui/useGuardaSalida';
import { TEXTOS } from '../textos';

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
