import type { Form } from '@lavanda/shared/ui/form/useForm';
import type { ReactNode } from 'react';
import CampoRol, { type RolAsignable } from './CampoRol';
import CampoSucursal from './CampoSucursal';

interface CamposDePuestoProps {
  idSucursal: string;
  /** null keeps a role that can't be chosen here. */
  rol: RolAsignable | null;
  form: Pick<Form, 'errors' | 'clear'>;
  onSucursal(id: string): void;
  onRol(rol: RolAsignable): void;
  /** What choosing the role means. */
  avisos?: readonly string[];
  /** A way back from the choice. */
  accion?: ReactNode;
}

/** Where a person works and as what: the fields that inviting and modifying have alike. */
export default function CamposDePuesto(props: CamposDePuestoProps) {
  const { idSucursal, rol, form, onSucursal, onRol, avisos, accion } = props;
  return (
    <>
      <CampoSucursal
        valor={idSucursal}
        error={form.errors.idSucursal}
        onCambio={(id) => {
          onSucursal(id);
          form.clear('idSucursal');
        }}
      />
      <CampoRol
        valor={rol}
        error={form.errors.rol}
        onCambio={(nuevo) => {
          onRol(nuevo);
          form.clear('rol');
        }}
        avisos={avisos}
        accion={accion}
      />
    </>
  );
}
