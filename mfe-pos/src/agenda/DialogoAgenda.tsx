import { useToast } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import AppDialog from '@lavanda/shared/ui/AppDialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TEXTOS } from '../activos/textos';
import BuscadorClientes from '../clientes/BuscadorClientes';
import RegistroCliente from '../clientes/RegistroCliente';
import PasoProgramar from './PasoProgramar';

const T = TEXTOS.agenda;

type Paso = { nombre: 'buscar' } | { nombre: 'registrar'; texto: string } | { nombre: 'programar'; cliente: Cliente };

const BUSCAR: Paso = { nombre: 'buscar' };

/** Pickup scheduling in three steps: find the customer, or register one, then day and window (spec 2). */
export default function DialogoAgenda({ onCerrar }: { onCerrar(): void }) {
  const [paso, setPaso] = useState<Paso>(BUSCAR);
  const toast = useToast();
  const navegar = useNavigate();

  if (paso.nombre === 'programar') {
    return (
      <PasoProgramar
        key={paso.cliente._id}
        cliente={paso.cliente}
        onCambiar={() => setPaso(BUSCAR)}
        onCerrar={onCerrar}
        onAbrirNota={(id) => navegar(`/app/pos/${id}`)}
        onProgramada={() => {
          toast(T.exito);
          onCerrar();
        }}
      />
    );
  }
  const programar = (cliente: Cliente) => setPaso({ nombre: 'programar', cliente });
  return (
    <AppDialog abierto titulo={paso.nombre === 'buscar' ? T.agendar : T.registrar} onCerrar={onCerrar} ancho={520}>
      {paso.nombre === 'buscar' ? (
        <BuscadorClientes autoFocus onElegir={programar} onRegistrar={(texto) => setPaso({ nombre: 'registrar', texto })} />
      ) : (
        <RegistroCliente nombreInicial={paso.texto} onRegistrado={programar} onCancelar={() => setPaso(BUSCAR)} />
      )}
    </AppDialog>
  );
}
