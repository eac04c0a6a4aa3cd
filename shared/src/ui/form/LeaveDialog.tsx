import ConfirmDialog from '../ConfirmDialog.tsx';
import type { useGuardaSalida } from '../useGuardaSalida.ts';

interface LeaveDialogProps {
  guard: ReturnType<typeof useGuardaSalida>;
  texts: { pregunta: string; consecuencia: string; salir: string; seguir: string };
}

/** Asks before leaving with unsaved changes. */
export default function LeaveDialog({ guard, texts }: LeaveDialogProps) {
  if (!guard.preguntando) return null;
  return (
    <ConfirmDialog
      peligro
      pregunta={texts.pregunta}
      consecuencia={texts.consecuencia}
      confirmar={texts.salir}
      cancelar={texts.seguir}
      onConfirmar={guard.salir}
      onCancelar={guard.seguir}
    />
  );
}
