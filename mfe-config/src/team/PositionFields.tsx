import type { Form } from '@lavanda/shared/ui/form/useForm';
import type { ReactNode } from 'react';
import RoleField, { type AssignableRole } from './RoleField';
import SucursalField from './SucursalField';

interface PositionFieldsProps {
  idSucursal: string;
  /** The chosen role; null keeps the account's current role, which this form can't assign. */
  rol: AssignableRole | null;
  form: Pick<Form, 'errors' | 'clear'>;
  onSucursal(id: string): void;
  onRole(role: AssignableRole): void;
  /** Texts about what the choice of role changes or keeps. */
  warnings?: readonly string[];
  /** Button that undoes the choice of role. */
  action?: ReactNode;
}

/** Sucursal and role fields, shared by the new and edit dialogs. */
export default function PositionFields(props: PositionFieldsProps) {
  const { idSucursal, rol: role, form, onSucursal, onRole, warnings, action } = props;
  return (
    <>
      <SucursalField
        value={idSucursal}
        error={form.errors.idSucursal}
        onChange={(id) => {
          onSucursal(id);
          form.clear('idSucursal');
        }}
      />
      <RoleField
        value={role}
        error={form.errors.rol}
        onChange={(next) => {
          onRole(next);
          form.clear('rol');
        }}
        warnings={warnings}
        action={action}
      />
    </>
  );
}
