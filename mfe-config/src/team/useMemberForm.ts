import { type AppDispatch, api, useCurrentUser, useToast } from '@lavanda/shared';
import type { Member } from '@lavanda/shared/contract/schemas/team';
import { oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useConfigSaveUserMutation } from './endpoints';
import { nameFor } from './member';
import type { AssignableRole } from './RoleField';
import { ROLE_TEXTS, FORM_TEXTS as T } from './texts';

const fieldOf = oneOf(['nombre', 'idSucursal', 'rol']);

function assignable(role: Member['rol']): AssignableRole | null {
  return role in ROLE_TEXTS ? (role as AssignableRole) : null;
}

/** The form of a stored account: its values, the texts about the choice of role, and the save. */
export function useMemberForm(member: Member, onSaved: () => void) {
  const [name, setName] = useState(member.nombre);
  const [idSucursal, setSucursal] = useState(member.idSucursal);
  const [role, setRole] = useState(assignable(member.rol));
  const form = useForm({ fieldOf });
  const [save] = useConfigSaveUserMutation();
  const isOwnAccount = useCurrentUser()._id === member._id;
  const dispatch = useDispatch<AppDispatch>();
  const notify = useToast();
  const wasSuperuser = member.rol === 'superuser';
  const changesRole = role !== null && role !== member.rol;

  const warnings = [
    ...(wasSuperuser ? [changesRole ? T.leavesSuperuser : T.superuser] : []),
    ...(changesRole ? [isOwnAccount ? T.endsYours : T.endsSessions] : []),
  ];

  async function send() {
    const typed = name.trim();
    const faults = {
      ...(typed === '' && { nombre: T.missingName }),
      ...(idSucursal === '' && { idSucursal: T.missingSucursal }),
    };
    const body = { _id: member._id, nombre: typed, idSucursal, rol: role ?? member.rol };
    const response = await form.submit(faults, () => save(body));
    if (!response) return;
    notify(T.saved(nameFor(response.usuario)));
    // After users edit their own account, the session is refetched: the bar shows its data, and a new role signs the user out.
    if (isOwnAccount) dispatch(api.util.invalidateTags(['Sesion']));
    onSaved();
  }

  return {
    ...form,
    name,
    setName,
    idSucursal,
    setSucursal,
    /** The chosen role; null keeps the account's current role, which this form can't assign. */
    role,
    setRole,
    /** Texts about what the choice of role changes or keeps. */
    warnings,
    /** True when the account is a superuser's and another role was chosen. */
    leavesSuperuser: wasSuperuser && changesRole,
    send,
  };
}
