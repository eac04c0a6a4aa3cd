import { useToast } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TEXTS } from '../activos/texts';
import ClienteRegistration from '../clientes/ClienteRegistration';
import ClienteSearch from '../clientes/ClienteSearch';
import ScheduleStep from './ScheduleStep';

const T = TEXTS.agenda;

type Step = { nombre: 'buscar' } | { nombre: 'registrar'; text: string } | { nombre: 'programar'; cliente: Cliente };

const SEARCH: Step = { nombre: 'buscar' };

/** Schedules a recoleccion in steps: find or register the cliente, then choose address, date and window. */
export default function ScheduleDialog({ onClose }: { onClose(): void }) {
  const [step, setStep] = useState<Step>(SEARCH);
  const toast = useToast();
  const navigate = useNavigate();

  if (step.nombre === 'programar') {
    return (
      <ScheduleStep
        key={step.cliente._id}
        cliente={step.cliente}
        onChange={() => setStep(SEARCH)}
        onClose={onClose}
        onOpenNota={(id) => navigate(`/app/pos/${id}`)}
        onScheduled={() => {
          toast(T.success);
          onClose();
        }}
      />
    );
  }
  const schedule = (cliente: Cliente) => setStep({ nombre: 'programar', cliente });
  return (
    <AppDialog opened title={step.nombre === 'buscar' ? T.scheduleRecoleccion : T.register} onClose={onClose} width={520}>
      {step.nombre === 'buscar' ? (
        <ClienteSearch autoFocus onSelect={schedule} onRegister={(text) => setStep({ nombre: 'registrar', text })} />
      ) : (
        <ClienteRegistration initialName={step.text} onRegistered={schedule} onCancel={() => setStep(SEARCH)} />
      )}
    </AppDialog>
  );
}
