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
    configSavePermissions: build.mutation<SectionPermission[], SavePermissions>({
      query: (body) => requestOf(savePermissionsCall, { body }),
      transformResponse: ({ permisos: permissions }: AnswerOf<typeof savePermissionsCall>) => permissions,
      // The answer has all permissions. Caching it prevents the form from showing the old roles again.
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null);
        if (response) dispatch(permissionsApi.util.updateQueryData('configPermissions', undefined, () => response.data));
      },
      invalidatesTags: ['Identidad', 'Sesion'],
    }),
  }),
});

export const { useConfigPermissionsQuery, useConfigSavePermissionsMutation } = permissionsApi;
