import { errorMessage, useToast } from '@lavanda/shared';
import type { SectionPermission } from '@lavanda/shared/contract/schemas/permissions';
import type { Role } from '@lavanda/shared/domain/roles';
import { useState } from 'react';
import { useConfigSavePermissionsMutation } from './endpoints';
import { TEXTS as T } from './texts';

/** Form of the permissions. Its state holds the chosen roles of those that the user touched; the others have the stored roles. */
export function usePermissionForm(stored: readonly SectionPermission[]) {
  const [changes, setChanges] = useState<Readonly<Record<string, readonly Role[]>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { isLoading: saving }] = useConfigSavePermissionsMutation();
  const notify = useToast();
  const rolesOf = ({ clave: key, roles }: SectionPermission): readonly Role[] => changes[key] ?? roles;
  const changed = stored.filter((permission) => !areSame(rolesOf(permission), permission.roles));
  return {
    saving,
    failure,
    isChanged: changed.length > 0,
    has: (permission: SectionPermission, role: Role) => role === 'superuser' || rolesOf(permission).includes(role),
    toggle: (permission: SectionPermission, role: Role) => {
      const roles = rolesOf(permission);
      const next = roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role];
      setChanges({ ...changes, [permission.clave]: next });
    },
    release: () => setChanges({}),
    save: async () => {
      setFailure(null);
      try {
        await send({ permisos: changed.map((one) => ({ clave: one.clave, roles: [...rolesOf(one)] })) }).unwrap();
        // What was saved is no change any more; what the user touched meanwhile stays.
        setChanges((now) => Object.fromEntries(Object.entries(now).filter(([key, roles]) => roles !== changes[key])));
        notify(T.saved);
      } catch (error) {
        setFailure(T.notSaved(errorMessage(error)));
      }
    },
  };
}

function areSame(one: readonly Role[], other: readonly Role[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}
