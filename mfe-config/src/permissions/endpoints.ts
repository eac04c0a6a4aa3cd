import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { readPermissionsCall, savePermissionsCall } from '@lavanda/shared/contract/calls/permissions';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { SavePermissions, SectionPermission } from '@lavanda/shared/contract/schemas/permissions';

const permissionsApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    configPermissions: build.query<SectionPermission[], void>({
      query: () => requestOf(readPermissionsCall),
      transformResponse: ({ permisos: permissions }: AnswerOf<typeof readPermissionsCall>) => permissions,
      providesTags: ['Identidad'],
    }),
    /** Refetches the session too, because it contains the permissions of the user's role. */
    configSavePermissions: build.mutation<unknown, SavePermissions>({
      query: (body) => requestOf(savePermissionsCall, { body }),
      invalidatesTags: ['Identidad', 'Sesion'],
    }),
  }),
});

export const { useConfigPermissionsQuery, useConfigSavePermissionsMutation } = permissionsApi;
