import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { removePhotoCall, savePhotoCall } from '@lavanda/shared/contract/calls/photos';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';

interface PhotoOfNota {
  nota: string;
  foto: string;
}

/** Time limit to send a photo over a slow connection, ms. */
const PHOTO_WAIT = 60_000;

export const photosApi = api.injectEndpoints({
  // Another version of this section may already have injected its endpoints.
  overrideExisting: true,
  endpoints: (build) => ({
    posSavePhoto: build.mutation<AnswerOf<typeof savePhotoCall>, PhotoOfNota & { jpeg: Blob }>({
      query: ({ nota, foto, jpeg }) => requestOf(savePhotoCall, { params: { nota, foto } }, { file: jpeg, timeout: PHOTO_WAIT }),
      invalidatesTags: (_answer, error, { nota }) => (error ? [] : [{ type: 'Nota', id: nota }]),
    }),
    posRemovePhoto: build.mutation<AnswerOf<typeof removePhotoCall>, PhotoOfNota>({
      query: (params) => requestOf(removePhotoCall, { params }),
      invalidatesTags: (_answer, error, { nota }) => (error ? [] : [{ type: 'Nota', id: nota }]),
    }),
  }),
});

export const { usePosRemovePhotoMutation } = photosApi;
